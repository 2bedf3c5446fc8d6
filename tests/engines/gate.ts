import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between browsers and the site, which can hold scripts back, or be closed as if there were no network. */
export interface Gate {
  readonly origin: string
  readonly holdScripts: () => void
  readonly letScriptsThrough: () => void
  readonly shut: () => Promise<void>
}

/** Opens a gate before a site on this machine. */
export async function openGate(port: number): Promise<Gate> {
  let release: () => void = () => undefined
  let held: Promise<void> | undefined
  const server = createServer((asked, answer) => {
    const pass = () => {
      const { url, method, headers } = asked
      const onward = request({ host: '127.0.0.1', port, path: url, method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      })
      onward.on('error', () => answer.destroy())
      asked.pipe(onward)
    }
    const isScript = asked.url?.startsWith('/assets/') && asked.url.includes('.js')
    if (held && isScript) void held.then(pass)
    else pass()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with that port.
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${own}`,
    holdScripts: () => void (held = new Promise((resolve) => (release = resolve))),
    letScriptsThrough() {
      held = undefined
      release()
    },
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
