import { statSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillText } from '../../engine/fill-text'
import { readFiles } from '../../lint/read-files'
import { alone, BusyError } from '../save-lock'
import { leadsElsewhere, undoInterruptedSave, undoSaveOfForms, WriteError, writeFiles } from '../write-files'
import texts from './cli-texts.json'
import { talk } from './conversation'
import type { Run } from './run-fix'
import type { FileChanges } from '../fix/file-changes'

/** Runs a command on the terminal, with the files of this repository or of the folder that its options name. */
export async function runOnTerminal(command: (run: Run) => Promise<number>): Promise<void> {
  const conversation = talk(process.stdin, process.stdout)
  try {
    process.exitCode = await command({ args: process.argv.slice(2), conversation, ...formsOnDisk })
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    conversation.say(error.message)
    process.exitCode = 1
  } finally {
    conversation.end()
  }
}

/**
 * Reads what staff write, and writes below `folder`, which gets the journal of the save: whichever command runs next
 * there undoes an interrupted one. All commands and the workbench share one lock, in the folder of the forms.
 */
export function filesOnDisk(folder: 'forms' | ''): Pick<Run, 'read' | 'update'> {
  const restore = (root: string): void => {
    undoSaveOfForms(join(root, 'forms'))
    if (folder === '') undoInterruptedSave(root)
  }
  return {
    read: async (asked) => {
      const root = findRoot(asked)
      // Looking below a file would throw.
      if (statSync(root, { throwIfNoEntry: false })?.isFile()) return new Map()
      const forms = join(root, 'forms')
      if (!statSync(forms, { throwIfNoEntry: false })?.isDirectory()) return readFiles(root)
      const restored = () => {
        restore(root)
        return readFiles(root)
      }
      return alone(forms, restored).catch((error: unknown) => {
        // A folder that cannot be written can still be read.
        if (error instanceof WriteError) return readFiles(root)
        throw error
      })
    },
    update: async (asked, change) => {
      const root = findRoot(asked)
      try {
        return await alone(join(root, 'forms'), () => {
          restore(root)
          const changes = change(readFiles(root))
          return typeof changes === 'string' ? changes : applyChanges(root, changes, folder)
        })
      } catch (error) {
        if (error instanceof BusyError) return error.message
        if (!(error instanceof WriteError)) throw error
        return fillText(texts.notWritten, { path: posix.join(folder, error.path), error: error.message })
      }
    },
  }
}

/** The files of the commands that write nothing but forms. */
export const formsOnDisk = filesOnDisk('forms')

/**
 * Write files below the top of the repository, and delete those that are null, with folders that become
 * empty: all or none. Returns a sentence with the reason if a path leads through a link, or if some files were
 * written and could not be restored; throws a `WriteError` if none was. All paths must be inside `folder`.
 */
function applyChanges(root: string, changes: FileChanges, folder: string): string | undefined {
  const link = [...changes.keys()].find((path) => leadsElsewhere(root, join(root, path)))
  if (link !== undefined) return fillText(texts.isLink, { path: link })
  const files = [...changes].map(([path, text]) => [posix.relative(folder, path), text] as const)
  try {
    writeFiles(join(root, folder), new Map(files))
    return undefined
  } catch (error) {
    if (error instanceof WriteError) throw error
    return fillText(texts.cutShort, { error: String(error) })
  }
}

/** The folder that contains `forms/`: the argument, else `FORMS_ROOT`, else the top of this repository. */
export function findRoot(asked: string | undefined): string {
  const root = asked ?? process.env['FORMS_ROOT']
  return root === undefined ? fileURLToPath(new URL('../../../', import.meta.url)) : resolve(root)
}
