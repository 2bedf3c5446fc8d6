/** Call `wake` once, when someone points at, touches or tabs to a link of this site: soon the page may be another. */
export function wakeOnIntent(document: Document, wake: () => void): void {
  const stop = new AbortController()
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="/"]')) return
    stop.abort()
    wake()
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, look, { passive: true, signal: stop.signal })
  }
}
