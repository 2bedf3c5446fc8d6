import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { useHydrated } from '../../ui/use-hydrated'

/** How long the loading screen is shown, in milliseconds (specification.md, 9.03). */
const loadingTime = 600

interface RouteChange {
  /**
   * True while the loading screen is shown: 600 ms from the start of every change of the path, and longer only where
   * the new page has not arrived by then. The first page of a visit, a new query string and a new hash show none.
   */
  readonly isLoading: boolean
  /** Called with the path of each page once it is shown. */
  readonly onArrival: (path: string) => void
}

/**
 * Handles a change of the path. It shows the loading screen and scrolls to the top, or to the hash's target once the page
 * is shown. After the loading screen it focuses the h1, or that target. The first page of a visit is left as the browser
 * shows it. Once it is shown, the document is marked as ready, which the bootstrap script waits for.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): RouteChange {
  const [path] = useLocation()
  const isHydrated = useHydrated()
  const from = useRef<string>(undefined)
  const isFocusDue = useRef(false)
  const [arrivedAt, onArrival] = useState<string>()
  const [isHeld, setHeld] = useState(false)
  useOwnScrolling()
  useLayoutEffect(() => {
    // In the first render the path is the one that the build rendered the page for.
    if (!isHydrated || from.current === path) return undefined
    const isFirst = from.current === undefined
    from.current = path
    if (isFirst) return undefined
    isFocusDue.current = true
    window.scrollTo({ top: 0, behavior: 'instant' })
    setHeld(true)
    const timer = setTimeout(() => setHeld(false), loadingTime)
    return () => clearTimeout(timer)
  }, [path, isHydrated])
  useLayoutEffect(() => {
    if (isFocusDue.current && arrivedAt === path) hashTarget()?.scrollIntoView({ behavior: 'instant' })
  }, [arrivedAt, path])
  const isLoading = isHeld || (arrivedAt !== undefined && arrivedAt !== path)
  useEffect(() => {
    if (arrivedAt === undefined) return
    if (document.documentElement.dataset['ready'] === undefined) {
      document.documentElement.dataset['ready'] = 'true'
      document.dispatchEvent(new Event('page-ready'))
    }
    if (isFocusDue.current && !isLoading) {
      isFocusDue.current = false
      focusTarget(main.current)
    }
  }, [arrivedAt, isLoading, main])
  return { isLoading, onArrival }
}

/** Otherwise the browser would restore the old scroll position after the page was scrolled to the top. */
function useOwnScrolling(): void {
  useEffect(() => {
    const own = () => void (history.scrollRestoration = 'manual')
    const browsers = () => void (history.scrollRestoration = 'auto')
    own()
    const unmounted = new AbortController()
    const { signal } = unmounted
    // On a reload the browser restores the position.
    window.addEventListener('pagehide', browsers, { signal })
    window.addEventListener('pageshow', own, { signal })
    // Back between two parts of a page; after a click the browser has scrolled there already.
    const follow = () => (hashTarget() ?? document.documentElement).scrollIntoView()
    window.addEventListener('hashchange', follow, { signal })
    return () => unmounted.abort()
  }, [])
}

/** The element that the hash points to. The site's ids are plain ASCII, so a hash needs no decoding. */
function hashTarget(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1))
}

function focusTarget(main: HTMLElement | null): void {
  const target = hashTarget() ?? main?.querySelector('h1')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
