import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while prerendering and in the first render over prerendered HTML, true afterwards. Whatever only the browser
 * knows (the time, the query string, stored data) is shown from then on, so that the first two renders are the same.
 * @example useHydrated() ? new Date().getFullYear() : yearOfTheBuild
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
