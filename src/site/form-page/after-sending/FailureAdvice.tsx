import type { FailedTry } from '../form-state'
import { useOnline } from '../use-online'
import { failureAdvice } from './failure-advice'

/** What to do about a try that failed, in plain words. */
export function FailureAdvice({ failure }: { readonly failure: FailedTry }) {
  const isOnline = useOnline()
  return failureAdvice(failure, isOnline).map((text) => <p key={text}>{text}</p>)
}
