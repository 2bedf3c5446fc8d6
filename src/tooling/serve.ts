import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { headersFor, parseHeaders } from './headers-file'

/**
 * A static host for a built folder, which works like the hosts named in the README: `/about` is answered by
 * `about.html`, an unknown path by `404.html` with status 404, headers come from the folder's own `_headers`, and a
 * file's `.br` or `.gz` neighbour is sent where the browser accepts it. Takes the folder's path; serves nothing outside
 * it.
 * @example serveFolder('dist').request('/forms/staff') // => 200, forms/staff.html
 */
export function serveFolder(folder: string): Hono {
  const rules = existsSync(join(folder, '_headers'))
    ? parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
    : []
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => (existsSync(join(folder, `${path}.html`)) ? `${path}.html` : path),
  })
  const missing = serveStatic({ root: folder, precompressed: true, path: '404.html' })
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const headers = headersFor(rules, context.req.path)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    // A missing file may exist in the next version.
    if (context.res.status === 404) context.header('Cache-Control', 'no-cache')
  })
  app.get('*', (context, next) => (isForTheHost(context.req.path) ? next() : files(context, next)))
  app.notFound(async (context) => {
    const page = await missing(context, () => Promise.resolve())
    return page instanceof Response
      ? new Response(page.body, { status: 404, headers: page.headers })
      : context.text('404', 404)
  })
  return app
}

function isForTheHost(path: string): boolean {
  return path.startsWith('/_') || path === '/404.html'
}
