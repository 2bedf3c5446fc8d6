import { readLastVote, readTopVoter, voteListUrl } from '../live/votes'
import { processServices, type ProcessServices } from './process-services'
import type { ObjectState } from './platform'
import { readSettings, type RelayEnv } from './settings'
import { fetchJson } from '../live/read-json'

export type VoteView = 'top' | 'last'

/**
 * The durable object that asks the vote site: the key stays here, and all visitors together cause at most one
 * request every three minutes. `GET /top` and `/last` return one row in a list, as the vote site does; 502
 * where there is none.
 */
export class VoteBoard {
  readonly #readers: Readonly<Record<VoteView, VoteReader>>

  constructor(_: ObjectState, env: RelayEnv) {
    const { votes } = readSettings(env)
    const reader = (list: 'top_voters' | 'votes', view: (reply: unknown) => object | undefined) =>
      createVoteReader({
        ...processServices,
        url: votes && voteListUrl(votes.site, votes.server, votes.key, list),
        view,
      })
    this.#readers = { top: reader('top_voters', readTopVoter), last: reader('votes', readLastVote) }
  }

  async fetch(request: Request): Promise<Response> {
    const view = new URL(request.url).pathname === '/top' ? 'top' : 'last'
    const row = await this.#readers[view]()
    return row === undefined ? new Response(null, { status: 502 }) : Response.json([row])
  }
}

/** Resolves to the latest row, or undefined where none could be read. */
type VoteReader = () => Promise<object | undefined>

interface VoteReaderServices extends ProcessServices {
  /** Contains the key; undefined where there is no vote site. */
  readonly url: string | undefined
  /** Picks the public part of the vote site's reply; everything else, such as voters' addresses, is dropped. */
  readonly view: (reply: unknown) => object | undefined
}

const minute = 60_000
const freshFor = 3 * minute
/** How long an old row is still used while the vote site does not reply, in milliseconds. */
const usableFor = 60 * minute

/**
 * A reader that asks at most once every three minutes, even if that fails, and once for all simultaneous calls.
 * @example const read = createVoteReader(services); await read() // => { player: 'Ash', votes: 12 }
 */
export function createVoteReader({ url, view, fetch, now, log }: VoteReaderServices): VoteReader {
  let asked: { readonly at: number; readonly done: Promise<void> } | undefined
  let last: { readonly at: number; readonly row: object } | undefined
  const ask = async () => {
    const reply = url === undefined ? undefined : await fetchJson(url, (address) => fetch(address, {}))
    const row = reply?.ok ? view(reply.value) : undefined
    log({ event: 'votes', outcome: row === undefined ? 'failed' : 'read' })
    if (row !== undefined) last = { at: now(), row }
  }
  return async () => {
    if (asked === undefined || now() - asked.at >= freshFor) asked = { at: now(), done: ask() }
    await asked.done
    return last !== undefined && now() - last.at < usableFor ? last.row : undefined
  }
}
