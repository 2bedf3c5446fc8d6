import type { ServerType } from '@hono/node-server'

/** Stop a server. Browsers keep their connections open for later requests, and it would wait for those. */
export function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // A server for HTTP/2 has no such method; the tests have none.
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
