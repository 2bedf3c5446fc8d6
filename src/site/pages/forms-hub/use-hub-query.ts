import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { everything, type HubQuery } from './find-cards'
import { readHubAddress, writeHubAddress } from './hub-address'

/** How long after the last change the address follows, in milliseconds: some browsers stop pages that rewrite it often. */
const pause = 250

/**
 * What the visitor looks for, in step with the query string. The prerendered page knows no query string, so the first
 * render shows everything and what the address asks for comes right after it. The address is replaced, not added to, so
 * Back leaves the page. `tags` must be the same list on every render.
 */
export function useHubQuery(
  tags: readonly string[],
): readonly [HubQuery, (change: Partial<HubQuery>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [query, setQuery] = useState(everything)
  const written = useRef<string>(undefined)
  useEffect(() => {
    if (search === written.current) return
    const isFirst = written.current === undefined
    written.current = search
    const asked = readHubAddress(search, tags)
    // What was typed before the script arrived is newer than the address.
    setQuery(({ text }) => (isFirst && text !== '' ? { ...asked, text } : asked))
  }, [search, tags])
  const wanted = writeHubAddress(query)
  useEffect(() => {
    // Until the address is read, it holds and the query does not. On the way to another page it is left alone: writing
    // it would call the visitor back.
    if (written.current === undefined || wanted === written.current || isLeaving) return undefined
    const timer = setTimeout(() => {
      written.current = wanted
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [wanted, navigate, isLeaving])
  const change = (change: Partial<HubQuery>) => setQuery((query) => ({ ...query, ...change }))
  return [query, change]
}
