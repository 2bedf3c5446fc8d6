import { readFiles } from '../lint/read-files'
import { talk } from './cli/conversation'
import { findRoot, applyChanges } from './cli/write-files'
import { runNew } from './cli/run-new'

// The command `npm run forms:new`.

const conversation = talk(process.stdin, process.stdout)
process.exitCode = await runNew({
  args: process.argv.slice(2),
  conversation,
  read: (root) => readFiles(findRoot(root)),
  write: (root, repairs) => applyChanges(findRoot(root), repairs),
})
conversation.end()
