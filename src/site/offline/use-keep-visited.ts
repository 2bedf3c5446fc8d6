import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { slugAt } from '../routing/form-path'

/** Keeps each form that is visited for offline visits, once there is a service worker that answers with it. */
export function useKeepVisited(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || slugAt(pathname) === undefined) return
    const keep = async () => {
      await navigator.serviceWorker.ready
      const { keepVisited } = await import('./keep-visited')
      await keepVisited(pathname, { caches, fetch: (path) => fetch(path) })
    }
    // What cannot be kept now is kept with the next visit.
    keep().catch(() => undefined)
  }, [pathname])
}
