import { useEffect } from 'react'

/**
 * Tell `early.js` that the page listens now. Runs after everything on the page is hydrated, so a form that was
 * sent before, or a button that was clicked, finds its own handler at work.
 */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true'
    document.dispatchEvent(new Event('page-ready'))
  }, [])
}
