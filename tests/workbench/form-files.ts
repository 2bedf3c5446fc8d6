import { readFormFiles } from '../../src/workbench/server/forms-folder'
import { formsFolder } from '../../src/catalog/read-definitions'
import type { Files } from '../../src/workbench/client/files/change'

/** Every file of `forms/`, as the workbench gets them. */
export const everyFile: Files = new Map(Object.entries(readFormFiles(formsFolder)))

/** The same with some files replaced. */
export function filesWith(changes: Readonly<Record<string, string>>): Files {
  return new Map([...everyFile, ...Object.entries(changes)])
}
