import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { everything, type HubQuery } from './find-cards'
import { readHubAddress, writeHubAddress } from './hub-address'

/** How long after the last change the address follows, in milliseconds: some browsers stop pages that rewrite it often. */
const pause = 250

/**
 * What the visitor looks for, in step with the query string. The prerendered page knows no query string, so the first
 * render shows everything and what the address asks for comes right after it. The address is replaced, not added to, so
 * Back leaves the page. `tags` and `happenings` (the ids of the situations) must be the same lists on every render.
 */
export function useHubQuery(
  tags: readonly string[],
  happenings: readonly string[],
): readonly [HubQuery, (change: Partial<HubQuery>) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [query, setQuery] = useState(everything)
  const written = useRef<string>(undefined)
  useEffect(() => {
    if (search === written.current) return
    const isFirst = written.current === undefined
    written.current = search
    const asked = readHubAddress(search, tags, happenings)
    // What was typed before the script arrived is newer than the address.
    setQuery(({ text }) => (isFirst && text !== '' ? { ...asked, text } : asked))
  }, [search, tags, happenings])
  const wanted = writeHubAddress(query)
  useEffect(() => {
    // Until the address is read, it holds and the query does not.
    if (written.current === undefined || wanted === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = wanted
      navigate(path + wanted, { replace: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [wanted, navigate, path])
  const change = (change: Partial<HubQuery>) => setQuery((query) => ({ ...query, ...change }))
  return [query, change]
}
