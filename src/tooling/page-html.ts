import type { Manifest } from 'vite'
import { dataBlock } from '../site/head/escape'
import type { RenderedPage } from '../site/boot/entry-server'
import type { PageData } from '../site/boot/page-data'

/** The script that starts a page, as the manifest names it. */
const entry = 'site/boot/entry-client.tsx'
/** The tags that the bundler adds to the template for its entry; `pageHtml` replaces them. */
const ofBundler =
  /<script type="module"[^>]*><\/script>\s*|<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g
const bootstrapScript = /<script src="(\/bootstrap\.js)"><\/script>/

interface PageFrame {
  /** The template around every page. */
  readonly html: string
  readonly manifest: Manifest
  /** The text of a built file, by its address. */
  readonly read: (address: string) => string
}

/**
 * A whole page: the template with what was rendered. Its styles and the bootstrap script are inline, so that it can be
 * shown without further requests. The bootstrap script requests its other scripts when the page is used. On pages that are
 * no form's, and where a form opens or closes at a time, it does so by itself once the pictures in view are shown. React is
 * likely to be needed on a form's page, so it is preloaded.
 */
export function pageHtml({ html, manifest, read }: PageFrame, page: RenderedPage): string {
  const { styles, scripts } = partsOf(manifest, [entry, ...page.modules])
  const isForm = page.slug !== undefined
  const head = [
    page.head,
    renderBlockingLink(page.html),
    ...styles.map((address) => styleInPlace(address, read(address))),
    ...(isForm ? scripts : [])
      .filter((address) => address.startsWith('/assets/react-'))
      .map((address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`),
  ]
  const data: PageData = {
    rendering: page.rendering,
    scripts,
    ...(isForm && { form: page.slug }),
    ...(page.hasDoor === true && { hasDoor: true }),
  }
  return html
    .replaceAll(ofBundler, '')
    .replace(bootstrapScript, (_, address: string) => `<script>${read(address).trim()}</script>`)
    .replace('<!--site-head-->', () => head.join('\n    '))
    .replace('<!--site-fonts-->', () => fontLinks(styles.map(read)).join(''))
    .replace('<!--site-html-->', () => page.html)
    .replace('<!--site-end-->', () => dataBlock('application/json', data, 'page-data'))
}

/** A disabled link, which only marks these styles as loaded, so that no script fetches them again. */
function styleInPlace(address: string, text: string): string {
  return `<style>${text.trim()}</style><link rel="stylesheet" crossorigin disabled href="${address}">`
}

/**
 * Blocks rendering until the page is parsed, because the layout of a half-parsed page shifts: a button's icon moves
 * when its text is parsed. Forms and the hub are rendered earlier, as soon as their element `first-screen` is parsed,
 * after which nothing can shift: the rest of such a page competes with fonts and scripts for the network.
 */
function renderBlockingLink(html: string): string {
  const last = html.includes('id="first-screen"') ? 'first-screen' : 'page-data'
  return `<link rel="expect" href="#${last}" blocking="render">`
}

/**
 * All text uses these fonts, so they are requested early. The links are in the body: a browser delays the first paint
 * for a font that is preloaded in the head, which on a slow line makes a form's page appear a quarter later.
 */
function fontLinks(styles: readonly string[]): readonly string[] {
  const addresses = styles.flatMap((text) =>
    [...text.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, at]) => at),
  )
  return [...new Set(addresses)].map(
    (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
  )
}

/** The styles and scripts that these modules need, as addresses; a module the manifest does not name is left out. */
function partsOf(manifest: Manifest, modules: readonly string[]) {
  const keys = modules.map((name) => keyOf(manifest, name))
  const chunks = [...reach(manifest, keys)]
  return {
    styles: [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`),
    scripts: chunks.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`),
  }
}

/** The script a module was built to, as a path in the built folder; undefined where the build has none. */
export function scriptOf(manifest: Manifest, module: string): string | undefined {
  return manifest[keyOf(manifest, module)]?.file
}

/** The manifest lists a virtual module as if it were a file beside the folder of the sources. */
function keyOf(manifest: Manifest, name: string): string {
  const beside = `../${name}`
  return Object.hasOwn(manifest, beside) ? beside : name
}

/** These chunks and all that they import, each after those it imports. */
function reach(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const reached = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
    reached.add(key)
  }
  for (const key of keys) visit(key)
  return reached
}
