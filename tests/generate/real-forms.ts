import { root } from '../../src/tooling/root'
import { readFiles } from '../../src/lint/read-files'
import { createCache, type Files } from '../../src/lint/source/read-workspace'

/** The files of `forms/` alone: what stands in the pages' content is not the scaffold's. */
export function onlyForms(files: Files): Files {
  return new Map([...files].filter(([path]) => path.startsWith('forms/')))
}

/** The forms of the repository. */
export const realForms: Files = onlyForms(readFiles(root))

/** Read once for all tests of a file. */
export const memory = createCache()

/** The text of one file. */
export function textAt(files: Files, path: string): string {
  const file = files.get(path) ?? ''
  return typeof file === 'string' ? file : new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
}

/** The forms of the repository with one file changed. */
export function formWith(path: string, change: (text: string) => string): Files {
  return new Map([...realForms, [path, change(textAt(realForms, path))]])
}
