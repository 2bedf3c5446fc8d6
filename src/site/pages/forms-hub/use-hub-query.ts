import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useHydrated } from '../../../ui/use-hydrated'
import { everything, type HubQuery, sorts } from '../../../catalog/find-cards'

/**
 * How long after the last change the address is updated, in milliseconds: some browsers block pages that rewrite it
 * often.
 */
const pause = 250

interface HubSearch {
  readonly query: HubQuery
  /** The search of the address that the page was opened with; undefined until it has been read. */
  readonly opened: HubQuery | undefined
  readonly change: (change: Partial<HubQuery>) => void
}

/**
 * The visitor's search, in sync with the query string. The prerendered page knows no query string, so the first render
 * over it shows everything and the search from the address follows right after it. The address is replaced, not pushed,
 * so that Back leaves the page. `tags` and `happenings` (the ids of the situations) must be the same lists on every
 * render.
 */
export function useHubQuery(tags: readonly string[], happenings: readonly string[]): HubSearch {
  // The raw query string: `useSearch` of `wouter` itself decodes it, and URLSearchParams would decode it again.
  const search = useSearch({ ssrSearch: '' })
  const [path, navigate] = useLocation()
  const isHydrated = useHydrated()
  const [opened, setOpened] = useState(() =>
    isHydrated ? readHubAddress(search, tags, happenings) : undefined,
  )
  const [query, setQuery] = useState(opened ?? everything)
  const written = useRef(opened && search)
  useEffect(() => {
    // While the page hydrates, its address is still the prerendered one.
    if (!isHydrated || search === written.current) return
    const isFirst = written.current === undefined
    written.current = search
    const asked = readHubAddress(search, tags, happenings)
    // What was typed before the script arrived is newer than the address.
    setQuery(({ text }) => (isFirst && text !== '' ? { ...asked, text } : asked))
    if (isFirst) setOpened(asked)
  }, [isHydrated, search, tags, happenings])
  const wanted = writeHubAddress(query)
  useEffect(() => {
    // Until the address has been read, it must not be overwritten by the query.
    if (written.current === undefined || wanted === written.current) return undefined
    const write = () => {
      written.current = wanted
      navigate(path + wanted, { replace: true })
    }
    const timer = setTimeout(write, pause)
    // A card may be opened before that, and Back has to find the search.
    document.addEventListener('click', write, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', write, true)
    }
  }, [wanted, navigate, path])
  const change = (change: Partial<HubQuery>) => setQuery((query) => ({ ...query, ...change }))
  return { query, opened, change }
}

/**
 * Parse the search from a query string. An unknown sort is the default, an unknown tag means all, and an unknown
 * situation (by its id) none.
 * @example readHubAddress('?tag=report', ['bug', 'report']).tag // => 'report'
 */
export function readHubAddress(
  search: string,
  tags: readonly string[],
  happenings: readonly string[] = [],
): HubQuery {
  const params = new URLSearchParams(search)
  const sort = sorts.find((sort) => sort === params.get('sort')) ?? everything.sort
  const tag = tags.find((tag) => tag === params.get('tag')) ?? everything.tag
  const happened = happenings.find((id) => id === params.get('happened')) ?? everything.happened
  return { happened, text: params.get('q') ?? '', tag, sort }
}

/**
 * Write the search as a query string, so that a filtered page can be shared; empty without a search.
 * @example writeHubAddress({ ...everything, tag: 'report', sort: 'az' }) // => '?tag=report&sort=az'
 */
export function writeHubAddress({ happened, text, tag, sort }: HubQuery): string {
  const params = new URLSearchParams()
  if (happened !== everything.happened) params.set('happened', happened)
  if (text !== '') params.set('q', text)
  if (tag !== '') params.set('tag', tag)
  if (sort !== everything.sort) params.set('sort', sort)
  const search = params.toString()
  return search === '' ? '' : `?${search}`
}
