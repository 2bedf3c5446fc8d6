import { talk } from '../../generate/cli/conversation'
import { findRoot } from '../../generate/cli/terminal'
import { runAdopt } from './run-adopt'

// The command `npm run adopt`.

const conversation = talk(process.stdin, process.stdout)
process.exitCode = await runAdopt(conversation, findRoot(undefined))
conversation.end()
