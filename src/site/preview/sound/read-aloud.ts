import { Virtual } from '@guidepup/virtual-screen-reader'

// Words for what has nothing to say.
const silent =
  /^(end of .*|document|main|paragraph|status|alert|list|listitem.*|definition|term|time|generic)?$/

/** Without its own observer: it would take every attribute for news, and miss an alert that appears. */
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
  } while (reader.activeNode && reader.activeNode !== page)
  await reader.stop()
  return phrases
}
