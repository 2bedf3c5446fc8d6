import { readFormFiles } from '../../../src/build/workbench-store'
import { formsFolder } from '../../../src/build/read-definitions'
import type { Files } from '../../../src/staff/workbench/files/change'

/** Every file of `forms/`, as the workbench gets them. */
export const everyFile: Files = new Map(Object.entries(readFormFiles(formsFolder)))

/** The same with some files replaced. */
export function filesWith(changes: Readonly<Record<string, string>>): Files {
  return new Map([...everyFile, ...Object.entries(changes)])
}
