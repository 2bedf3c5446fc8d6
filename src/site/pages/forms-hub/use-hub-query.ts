import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { everything, type HubQuery } from './find-cards'
import { readHubAddress, writeHubAddress } from './hub-address'

/** How long after the last change the address follows, in milliseconds: some browsers stop pages that rewrite it often. */
const pause = 250

/**
 * What the visitor looks for, in step with the query string. The prerendered page knows no query string, so the first
 * render shows everything and what the address asks for comes right after it. The address is replaced, not added to, so
 * Back leaves the page.
 */
export function useHubQuery(): readonly [HubQuery, (change: Partial<HubQuery>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [query, setQuery] = useState(everything)
  const written = useRef<string>(undefined)
  useEffect(() => {
    if (search === written.current) return
    written.current = search
    setQuery(readHubAddress(search))
  }, [search])
  const wanted = writeHubAddress(query)
  useEffect(() => {
    // Until the address is read, it holds and the query does not.
    if (written.current === undefined || wanted === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = wanted
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [wanted, navigate])
  const change = (change: Partial<HubQuery>) => setQuery((query) => ({ ...query, ...change }))
  return [query, change]
}
