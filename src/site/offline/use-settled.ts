import { useEffect, useState } from 'react'

/** Where a browser does not tell when it is idle, in milliseconds. */
const pause = 1000

/** Turns true once everything the page asks for has come and the browser has nothing else to do. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => !stop.signal.aborted && setSettled(true)
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(settle)
      else setTimeout(settle, pause)
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isSettled
}
