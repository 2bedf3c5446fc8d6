/**
 * Replace each text that is not blank by an element with another one, as the translators of browsers do.
 * @example translate(document.body)
 */
export function translate(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts.filter(({ textContent }) => textContent?.trim() !== '')) {
    const translated = document.createElement('font')
    translated.textContent = `«${text.textContent}»`
    text.parentNode?.replaceChild(translated, text)
  }
}
