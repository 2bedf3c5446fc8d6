import { isObject } from '../../discord/rules/guards'
import { Hono, type Context } from 'hono'
import { toReceived } from '../messages'
import { type SandboxEnv, type SandboxState, sampleNetwork, type GameNetwork } from '../state'
import { readFaults, type ReadFaults } from './read-faults'
import texts from './texts.json' with { type: 'json' }

/**
 * The sandbox's controls, for tests in any language. Invalid requests get 400 with `{ error }` in words; a page of
 * another origin gets 403.
 * - `GET`, `PUT` (`{ faults }`, replaces), `POST` (one fault, adds) and `DELETE /sandbox/faults`
 * - `GET` and `DELETE /sandbox/messages`, both with an optional `?webhook=name`; in order of arrival
 * - `GET` and `PUT /sandbox/network` (any part of it), `GET /sandbox/revision`, `POST /sandbox/reset`
 */
export function controlRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  routes.get('/sandbox/faults', (c) => c.json({ faults: state.faults.list() }))
  routes.put('/sandbox/faults', (c) => setFaults(c, state, 'replace'))
  routes.post('/sandbox/faults', (c) => setFaults(c, state, 'add'))
  routes.delete('/sandbox/faults', (c) => done(c, () => state.faults.set([])))
  routes.get('/sandbox/messages', (c) =>
    Response.json({ messages: state.messages.list(c.req.query('webhook')).map(toReceived) }),
  )
  routes.delete('/sandbox/messages', (c) => done(c, () => state.messages.clear(c.req.query('webhook'))))
  routes.get('/sandbox/network', (c) => c.json(state.network))
  routes.put('/sandbox/network', (c) => setNetwork(c, state))
  routes.get('/sandbox/revision', (c) => c.json({ revision: revisionOf(state) }))
  routes.post('/sandbox/reset', (c) => done(c, () => state.reset()))
  return routes
}

/** Increases whenever a message or a fault changes. */
export function revisionOf(state: SandboxState): number {
  return state.messages.revision() + state.faults.revision()
}

async function setFaults(
  c: Context<SandboxEnv>,
  state: SandboxState,
  how: 'replace' | 'add',
): Promise<Response> {
  const body = await jsonOf(c)
  if (body === undefined) return c.json({ error: texts.notJson }, 400)
  const given = how === 'add' ? [body] : isObject(body) ? body['faults'] : undefined
  const read: ReadFaults = readFaults(given, state.webhooks.names)
  if (!read.ok) return c.json({ error: read.problem }, 400)
  state.faults.set(how === 'add' ? [...state.faults.list(), ...read.faults] : read.faults)
  return c.json({ faults: state.faults.list() })
}

async function setNetwork(c: Context<SandboxEnv>, state: SandboxState): Promise<Response> {
  const changes = await jsonOf(c)
  if (!isNetwork(changes)) return c.json({ error: texts.notNetwork }, 400)
  state.network = { ...state.network, ...changes }
  return c.json(state.network)
}

async function jsonOf(c: Context<SandboxEnv>): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

function done(c: Context<SandboxEnv>, change: () => void): Response {
  change()
  return c.body(null, 204)
}

/** Whether a value has changes to what the services report: each of the same type as in the sample. */
function isNetwork(value: unknown): value is Partial<GameNetwork> {
  const sample: Readonly<Record<string, unknown>> = { ...sampleNetwork(0) }
  const isPart = ([key, part]: [string, unknown]) => Object.hasOwn(sample, key) && isAlike(part, sample[key])
  return isObject(value) && Object.entries(value).every(isPart)
}

function isAlike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => isAlike(item, sample[0]))
  if (!isObject(sample)) return typeof value === typeof sample
  return isObject(value) && Object.entries(sample).every(([key, part]) => isAlike(value[key], part))
}
