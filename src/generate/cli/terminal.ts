import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFiles } from '../../lint/read-files'
import { talk } from './conversation'
import type { Run } from './run-fix'
import type { FileChanges } from '../fix/file-changes'

/** Runs a command on the terminal, with the files of this repository or of the folder that its options name. */
export async function runOnTerminal(command: (run: Run) => Promise<number>): Promise<void> {
  const conversation = talk(process.stdin, process.stdout)
  process.exitCode = await command({
    args: process.argv.slice(2),
    conversation,
    read: (root) => readFiles(findRoot(root)),
    write: (root, changes) => applyChanges(findRoot(root), changes),
  })
  conversation.end()
}

/** Write files below the top of the repository, and delete those that are null, with folders that become empty. */
export function applyChanges(root: string, fixes: FileChanges): void {
  for (const [path, text] of fixes) {
    const place = join(root, path)
    if (text === null) {
      rmSync(place, { force: true })
      const folder = dirname(place)
      if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
    } else {
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
  }
}

/** The folder that contains `forms/`: the argument, else that of the environment, else the top of this repository. */
export function findRoot(asked: string | undefined): string {
  const root = asked ?? process.env['FORMS_ROOT']
  return root === undefined ? fileURLToPath(new URL('../../../', import.meta.url)) : resolve(root)
}
