import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** How long the loading screen stands, in milliseconds (specification, section 9). */
const loadingTime = 600

/**
 * True while the loading screen stands: 600 ms from the start of every change of the path, and longer only where the
 * new page has not arrived by then. The first page of a visit, a new query string and a new hash show none
 * (decisions, 8): the screen starts with the click, so it runs while the new page loads and adds no wait of its own.
 */
export function useLoadingScreen(): boolean {
  const { pathname } = useLocation()
  const target = useNavigation().location?.pathname ?? pathname
  const last = useRef(target)
  const [held, setHeld] = useState(false)
  useLayoutEffect(() => {
    if (last.current === target) return undefined
    last.current = target
    setHeld(true)
    const timer = setTimeout(() => setHeld(false), loadingTime)
    return () => clearTimeout(timer)
  }, [target])
  return held || target !== pathname
}
