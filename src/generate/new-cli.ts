import { runNew } from './cli/run-new'
import { runOnTerminal } from './cli/terminal'

// The command `npm run forms:new`.

await runOnTerminal(runNew)
