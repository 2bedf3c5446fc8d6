import { readFiles } from '../../lint/read-files'
import { talk } from './conversation'
import type { Run } from './run-fix'
import { applyChanges, findRoot } from './write-files'

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
