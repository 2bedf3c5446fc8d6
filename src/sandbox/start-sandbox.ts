import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createSandbox, type Sandbox } from './create-sandbox'
import type { SandboxOptions } from './state'

interface StartOptions extends SandboxOptions {
  /** Where to listen; 0 takes a free port. */
  readonly port: number
}

/** A sandbox that listens; the inbox is at the `/` of its origin. */
export type RunningSandbox = Sandbox & Awaited<ReturnType<typeof serveLocally>>

type Fetch = Parameters<typeof serve>[0]['fetch']

const hostname = '127.0.0.1'

/**
 * Start a sandbox, reachable from this machine only. Rejects if the port is taken.
 * @example const sandbox = await startSandbox({ port: 5200, webhooks: ['staff'] })
 */
export async function startSandbox({ port, ...options }: StartOptions): Promise<RunningSandbox> {
  const sandbox = createSandbox(options)
  return { ...sandbox, ...(await serveLocally(sandbox.app.fetch, port)) }
}

/**
 * Listen on this machine only, at an origin such as `http://127.0.0.1:5200`; port 0 takes a free one. Rejects if the
 * port is taken.
 */
export async function serveLocally(fetch: Fetch, port: number) {
  // Without options for HTTPS or HTTP/2 this is a plain HTTP server.
  const server = serve({ fetch, port, hostname }) as Server
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  /** Stop listening and close all open connections. */
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://${hostname}:${taken}`, close }
}
