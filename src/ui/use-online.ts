import { useSyncExternalStore } from 'react'

/** Whether the browser has a network; true while prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
}

function watch(draw: () => void): () => void {
  window.addEventListener('online', draw)
  window.addEventListener('offline', draw)
  return () => {
    window.removeEventListener('online', draw)
    window.removeEventListener('offline', draw)
  }
}
