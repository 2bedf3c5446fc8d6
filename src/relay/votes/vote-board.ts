import { readLastVote, readTopVoter } from '../../live/votes'
import { printLog } from '../log'
import { outgoingFetch } from '../outgoing-fetch'
import type { ObjectState } from '../platform'
import { settingOf, type RelayEnv } from '../settings'
import { createVoteReader, type VoteReader, type VoteView } from './vote-reader'

/**
 * The durable object that asks the vote site, so that the key stays here and all visitors together cause one request
 * every three minutes. `GET /top` and `/last` return one row in a list, as the vote site does; 502 where there is none.
 */
export class VoteBoard {
  readonly #readers: Readonly<Record<VoteView, VoteReader>>

  constructor(_: ObjectState, env: RelayEnv) {
    const reader = (path: string, view: (reply: unknown) => object | undefined) =>
      createVoteReader({
        url: voteUrl(env, path),
        view,
        fetch: outgoingFetch,
        now: () => Date.now(),
        log: printLog,
      })
    this.#readers = { top: reader('top_voters', readTopVoter), last: reader('votes', readLastVote) }
  }

  async fetch(request: Request): Promise<Response> {
    const view = new URL(request.url).pathname === '/top' ? 'top' : 'last'
    const row = await this.#readers[view]()
    return row === undefined ? new Response(null, { status: 502 }) : Response.json([row])
  }
}

function voteUrl(env: RelayEnv, path: string): string | undefined {
  const site = settingOf(env, 'VOTE_SITE_URL')?.replace(/\/+$/, '')
  const server = encodeURIComponent(settingOf(env, 'VOTE_SERVER_ID') ?? '')
  const key = encodeURIComponent(settingOf(env, 'VOTE_KEY') ?? '')
  return site === undefined || !URL.canParse(site)
    ? undefined
    : `${site}/api/server/${server}/${path}/?key=${key}`
}
