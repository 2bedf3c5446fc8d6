export { FailureHelp } from './FailureHelp'
export { SendingHelp, WaitTold } from './SendingHelp'
export { SentHelp } from './SentHelp'
