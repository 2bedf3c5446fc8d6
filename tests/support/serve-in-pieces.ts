import { setTimeout } from 'node:timers/promises'
import { serveLocally } from '../../src/sandbox/start-sandbox'
import { serveFolder } from '../../src/tooling/serve'

interface StallingSite {
  /** The folder of a built site. */
  readonly folder: string
  readonly port: number
  /** For each path of a page the part of its HTML after which it is cut; other paths arrive whole. */
  readonly cuts: Readonly<Record<string, RegExp>>
}

/**
 * Serves a built site on a line that stalls: the HTML of a page arrives in two pieces, the second 500 ms after the
 * first. Resolves to a function that stops the server.
 * @example const stop = await serveInPieces({ folder: testSiteBuild, port: 4300, cuts: { '/vote': /<h1>/ } })
 */
export async function serveInPieces({ folder, port, cuts }: StallingSite): Promise<() => Promise<void>> {
  const site = serveFolder(folder)
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const cut = cuts[pathname]
    if (!cut) return site.fetch(request)
    // Without the browser's headers, so that the page is not compressed.
    const whole = await site.fetch(new Request(request.url))
    const html = await whole.text()
    const first = cut.exec(html)
    if (!first) throw new Error(`${pathname} has no part like ${cut}.`)
    const at = first.index + first[0].length
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        send(html.slice(0, at))
        await setTimeout(500)
        send(html.slice(at))
        controller.close()
      },
    })
    const headers = new Headers(whole.headers)
    headers.delete('Content-Length')
    return new Response(body, { status: whole.status, headers })
  }
  const server = await serveLocally(fetch, port)
  return server.close
}
