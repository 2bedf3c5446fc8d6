import { dataBlock } from '../site/head/data-block'
import type { RenderedPage } from '../site/boot/entry-server'
import type { PageData } from '../site/boot/page-data'
import { partsOf, scriptOf, type BuildManifest } from './page-links'

const react = 'site/boot/react.ts'
const entry = 'site/boot/entry-client.ts'
/** What the bundler puts into the frame for its entry; each page has all of it in its own way. */
const ofBundler =
  /<script type="module"[^>]*><\/script>\s*|<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g
const earlyScript = /<script src="(\/early\.js)"><\/script>/

/** What a page is put together from. */
export interface PageFrame {
  /** The HTML around every page. */
  readonly html: string
  readonly manifest: BuildManifest
  /** The text of a built file, by its address. */
  readonly read: (address: string) => string
}

/**
 * A whole page, which needs nothing but itself to be seen: the frame with what was rendered, its styles and the early
 * script in place. It names its other scripts, which come after all there is to see, or as soon as someone reaches for
 * the page. A form's page has React's script fetched ahead, as somebody is likely to.
 */
export function pageHtml({ html, manifest, read }: PageFrame, page: RenderedPage): string {
  const { styles, scripts } = partsOf(manifest, [react, entry, ...page.modules])
  const ahead = page.slug === undefined ? [] : partsOf(manifest, [react]).scripts
  const head = [
    ...fontLinks(styles.map(read)),
    ...(page.slug === undefined ? [] : [wholePage]),
    page.head,
    ...styles.map((address) => styleInPlace(address, read(address))),
  ]
  const end = [
    ...ahead.map((address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`),
    dataBlock('application/json', pageData(page, manifest, scripts), 'page-data'),
  ]
  return html
    .replaceAll(ofBundler, '')
    .replace(earlyScript, (_, address: string) => `<script>${read(address).trim()}</script>`)
    .replace('<!--site-head-->', () => head.join('\n    '))
    .replace('<!--site-html-->', () => page.html)
    .replace('<!--site-end-->', () => end.join('\n    '))
}

/**
 * A form's page comes in one piece, so a browser that would show half of it first only lays it out twice: the question
 * takes its first letter a tenth later.
 */
const wholePage = '<link rel="expect" href="#app" blocking="render">'

/** The link is switched off and only tells that these styles are here, so that no script fetches them again. */
function styleInPlace(address: string, text: string): string {
  return `<style>${text.trim()}</style><link rel="stylesheet" crossorigin disabled href="${address}">`
}

/** All text is drawn with the fonts, so they are asked for before anything else, and are mostly there at the first paint. */
function fontLinks(styles: readonly string[]): readonly string[] {
  const addresses = styles.flatMap((text) =>
    [...text.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, at]) => at),
  )
  return [...new Set(addresses)].map(
    (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
  )
}

function pageData(
  { slug, hydration }: RenderedPage,
  manifest: BuildManifest,
  scripts: readonly string[],
): PageData {
  const module = slug === undefined ? undefined : scriptOf(manifest, `virtual:form/${slug}`)
  const steps = [react, entry].flatMap((name) => scriptOf(manifest, name) ?? [])
  return {
    hydration,
    scripts,
    steps,
    ...(slug !== undefined && module !== undefined && { form: { slug, module } }),
  }
}
