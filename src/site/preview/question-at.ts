/** Elements for input rather than for pointing: controls, and the labels of single options. */
const used = 'input, select, textarea, button, a, summary, label:has(input)'

/**
 * The question that was pointed at; undefined for a control, and for everything that is not part of a question.
 * @example questionAt(label, ['name']) // => 'name'
 */
export function questionAt(target: EventTarget | null, names: readonly string[]): string | undefined {
  if (!(target instanceof Element) || target.closest(used)) return undefined
  const field = target.closest('.field')
  return field ? names.find((name) => fieldOf(name) === field) : undefined
}

/** The part of the page with a question, by its name. */
export function fieldOf(name: string): Element | undefined {
  const control = document.querySelector(`[id="root_${name}"], [id^="root_${name}-"], [id^="root_${name}__"]`)
  return control?.closest('.field') ?? undefined
}

/** Scrolls only the frame; `scrollIntoView` would scroll the page around it too. */
export function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) window.scrollBy(0, top - 80)
}
