import type { Files } from '../../src/workbench/form-files'
import { sampleFiles } from '../lint/sample-files'

/** Every file of the sample site's forms, as the workbench receives them. */
export const everyFile: Files = new Map(
  [...sampleFiles()].flatMap(([path, content]) =>
    path.startsWith('forms/') ? [[path, Buffer.from(content).toString('utf8')] as const] : [],
  ),
)

/** `everyFile` with some files replaced. */
export function filesWith(changes: Readonly<Record<string, string>>): Files {
  return new Map([...everyFile, ...Object.entries(changes)])
}
