const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click']

/**
 * Call `act` once, when someone points at, touches, tabs to or clicks an element that `matches`, before the element hears
 * of it.
 * @example onIntent(document, (element) => element.closest('a') !== null, () => fetchRouter())
 */
export function onIntent(document: Document, matches: (element: Element) => boolean, act: () => void): void {
  const stop = new AbortController()
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !matches(target)) return
    stop.abort()
    act()
  }
  const options = { capture: true, passive: true, signal: stop.signal }
  for (const sign of signs) document.addEventListener(sign, look, options)
}
