/** Call `act` after this many milliseconds; returns how to cancel it. */
export function later(act: () => void, milliseconds: number): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Call `act` whenever the page is hidden or left, as it may not come back, and when it is shown again; returns the
 * unsubscribe function.
 */
export function whenHidden(act: () => void): () => void {
  window.addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', act)
  return () => {
    window.removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', act)
  }
}

const wary = new Set<object>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before the page is closed, while at least one `who` wants it. */
export function warnOfLeaving(who: object, isWanted: boolean): void {
  if (isWanted) wary.add(who)
  else wary.delete(who)
  // Few browsers keep a page with this listener in the back/forward cache, so it is only added when needed.
  if (wary.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

/** Whether something would be lost if the page were closed now. */
export const isLeavingUnsafe = () => wary.size > 0

/** The part of the browser's storage that the site uses; undefined where the visitor has switched storage off. */
export type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined

/** The browser's storage for this site; undefined where there is none. */
export function browserStore(): BrowserStore {
  try {
    // In some apps it is null, whatever its type says.
    return (window.localStorage as Storage | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The JSON value that is stored under this key; undefined for any other text, and where there is none. Never throws. */
export function readStoredJson(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? '')
  } catch {
    return undefined
  }
}
