/** Do this after so many milliseconds; returns how to call it off. */
export function later(act: () => void, milliseconds: number): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Be told whenever the page is hidden or left, as it may not come back; returns how to stop. */
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

/** Has the browser ask before the page is closed, as long as anybody wants it. */
export function warnOfLeaving(who: object, isWanted: boolean): void {
  if (isWanted) wary.add(who)
  else wary.delete(who)
  // A page that listens for this is kept for going back by few browsers, so it listens only while it has to.
  if (wary.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
