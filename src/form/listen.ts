/**
 * Hear of every change a visitor, or what fills in for them, makes in a control. Listens
 * to the element itself: React's way through the whole page would cost as much again with every key. Returns how to stop.
 */
export function listen(element: HTMLElement, heard: () => void): () => void {
  // Some browsers fill in fields with a "change" only.
  const events = ['input', 'change'] as const
  for (const event of events) element.addEventListener(event, heard)
  return () => {
    for (const event of events) element.removeEventListener(event, heard)
  }
}
