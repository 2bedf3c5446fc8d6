import { fileURLToPath } from 'node:url'
import { check } from '../../../src/staff/checker/check'
import { readFiles } from '../../../src/staff/checker/read-files'
import { report } from '../../../src/staff/checker/report'
import { emptyMemory, type Files } from '../../../src/staff/checker/source/read-workspace'

const files: Files = readFiles(fileURLToPath(new URL('../../../', import.meta.url)))
const memory = emptyMemory()

/** A change of the real files. */
export type Change = (files: Map<string, string | Uint8Array>) => void

/** What the checker says of a copy of the real files with these changes. */
export function reportAfter(...changes: readonly Change[]): string {
  const copy = new Map(files)
  for (const change of changes) change(copy)
  return report(check(copy, memory), copy)
}

/** Write something else in place of the first `find` in a file; throws when it is not there. */
export function replace(path: string, find: string, write: string): Change {
  return (copy) => {
    const text = textOf(copy, path)
    if (!text.includes(find)) throw new Error(`${path} has no ${find}`)
    copy.set(
      path,
      text.replace(find, () => write),
    )
  }
}

/** Add a file, or write another in its place. */
export function add(path: string, file: string | Uint8Array): Change {
  return (copy) => {
    copy.set(path, file)
  }
}

/** Take away every file whose path begins so. */
export function remove(path: string): Change {
  return (copy) => {
    for (const other of [...copy.keys()].filter((known) => known.startsWith(path))) copy.delete(other)
  }
}

/** Give a file another path. */
export function move(from: string, to: string): Change {
  return (copy) => {
    copy.set(to, textOf(copy, from))
    copy.delete(from)
  }
}

/** The text of a real file. */
export function textOf(source: Files, path: string): string {
  const file = source.get(path)
  if (file === undefined) throw new Error(`There is no ${path}`)
  return typeof file === 'string' ? file : new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
}

/** The text of a file as it is. */
export function realText(path: string): string {
  return textOf(files, path)
}
