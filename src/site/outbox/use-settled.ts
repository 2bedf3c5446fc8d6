import { useEffect, useState } from 'react'

/** How long a page may keep the browser busy, in milliseconds, before it counts as at rest all the same. */
const patience = 3000

/** Turns true once everything the page asks for has come and the browser has nothing else to do, or soon after. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => !stop.signal.aborted && setSettled(true)
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: patience })
      else setTimeout(settle, patience)
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isSettled
}
