import { useLayoutEffect, useRef, type RefObject } from 'react'

/** For the element that takes the focus when it appears, which is how what it says gets noticed. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return ref
}
