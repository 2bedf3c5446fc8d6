import { fetchJson, type Fetch } from '../../live/read-json'
import type { Log } from '../log'

export type VoteView = 'top' | 'last'

/** Resolves to the row last read, or undefined where none could be read. */
export type VoteReader = () => Promise<object | undefined>

interface VoteReaderServices {
  /** With the key in it; undefined where there is no vote site. */
  readonly url: string | undefined
  /** Picks what may be told of the vote site's reply; everything else, such as voters' addresses, is dropped. */
  readonly view: (reply: unknown) => object | undefined
  readonly fetch: Fetch
  readonly now: () => number
  readonly log: Log
}

const minute = 60_000
/** How long a reading is good for. */
const freshFor = 3 * minute
/** How long an old one is given out while the vote site does not answer. */
const usableFor = 60 * minute

/**
 * A reader that asks at most once in three minutes, whether that succeeds or not, and once for all who ask together.
 * @example const read = createVoteReader(services); await read() // => { player: 'Ash', votes: 12 }
 */
export function createVoteReader(services: VoteReaderServices): VoteReader {
  let asked: { readonly at: number; readonly done: Promise<void> } | undefined
  let last: { readonly at: number; readonly row: object } | undefined
  const ask = async () => {
    const row = await readRow(services)
    services.log({ event: 'votes', outcome: row === undefined ? 'failed' : 'read' })
    if (row !== undefined) last = { at: services.now(), row }
  }
  return async () => {
    if (asked === undefined || services.now() - asked.at >= freshFor)
      asked = { at: services.now(), done: ask() }
    await asked.done
    return last !== undefined && services.now() - last.at < usableFor ? last.row : undefined
  }
}

async function readRow({ url, view, fetch }: VoteReaderServices): Promise<object | undefined> {
  if (url === undefined) return undefined
  const reply = await fetchJson(url, fetch)
  return reply.ok ? view(reply.value) : undefined
}
