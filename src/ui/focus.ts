import { useLayoutEffect, useRef, type RefObject } from 'react'

interface FocusOptions {
  /** Scroll to the top of the page instead of to the element, which is near it. */
  readonly fromTop?: boolean
}

/** A ref for an element that takes the focus when it mounts, so that its text is noticed. */
export function useFocusOnMount<Element extends HTMLElement>({
  fromTop = false,
}: FocusOptions = {}): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    if (fromTop) window.scrollTo({ top: 0, behavior: 'instant' })
    ref.current?.focus({ preventScroll: fromTop })
  }, [fromTop])
  return ref
}

/**
 * Move the focus to the page's `main` element, when a button that was pressed is about to disappear. Otherwise the next
 * Tab would begin at the top of the page.
 * @example onClick={() => { focusMain(); close() }}
 */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
