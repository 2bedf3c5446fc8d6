import { Virtual } from '@guidepup/virtual-screen-reader'

// What a screen reader says of nodes without content of their own.
const silent =
  /^(end of .*|document|main|paragraph|status|alert|list|listitem.*|definition|term|time|generic)?$/

/** Without its own observer: it would report every changed attribute, and miss an alert that appears. */
const still = {
  document,
  MutationObserver: class {
    observe(): void {}
    disconnect(): void {}
    takeRecords(): MutationRecord[] {
      return []
    }
  },
}

/** What is said when the cursor comes to an element. */
export async function phraseFor(element: HTMLElement): Promise<readonly string[]> {
  const reader = new Virtual()
  await reader.start({ container: element, window: still })
  const phrase = await reader.lastSpokenPhrase()
  await reader.stop()
  return silent.test(phrase) ? [] : [phrase]
}

/** What is said when a part of the page is read to its end: from an element on, or from the part's beginning. */
export async function readOn(
  page: HTMLElement,
  part: HTMLElement,
  from: Element | null,
  yieldToMain?: () => Promise<void>,
): Promise<readonly string[]> {
  const isAhead = (node: Node): boolean =>
    !from || from === node || (from.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const reader = new Virtual()
  await reader.start({ container: page, window: still })
  const phrases: string[] = []
  // After the last word it begins again, with the page itself.
  do {
    const { activeNode } = reader
    const phrase = await reader.lastSpokenPhrase()
    if (activeNode && part.contains(activeNode) && isAhead(activeNode) && !silent.test(phrase)) {
      phrases.push(phrase)
    }
    await reader.next()
    await yieldToMain?.()
  } while (reader.activeNode && reader.activeNode !== page)
  await reader.stop()
  return phrases
}

const regions = '[role=alert], [role=status], [aria-live], output'

const unheard = '[aria-hidden=true], [hidden], svg'

/**
 * Reports the live regions in a part of the page, as browsers announce them: an alert when it appears, every other
 * region when its content changes. Simultaneous changes are reported once. Returns how to stop.
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
