import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
// Types only: the modules themselves are in the built renderer.
import type * as Renderer from '../site/boot/entry-server'
import { pageHtml, scriptOf } from './page-html'
import type { BuiltPages } from './build-pages'

/**
 * Write every page of the site as HTML. Runs as a separate process (`NODE_ENV=production`) with two folders: that of
 * the built renderer, and that of the built site, whose `index.html` is the template of all pages. Exits with an error
 * when a page cannot be rendered, so that a broken page is never published.
 */
async function prerenderSite(rendererFolder: string, siteFolder: string): Promise<void> {
  const entry = pathToFileURL(join(rendererFolder, 'entry-server.js')).href
  // `entry-server.tsx` was built to this module.
  const renderer = (await import(entry)) as typeof Renderer
  const manifestFolder = join(siteFolder, '.vite')
  // Written by Vite.
  const manifest = JSON.parse(readFileSync(join(manifestFolder, 'manifest.json'), 'utf8')) as Manifest
  const texts = new Map<string, string>()
  const read = (address: string) => {
    const text = texts.get(address) ?? readFileSync(join(siteFolder, address), 'utf8')
    texts.set(address, text)
    return text
  }
  const frame = { html: read('index.html'), manifest, read }
  for (const path of [...renderer.paths, '/404']) {
    const page = await renderer.render(path)
    const file = join(siteFolder, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageHtml(frame, page))
  }
  const forms = renderer.formPaths.map(({ slug, path }) => ({
    slug,
    page: `${path.slice(1)}.html`,
    script: scriptOf(manifest, `virtual:form/${slug}`) ?? '',
  }))
  const pages: BuiltPages = { paths: renderer.paths, forms }
  writeFileSync(join(rendererFolder, 'pages.json'), JSON.stringify(pages))
  rmSync(manifestFolder, { recursive: true })
}

const [rendererFolder = '', siteFolder = ''] = process.argv.slice(2)
await prerenderSite(rendererFolder, siteFolder)
