import { useEffect } from 'react'
import { hasPage, preparePage } from './routes'

/** How long a pointer rests on a link before its page is fetched, in milliseconds; crossing a link fetches nothing. */
const rest = 65

/**
 * Fetches the code of the page behind a link of this site when a click is likely: the pointer rests on it, a finger
 * touches it, or it has the focus. What cannot be fetched is tried again by the click, which shows the error.
 */
export function usePrefetch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const prefetch = ({ type, target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin !== location.origin || link.pathname === location.pathname || !hasPage(link.pathname))
        return
      const fetchNow = () => void preparePage(link.pathname).catch(() => undefined)
      if (type === 'pointerover') timer = setTimeout(fetchNow, rest)
      else fetchNow()
    }
    const types = ['pointerover', 'pointerdown', 'focusin']
    for (const type of types) document.addEventListener(type, prefetch)
    return () => {
      clearTimeout(timer)
      for (const type of types) document.removeEventListener(type, prefetch)
    }
  }, [])
}
