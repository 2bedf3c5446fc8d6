import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createSandbox, type Sandbox } from './create-sandbox'
import type { SandboxOptions } from './state'

interface StartOptions extends SandboxOptions {
  /** Where to listen; 0 takes a free port. */
  readonly port: number
}

export interface RunningSandbox extends Sandbox {
  /** Such as `http://127.0.0.1:5200`; the inbox is at its `/`. */
  readonly origin: string
  /** Stop listening and close all open connections. */
  close(): Promise<void>
}

const hostname = '127.0.0.1'

/**
 * Start a sandbox, reachable from this machine only. Rejects if the port is taken.
 * @example const sandbox = await startSandbox({ port: 5200, webhooks: ['staff'] })
 */
export async function startSandbox({ port, ...options }: StartOptions): Promise<RunningSandbox> {
  const sandbox = createSandbox(options)
  // Without options for HTTPS or HTTP/2 the adaptor creates a plain HTTP server.
  const server = createAdaptorServer({ fetch: sandbox.app.fetch, hostname }) as Server
  server.listen(port, hostname)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return { ...sandbox, origin: `http://${hostname}:${taken}`, close: () => close(server) }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
