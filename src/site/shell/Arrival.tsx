import { createContext, use, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import type { FormPlace } from '../../engine/schema/form-place'
import { pageNames } from '../head/page-names'

export interface ArrivalProps {
  /** The card of the form whose page this is. */
  readonly card?: FormPlace['card']
}

/** Called with the path of each page once it is shown; the shell listens. */
export const ArrivalContext = createContext<(path: string) => void>(() => undefined)

/**
 * Rendered beside a page, so that it mounts with the page and not while its code is loading: gives the document the
 * page's names, and notifies the shell.
 */
export function Arrival({ card }: ArrivalProps) {
  const [path] = useLocation()
  const tell = use(ArrivalContext)
  useLayoutEffect(() => {
    showHead(path, card)
    tell(path)
  }, [path, card, tell])
  return null
}

/**
 * Give the document the title, description and canonical address of another page, after a change of the route.
 * The prerendered head of the first page is left alone; link previews read only prerendered heads. `card` is that of
 * the form at the path.
 */
function showHead(path: string, card?: FormPlace['card']): void {
  const { title, description, canonical } = pageNames(path, card)
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  const link = document.querySelector('link[rel="canonical"]')
  if (canonical === undefined) link?.remove()
  else (link ?? newCanonical()).setAttribute('href', canonical)
}

function newCanonical(): Element {
  const link = document.createElement('link')
  link.rel = 'canonical'
  document.head.append(link)
  return link
}
