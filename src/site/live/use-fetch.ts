import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { LiveServicesContext } from './services'
import { readJson, type Reply } from '../../live/read-json'

/** What is known of one piece of live data: not yet anything, its value, or that it could not be had. */
export type FetchState<T> =
  { readonly state: 'pending' } | { readonly state: 'read'; readonly value: T } | { readonly state: 'failed' }

/**
 * Ask for one piece of live data, once, when the page opens. An address that is not configured, a call that fails and
 * a reply that does not say what is asked are all `failed`. `again` asks anew and keeps nothing of the old reading.
 * `read` must be the same function on every render.
 */
export function useFetch<T>(
  url: string | undefined,
  read: (reply: unknown) => T | undefined,
): readonly [FetchState<T>, () => void] {
  const { fetch } = useContext(LiveServicesContext)
  const [reading, setReading] = useState<FetchState<T>>({ state: 'pending' })
  const call = useRef<AbortController>(undefined)
  const ask = useCallback(async () => {
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    const reply: Reply = url === undefined ? { ok: false } : await readJson(url, fetch, signal)
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
