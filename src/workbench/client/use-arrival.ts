import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'

/** After a way to another page, though not to another file of the same form, the focus is on that page's heading. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const [location] = useLocation()
  const page = location.split('/').slice(0, 3).join('/')
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    main.current?.querySelector('h1')?.focus()
    window.scrollTo(0, 0)
  }, [page, main])
}
