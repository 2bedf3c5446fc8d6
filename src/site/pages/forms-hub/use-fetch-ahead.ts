import { useEffect, type RefObject } from 'react'
import { whenWanted } from './when-wanted'

/** Fetch the page of a form ahead when someone is about to open it; the code for that comes once the page is in use. */
export function useFetchAhead(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const watch = async () => {
      const { watchCards } = await import('./fetch-ahead')
      if (list.current && !isOver) stop = watchCards(list.current)
    }
    const forget = whenWanted(() => void watch().catch(() => undefined))
    return () => {
      isOver = true
      forget()
      stop?.()
    }
  }, [list])
}
