import { useLayoutEffect, useRef, type RefObject } from 'react'

/** For an element that takes the focus when it appears, so that its text is noticed. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return ref
}
