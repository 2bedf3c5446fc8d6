import { createCache, type WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { sampleFiles } from '../lint/sample-files'

/** The files of `forms/` alone: the pages' content is not part of the scaffold. */
export function onlyForms(files: WorkspaceFiles): WorkspaceFiles {
  return new Map([...files].filter(([path]) => path.startsWith('forms/')))
}

/** The forms of the tests' own site. */
export const sampleForms: WorkspaceFiles = onlyForms(sampleFiles())

/** Read once for all tests of a file. */
export const cache = createCache()

/** The text of one file. */
export function textAt(files: WorkspaceFiles, path: string): string {
  const file = files.get(path) ?? ''
  return typeof file === 'string' ? file : new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
}

/** The same with one file changed. */
export function formWith(path: string, change: (text: string) => string): WorkspaceFiles {
  return new Map([...sampleForms, [path, change(textAt(sampleForms, path))]])
}
