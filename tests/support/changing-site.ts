import { Hono } from 'hono'
import { serveLocally } from '../../src/sandbox/start-sandbox'

/** A copy of the site at its own address, which can deploy a new version. */
export interface ChangingSite {
  readonly origin: string
  readonly bringOutNewVersion: () => void
  /** From now on no page is served. */
  readonly stall: () => void
  readonly close: () => Promise<void>
}

const newName = /\.v(\d+)(\.(?:js|css))$/

/** Every script and style has another name in each version, as after a build of changed sources. */
function inVersion(text: string, version: number): string {
  const named = text.replaceAll(/(-[\w-]{8})(\.(?:js|css))\b/g, `$1.v${version}$2`)
  return named.startsWith('<!') ? `${named}<!-- version ${version} -->` : named
}

/**
 * Pass the site on, from its own port. After a deploy, pages and the service worker differ by a comment: to a
 * browser, that is another worker.
 */
export async function startChangingSite(site: string): Promise<ChangingSite> {
  let version = 1
  let isStalled = false
  let letGo: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const app = new Hono().get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const reply = await fetch(`${site}${pathname.replace(newName, '$2')}${search}`, {
      headers: { 'Accept-Encoding': 'identity' },
    })
    const headers = new Headers(reply.headers)
    headers.delete('Content-Length')
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true
    if (isPage && isStalled) await closed
    // A script belongs to the version in its name, however late it is requested.
    const asked = Number(newName.exec(pathname)?.[1] ?? version)
    const body =
      pathname === '/sw.js'
        ? `${await reply.text()}\n// ${version}`
        : isPage || pathname.endsWith('.js')
          ? inVersion(await reply.text(), asked)
          : reply.body
    return new Response(body, { status: reply.status, headers })
  })
  const server = await serveLocally(app.fetch, 0)
  return {
    origin: `http://localhost:${new URL(server.origin).port}`,
    bringOutNewVersion: () => {
      version += 1
    },
    stall: () => {
      isStalled = true
    },
    close: () => {
      letGo()
      return server.close()
    },
  }
}
