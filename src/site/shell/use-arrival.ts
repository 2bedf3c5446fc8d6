import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What happens when a visitor arrives at another path: the page stands at its top (or at the hash it was linked to),
 * and once the loading screen is gone the focus is on the h1, or on the hash's target.
 * The first page of a visit is left as the browser shows it.
 */
export function useArrival(main: RefObject<HTMLElement | null>, loading: boolean): void {
  const { pathname, hash } = useLocation()
  const arrivedAt = useRef(pathname)
  const focusDue = useRef(false)
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    focusDue.current = true
    const target = document.getElementById(hash.slice(1))
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash])
  useEffect(() => {
    if (loading || !focusDue.current) return
    focusDue.current = false
    const target = document.getElementById(hash.slice(1)) ?? main.current?.querySelector('h1')
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [loading, hash, main])
}
