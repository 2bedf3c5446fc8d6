import { useEffect } from 'react'

/**
 * Keep the page from scrolling while `locked`, and put it back where it was afterwards. `overflow: hidden` alone does
 * not hold on iOS, so the body is pinned at its place.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined
    const from = window.scrollY
    const { style } = document.body
    const lock = { position: 'fixed', top: `-${from}px`, width: '100%', overflow: 'hidden' }
    Object.assign(style, lock)
    return () => {
      for (const property of Object.keys(lock)) style.removeProperty(property)
      window.scrollTo({ top: from, behavior: 'instant' })
    }
  }, [locked])
}
