import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { malformedReply, serviceFaults } from '../faults/failures'
import type { SandboxEnv, SandboxState, GameNetwork } from '../state'

type View = (network: GameNetwork, wrapped: boolean) => unknown

const vital = ['player', 'nickname', 'time']

/**
 * The server listing: `/api/server/{id}/top_voters/` and `/api/server/{id}/votes/`, each with a `key`. Returns bare
 * lists of `player` with `votes` or `time`; with the fault `wrapped`, objects, as some listings do.
 */
export function voteRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  const views: Readonly<Record<string, View>> = { top_voters: topVotersView, votes: votesView }
  for (const [name, view] of Object.entries(views)) {
    for (const path of [`/api/server/:id/${name}`, `/api/server/:id/${name}/`]) {
      routes.use(path, cors(), serviceFaults(state, 'votes'))
      routes.get(path, (c) => {
        if (!c.req.query('key')) return c.text('Error: no server key', 403)
        const wrapped = state.faults.take({ target: 'votes' }, ['wrapped']) !== undefined
        return Response.json(malformedReply(state, 'votes', vital, view(state.network, wrapped)))
      })
    }
  }
  return routes
}

function topVotersView({ name, topVoters }: GameNetwork, wrapped: boolean): unknown {
  if (!wrapped) return topVoters
  const voters = topVoters.map((row) => ({ nickname: row.player, votes: String(row.votes) }))
  return { name, period: 'current', voters }
}

function votesView({ name, votes }: GameNetwork, wrapped: boolean): unknown {
  if (!wrapped) return votes
  return { name, votes: votes.map((row) => ({ nickname: row.player, time: row.time, claimed: '0' })) }
}
