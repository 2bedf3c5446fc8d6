import { isObject } from '../../discord/rules/guards'
import type { Context, MiddlewareHandler } from 'hono'
import type { SandboxEnv, SandboxState } from '../state'
import { faultDefaults, type FaultTarget } from './fault'
import type { FaultPlace } from './fault-injector'

/** Cut the connection; where there is none (`app.request()` in a test), reply with 599 and `X-Sandbox-Dropped`. */
export function dropConnection(c: Context<SandboxEnv>): Response {
  const socket = c.env?.incoming?.socket
  // A few bytes that are not HTTP come first: when a kept-alive connection closes silently, browsers send the request
  // again on their own, and neither a visitor nor a test would ever see the fault.
  socket?.write('cut\r\n\r\n')
  socket?.destroySoon()
  return new Response(null, { status: 599, headers: { 'X-Sandbox-Dropped': 'true' } })
}

/** A failure of a service: 500 in its own words, the others as a proxy in front of it would send them. */
export function serverError(status: number = faultDefaults.status, own: () => Response): Response {
  if (status === 500) return own()
  const page = `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html' } })
}

const marked = (text: string) => `<img src="x" onerror="alert(1)"><b>${text}</b>`

/**
 * Change a reply as a service's faults demand: emptied, without the keys named in `vital`, with markup in every text,
 * or with every number as text. Without a fault the reply is returned unchanged.
 */
export function malformedReply(
  state: SandboxState,
  target: Exclude<FaultTarget, 'webhook'>,
  vital: readonly string[],
  reply: unknown,
): unknown {
  const kind = state.faults.take({ target }, ['empty', 'missing-fields', 'markup', 'numeric-strings'])?.kind
  if (kind === 'empty') return Array.isArray(reply) ? [] : {}
  if (kind === 'missing-fields') return without(reply, vital)
  if (kind === 'markup') return mapLeaves(reply, (leaf) => (typeof leaf === 'string' ? marked(leaf) : leaf))
  if (kind === 'numeric-strings')
    return mapLeaves(reply, (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf))
  return reply
}

function without(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, keys))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !keys.includes(key))
  return Object.fromEntries(kept.map(([key, part]) => [key, without(part, keys)]))
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change))
  if (!isObject(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapLeaves(part, change)]))
}

/** Wait as long as the fault `slow` demands here, if it is on. */
export async function slowDown({ faults, clock }: SandboxState, place: FaultPlace): Promise<void> {
  const slow = faults.take(place, ['slow'])
  if (slow !== undefined) await clock.sleep(slow.delay ?? faultDefaults.delay)
}

/** The faults that every service has: slow, dropped, failing; `own` is its own 500 reply. */
export function serviceFaults(
  state: SandboxState,
  target: Exclude<FaultTarget, 'webhook'>,
  own: () => Response = () => new Response('Internal Server Error', { status: 500 }),
): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    await slowDown(state, { target })
    const fault = state.faults.take({ target }, ['dropped', 'server-error'])
    if (fault === undefined) return next()
    return fault.kind === 'dropped' ? dropConnection(c) : serverError(fault.status, own)
  }
}
