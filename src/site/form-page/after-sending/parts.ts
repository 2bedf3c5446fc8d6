export { FailureActions } from './FailureActions'
export { FailureAdvice } from './FailureAdvice'
export { SendingHelp, WaitTold } from './SendingHelp'
export { SentHelp } from './SentHelp'
