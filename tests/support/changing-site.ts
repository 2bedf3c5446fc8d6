import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** A copy of the site at an address of its own, which can bring out a new version. */
export interface ChangingSite {
  readonly origin: string
  readonly bringOutNewVersion: () => void
  readonly close: () => Promise<void>
}

/**
 * Pass the site on, from a port of its own, with a service worker that differs by a comment once a new version is out:
 * to a browser, that is another worker.
 */
export async function startChangingSite(site: string): Promise<ChangingSite> {
  let version = 1
  const app = new Hono().get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const reply = await fetch(`${site}${pathname}${search}`, { headers: { 'Accept-Encoding': 'identity' } })
    const headers = new Headers(reply.headers)
    headers.delete('Content-Length')
    const body = pathname === '/sw.js' ? `${await reply.text()}\n// ${version}` : reply.body
    return new Response(body, { status: reply.status, headers })
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    bringOutNewVersion: () => {
      version += 1
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
