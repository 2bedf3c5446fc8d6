const regions = '[role=alert], [role=status], [aria-live], output'

const unheard = '[aria-hidden=true], [hidden], svg'

/**
 * Hears the live regions in a part of the page, as browsers report them: an alert when it appears, every other region when
 * what it holds changes. Each is reported once for all that changes together. Returns how to stop.
 */
export function hearLiveRegions(page: HTMLElement, hear: (phrase: string) => void): () => void {
  const observer = new MutationObserver((changes) => {
    const changed = new Set(changes.flatMap(regionsOf))
    for (const region of changed) {
      const text = textIn(region)
      if (text !== '' && urgencyOf(region) !== 'off') hear(`${urgencyOf(region)}: ${text}`)
    }
  })
  observer.observe(page, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

function regionsOf({ target, addedNodes }: MutationRecord): readonly Element[] {
  const around: Element[] = []
  let region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
  while (region) {
    around.push(region)
    region = region.parentElement?.closest(regions)
  }
  const added = [...addedNodes].filter((node) => node instanceof Element)
  const alerts = added.flatMap((element) => [element, ...element.querySelectorAll('[role=alert]')])
  return [...around, ...alerts.filter((element) => element.matches('[role=alert]'))]
}

function urgencyOf(region: Element): string {
  return region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite')
}

function textIn(element: Element): string {
  if (element.closest(unheard)) return ''
  const texts = [...element.childNodes].map((node) =>
    node instanceof Element ? textIn(node) : (node.textContent ?? ''),
  )
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
