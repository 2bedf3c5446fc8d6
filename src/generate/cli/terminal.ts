import { statSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillText } from '../../engine/fill-text'
import { readFiles } from '../../lint/read-files'
import { leadsElsewhere, undoSaveOfForms, WriteError, writeFiles } from '../write-files'
import texts from './cli-texts.json'
import { talk } from './conversation'
import type { Run } from './run-fix'
import type { FileChanges } from '../fix/file-changes'

/** Runs a command on the terminal, with the files of this repository or of the folder that its options name. */
export async function runOnTerminal(command: (run: Run) => Promise<number>): Promise<void> {
  const conversation = talk(process.stdin, process.stdout)
  process.exitCode = await command({ args: process.argv.slice(2), conversation, ...formsOnDisk })
  conversation.end()
}

/**
 * Reads what staff write, and writes into `forms/` with the same journal as the workbench: whichever runs
 * next undoes an interrupted save.
 */
export const formsOnDisk: Pick<Run, 'read' | 'write'> = {
  read: (asked) => {
    const root = findRoot(asked)
    // Looking below a file would throw.
    if (statSync(root, { throwIfNoEntry: false })?.isFile()) return new Map()
    const folder = join(root, 'forms')
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) undoSaveOfForms(folder)
    return readFiles(root)
  },
  write: (asked, changes) => applyChanges(findRoot(asked), changes, 'forms'),
}

/**
 * Write files below the top of the repository, and delete those that are null, with folders that become
 * empty: all or none. Returns a sentence with the reason if a path leads through a link or the disk fails.
 * All paths must be inside `folder`, which gets the journal of the save.
 */
export function applyChanges(root: string, changes: FileChanges, folder = ''): string | undefined {
  const link = [...changes.keys()].find((path) => leadsElsewhere(root, join(root, path)))
  if (link !== undefined) return fillText(texts.isLink, { path: link })
  try {
    const files = [...changes].map(([path, text]) => [posix.relative(folder, path), text] as const)
    writeFiles(join(root, folder), new Map(files))
    return undefined
  } catch (error) {
    if (!(error instanceof WriteError)) return fillText(texts.cutShort, { error: String(error) })
    return fillText(texts.notWritten, { path: posix.join(folder, error.path), error: error.message })
  }
}

/** The folder that contains `forms/`: the argument, else `FORMS_ROOT`, else the top of this repository. */
export function findRoot(asked: string | undefined): string {
  const root = asked ?? process.env['FORMS_ROOT']
  return root === undefined ? fileURLToPath(new URL('../../../', import.meta.url)) : resolve(root)
}
