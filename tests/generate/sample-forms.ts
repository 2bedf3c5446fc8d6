import { createCache, type WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { sampleFiles } from '../lint/sample-files'

/** The files of `forms/` alone: the generator does not need the pages' content. */
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

/**
 * The paths of the files that differ, or that only one of the two has. No change touches a file of bytes, so only
 * texts are compared: byte by byte, pictures would take as long as the change itself.
 */
export function pathsThatDiffer(one: WorkspaceFiles, other: WorkspaceFiles): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))
}
