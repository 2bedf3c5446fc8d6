import { useSyncExternalStore } from 'react'
import { notices, type Notice } from './notices'

/** The notice that stands on the page, if there is one; none while prerendering. */
export function useNotice(): Notice | undefined {
  return useSyncExternalStore(notices.watch, notices.current, () => undefined)
}
