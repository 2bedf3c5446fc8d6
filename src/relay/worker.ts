import { loadForm, slugs } from '../catalog/load-form'
import { webhooksOf } from '../engine/message/webhook'
import type { CompiledForm } from '../engine/schema/form'
import { handleRequest } from './handle-request'
import { processServices } from './process-services'
import type { FormHealth, RelayServices } from './services'
import type { Acceptance } from './queue/enqueue'
import { queuedWebhooks, queueName } from './queue/queue-name'
import { SubmissionQueue, type QueueHealth } from './queue/submission-queue'
import type { RateDecision } from './rate-limit/admission'
import { RateLimiter } from './rate-limit/rate-limiter'
import { createRefusalCache } from './rate-limit/refusal-cache'
import { readSettings, type RelayEnv } from './settings'
import { VoteBoard } from './votes'

export { SubmissionQueue, RateLimiter, VoteBoard }

/** Keeps work running after the reply is sent. */
interface RequestContext {
  waitUntil(promise: Promise<unknown>): void
}

// The platform requires a default export.
// oxlint-disable-next-line import/no-default-export -- see above
export default {
  fetch: (request: Request, env: RelayEnv, context: RequestContext): Promise<Response> =>
    handleRequest(request, servicesOf(env, context)),
}

const refusalCache = createRefusalCache(() => Date.now())
const forms = new Map<string, Promise<CompiledForm | undefined>>()
let health: { readonly at: number; readonly forms: Promise<readonly FormHealth[]> } | undefined

/** Binds the relay to the platform: its durable objects, its clock, its network. */
function servicesOf(env: RelayEnv, context: RequestContext): RelayServices {
  return {
    ...processServices,
    settings: readSettings(env),
    loadForm: loadOnce,
    offer: (queue, offer) => ask<Acceptance>(env, 'SUBMISSION_QUEUE', queue, '/offer', offer),
    isKnown: (queue, id) => ask<boolean>(env, 'SUBMISSION_QUEUE', queue, '/known', { id }),
    // Visitors are sharded over sixteen limiters; those of one neighbourhood share a limiter.
    admit: (who, visit) =>
      ask<RateDecision>(env, 'RATE_LIMITER', who.neighbourhood.slice(0, 1), `/${visit}`, who),
    noteAccepted: (who) =>
      context.waitUntil(call(env, 'RATE_LIMITER', who.neighbourhood.slice(0, 1), '/accepted', who)),
    refusalCache,
    webhooks: allWebhooks,
    health: (mostAge) => healthOf(env, mostAge),
    votes: async (view) => {
      const reply = await call(env, 'VOTE_BOARD', 'votes', `/${view}`)
      return reply.ok ? reply.json() : undefined
    },
  }
}

/** Loads each form once per process. */
function loadOnce(slug: string): Promise<CompiledForm | undefined> {
  // The path may contain any name, and unknown ones must not accumulate in the cache.
  if (!slugs.includes(slug)) return Promise.resolve(undefined)
  const loading = forms.get(slug) ?? loadForm(slug)
  forms.set(slug, loading)
  loading.catch(() => forms.delete(slug))
  return loading
}

async function allForms(): Promise<readonly CompiledForm[]> {
  const forms = await Promise.all(slugs.map(loadOnce))
  return forms.filter((form) => form !== undefined)
}

async function allWebhooks(): Promise<readonly string[]> {
  return [...new Set((await allForms()).flatMap(({ message }) => webhooksOf(message)))]
}

/** Asks all queues, unless they were asked less than `mostAge` milliseconds ago. A failure is not cached. */
async function healthOf(env: RelayEnv, mostAge: number): Promise<readonly FormHealth[]> {
  if (health === undefined || Date.now() - health.at >= mostAge) {
    health = { at: Date.now(), forms: askForHealth(env) }
    health.forms.catch(() => (health = undefined))
  }
  return health.forms
}

async function askForHealth(env: RelayEnv): Promise<readonly FormHealth[]> {
  const queues = (await allForms()).flatMap((form) =>
    queuedWebhooks(form).map((webhook) => ({ form, webhook })),
  )
  return Promise.all(
    queues.map(async ({ form, webhook }) => {
      const queue = await ask<QueueHealth>(env, 'SUBMISSION_QUEUE', queueName(form, webhook), '/health')
      return { slug: form.slug, webhook, ...queue }
    }),
  )
}

type ObjectKind = 'SUBMISSION_QUEUE' | 'RATE_LIMITER' | 'VOTE_BOARD'

async function ask<T>(...request: Parameters<typeof call>): Promise<T> {
  // The reply comes from our own durable object, and has this type.
  return (await (await call(...request)).json()) as T
}

function call(
  env: RelayEnv,
  kind: ObjectKind,
  name: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const objects = env[kind]
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return objects.get(objects.idFromName(name)).fetch(`http://object${path}`, init)
}
