import { createContext, use, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import type { FormPlace } from '../../engine/schema/form-place'
import { showHead } from '../head/show-head'

export interface ArrivalProps {
  /** That of the form whose page this is. */
  readonly card?: FormPlace['card']
}

/** Told the path of each page that stands; the shell hears it. */
export const ArrivalContext = createContext<(path: string) => void>(() => undefined)

/**
 * Stands beside a page, so that it is there when the page is and not while its code is on the way: gives the document the
 * page's names, and tells the shell.
 */
export function Arrival({ card }: ArrivalProps) {
  const [path] = useLocation()
  const tell = use(ArrivalContext)
  useLayoutEffect(() => {
    showHead(document, path, card)
    tell(path)
  }, [path, card, tell])
  return null
}
