import { findRoot, runOnTerminal } from '../../generate/cli/terminal'
import { runAdopt } from './run-adopt'

// The command `npm run adopt`.

await runOnTerminal(({ args, conversation }) => runAdopt(conversation, findRoot(undefined), args))
