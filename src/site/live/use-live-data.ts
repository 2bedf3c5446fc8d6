import { useContext, createContext, useCallback, useEffect, useRef, useState } from 'react'
import { serverAddress } from '../content/fill-content'
import { readOnlineMembers, readServerStatus, statusUrl, type ServerStatus } from '../../live/server-status'
import { readLastVote, readTopVoter, type LastVote, type TopVoter } from '../../live/votes'
import { config, type SiteConfig } from '../config'
import { type Fetch, fetchJson, type JsonReply } from '../../live/read-json'

type Live<T> = readonly [FetchState<T>, () => void]

/** The game server's status, asked for at its address with the port. */
export function useServerStatus(): Live<ServerStatus> {
  const { status } = useContext(LiveServicesContext).services
  return useFetch(status === undefined ? undefined : statusUrl(status, serverAddress), readServerStatus)
}

/** How many members of the chat group are online. */
export function useOnlineMembers(): Live<number> {
  return useFetch(useContext(LiveServicesContext).services.widget, readOnlineMembers)
}

/** Who has voted the most. */
export function useTopVoter(): Live<TopVoter> {
  return useFetch(useContext(LiveServicesContext).services.topVoters, readTopVoter)
}

/** Who voted last, and when. */
export function useLastVote(): Live<LastVote> {
  return useFetch(useContext(LiveServicesContext).services.votes, readLastVote)
}

/** The dependencies of live data. Tests replace them. */
export interface LiveServices {
  readonly fetch: Fetch
  readonly now: () => Date
  readonly services: SiteConfig['services']
}

export const LiveServicesContext = createContext<LiveServices>({
  fetch: (url, init) => fetch(url, init),
  now: () => new Date(),
  services: config.services,
})

/** The state of one piece of live data: pending, its value, or failed. */
export type FetchState<T> =
  | { readonly state: 'pending' }
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'failed' }

/**
 * Fetch one piece of live data, once, when the page opens. An address that is not configured, a failed call and a reply
 * without the data are all `failed`. `again` fetches again and discards the old value.
 * `read` must be the same function on every render.
 */
function useFetch<T>(url: string | undefined, read: (reply: unknown) => T | undefined): Live<T> {
  const { fetch } = useContext(LiveServicesContext)
  const [reading, setReading] = useState<FetchState<T>>({ state: 'pending' })
  const call = useRef<AbortController>(undefined)
  const ask = useCallback(async () => {
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    const reply: JsonReply = url === undefined ? { ok: false } : await fetchJson(url, fetch, signal)
    if (signal.aborted) return
    const value = reply.ok ? read(reply.value) : undefined
    setReading(value === undefined ? { state: 'failed' } : { state: 'read', value })
  }, [url, read, fetch])
  useEffect(() => {
    void ask()
    return () => call.current?.abort()
  }, [ask])
  const again = () => {
    setReading({ state: 'pending' })
    void ask()
  }
  return [reading, again]
}
