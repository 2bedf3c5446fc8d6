export { FailureHelp } from './FailureHelp'
export { SendingHelp } from './SendingHelp'
export { SentHelp } from './SentHelp'
