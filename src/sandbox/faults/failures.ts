import type { Context } from 'hono'
import type { SandboxEnv } from '../state'

/**
 * Cut the connection, so that the caller sees a network error and no reply.
 * Where there is no connection (`app.request()` in a test) the stand-in is a reply with status 599 and the header
 * `X-Sandbox-Dropped`.
 */
export function dropConnection(c: Context<SandboxEnv>): Response {
  const socket = c.env?.incoming?.socket
  // A few bytes that are no HTTP come first: when a kept-alive connection ends in silence, browsers quietly send the
  // request again, and neither a visitor nor a test would ever see the fault.
  socket?.write('cut\r\n\r\n')
  socket?.destroySoon()
  return new Response(null, { status: 599, headers: { 'X-Sandbox-Dropped': 'true' } })
}

/**
 * A failure of a service: 500 in the service's own words, the others as a proxy in front of it would say them.
 * `status` is 500 where a fault names none.
 */
export function serverError(status: number | undefined, own: () => Response): Response {
  if (status === undefined || status === 500) return own()
  const page = `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html' } })
}
