import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { createSandbox, type Sandbox } from './create-sandbox'
import type { SandboxOptions } from './state'

/** Where to listen. Port 0 takes a free one. */
export interface StartOptions extends SandboxOptions {
  readonly port: number
  readonly hostname?: '127.0.0.1' | '::1' | 'localhost'
}

export interface RunningSandbox extends Sandbox {
  /** Such as `http://127.0.0.1:5200`; the inbox is at its `/`. */
  readonly origin: string
  /** Stop listening and close all open connections. */
  close(): Promise<void>
}

/**
 * Start a sandbox on this machine only: a `hostname` that is not this machine is refused.
 * Rejects if the port is taken.
 * @example const sandbox = await startSandbox({ port: 5200, webhooks: ['staff'] })
 */
export async function startSandbox({
  port,
  hostname = '127.0.0.1',
  ...options
}: StartOptions): Promise<RunningSandbox> {
  const sandbox = createSandbox(options)
  // Without options for HTTPS or HTTP/2 the adaptor creates a plain HTTP server.
  const server = createAdaptorServer({ fetch: sandbox.app.fetch, hostname }) as Server
  await listen(server, port, hostname)
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  const origin = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${taken}`
  return {
    ...sandbox,
    origin,
    close: () => close(server),
  }
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, resolve)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
