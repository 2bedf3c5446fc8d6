import { runFix } from './cli/run-fix'
import { runOnTerminal } from './cli/terminal'

// The command `npm run forms:fix`.

await runOnTerminal(runFix)
