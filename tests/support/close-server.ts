import type { Server } from 'node:http'

/** Stop a server. Browsers keep their connections open for later requests, and it would wait for those. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
