import type { FailedTry } from '../form-state'
import { useOnline } from '../use-online'
import { failureAdvice } from './failure-advice'

interface FailureAdviceProps {
  readonly failure: FailedTry
  /** Whether the form went to the site's own relay rather than to the chat platform. */
  readonly isRelayed: boolean
}

/** What to do about a try that failed, in plain words. */
export function FailureAdvice({ failure, isRelayed }: FailureAdviceProps) {
  const isOnline = useOnline()
  return failureAdvice(failure, isOnline, isRelayed).map((text) => <p key={text}>{text}</p>)
}
