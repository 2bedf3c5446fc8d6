import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Hono } from 'hono'
import { escapeXml } from './emit/escape-xml'
import { fillText } from '../engine/fill-text'
import { root } from './root'
import { serveFolder } from './serve'
import texts from './serve-site-texts.json'

export interface SiteServerOptions {
  /** The folder the site is built to, relative to the repository or absolute. It need not exist yet. */
  readonly outDir: string
  /** The linter's report; undefined without errors. */
  readonly report: () => string | undefined
}

/** Whether a site has been built into this folder. */
export function hasSite(outDir: string): boolean {
  return existsSync(resolve(root, outDir, 'index.html'))
}

/**
 * The visitors' site from the latest successful build. While there is none, because a form is broken, every address
 * answers 503 with the linter's report and the address of the workbench; the first good build replaces that without a
 * restart.
 * @example serveSite({ outDir: 'dist', report: checkReport }).request('/forms')
 */
export function serveSite({ outDir, report }: SiteServerOptions): Hono {
  const app = new Hono()
  let site: Hono | undefined
  app.get('*', (context) => {
    // Its headers are read once, so the folder must exist.
    site ??= hasSite(outDir) ? serveFolder(resolve(root, outDir)) : undefined
    if (site) return site.fetch(context.req.raw)
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
