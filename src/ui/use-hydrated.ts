import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while prerendering and in the first render over prerendered HTML, true afterwards: what only this browser
 * knows (the time, the query string, what is stored) is shown from then on, so both renders are the same.
 * @example useHydrated() ? new Date().getFullYear() : yearOfTheBuild
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
