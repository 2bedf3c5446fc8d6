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
