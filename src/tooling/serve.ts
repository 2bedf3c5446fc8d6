import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { headersFor, parseHeaders } from './headers'
import { escapeXml } from '../site/head/escape'
import { fillText } from '../engine/fill-text'
import texts from './serve-site-texts.json'

/**
 * A static host for a built folder that behaves like the hosts named in the README: `/about` is answered by
 * `about.html`, an unknown path by `404.html` with status 404, headers come from the folder's own `_headers`,
 * and a file's `.br` or `.gz` neighbour is sent where the browser accepts it. Takes the folder's path; serves
 * nothing outside it.
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
  return path.startsWith('/_') || path === '/404' || path === '/404.html'
}

interface SiteServerOptions {
  /** The folder the site is built to, as an absolute path. It need not exist yet. */
  readonly outDir: string
  /** The linter's report; undefined without errors. */
  readonly report: () => string | undefined
}

export function hasSite(outDir: string): boolean {
  return existsSync(join(outDir, 'index.html'))
}

/**
 * The visitors' site from the latest successful build. While there is none, because a form is broken, every address
 * answers 503 with the linter's report and the address of the workbench; the first good build replaces that without a
 * restart.
 * @example serveSite({ outDir: '/srv/site/dist', report: checkReport }).request('/forms')
 */
export function serveSite({ outDir, report }: SiteServerOptions): Hono {
  const app = new Hono()
  let served: { readonly built: number; readonly site: Hono } | undefined
  app.get('*', (context) => {
    // The headers are read once for each build: they name the styles of its pages.
    const built = statSync(join(outDir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
    if (built !== undefined && built !== served?.built) served = { built, site: serveFolder(outDir) }
    if (served) return served.site.fetch(context.req.raw)
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    context.header('Cache-Control', 'no-store')
    return context.html(pageFor(report()), 503)
  })
  return app
}

function pageFor(report: string | undefined): string {
  return fillText(readFileSync(new URL('waiting-page.html', import.meta.url), 'utf8'), {
    title: report === undefined ? texts.building : texts.broken,
    text: report === undefined ? texts.wait : texts.fix,
    report: report === undefined ? '' : `<pre tabindex="0">${escapeXml(report)}</pre>`,
    workbench: texts.workbench,
  })
}
