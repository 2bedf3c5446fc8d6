import { loadForm, slugs } from '../catalog/load-form'
import type { Acceptance } from './queue/accept'
import { SubmissionBox, type BoxHealth } from './queue/submission-box'
import { handleRequest } from './handle-request'
import { printLog } from './log'
import { outgoingFetch } from './outgoing-fetch'
import type { RelayEnv } from './relay-env'
import type { RelayMeans } from './relay-means'
import { readSettings } from './settings'
import { VisitorGate } from './rate-limit/visitor-gate'
import type { Judgement } from './rate-limit/judge-visit'
import { VoteBoard } from './votes/vote-board'

export { SubmissionBox, VisitorGate, VoteBoard }

// The platform looks for the worker under this name.
// oxlint-disable-next-line import/no-default-export -- see above
export default {
  fetch: (request: Request, env: RelayEnv): Promise<Response> => handleRequest(request, meansOf(env)),
}

/** Binds the relay to the platform: its durable objects, its clock, its network. */
function meansOf(env: RelayEnv): RelayMeans {
  return {
    settings: readSettings(env),
    slugs,
    loadForm,
    offer: (offer) => ask<Acceptance>(env, 'SUBMISSION_BOX', offer.slug, '/offer', JSON.stringify(offer)),
    // Sixteen gates share the visitors, by the first sign of their hash.
    admit: (visitor, visit) => ask<Judgement>(env, 'VISITOR_GATE', visitor.slice(0, 1), `/${visit}`, visitor),
    health: (slug) => ask<BoxHealth>(env, 'SUBMISSION_BOX', slug, '/health'),
    votes: async (view) => {
      const reply = await env.VOTE_BOARD.get(env.VOTE_BOARD.idFromName('votes')).fetch(`http://votes/${view}`)
      return reply.ok ? reply.json() : undefined
    },
    fetch: outgoingFetch,
    now: () => Date.now(),
    log: printLog,
  }
}

async function ask<T>(
  env: RelayEnv,
  kind: 'SUBMISSION_BOX' | 'VISITOR_GATE',
  name: string,
  path: string,
  body?: string,
): Promise<T> {
  const objects = env[kind]
  const init = body === undefined ? {} : { method: 'POST', body }
  const reply = await objects.get(objects.idFromName(name)).fetch(`http://object${path}`, init)
  // Our own object answers, and with nothing else.
  return (await reply.json()) as T
}
