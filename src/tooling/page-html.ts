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
  const { rest, fonts } = takeFontsOut(text.trim())
  return `<style>${rest}</style>${later(fonts)}<link rel="stylesheet" crossorigin disabled href="${address}">`
}

/** The fonts that have to be fetched; those that only name one of the device's own stay where they are. */
const webFont = /@font-face\{[^}]*url\([^}]*\}/g

function takeFontsOut(text: string): { readonly rest: string; readonly fonts: string } {
  return { rest: text.replaceAll(webFont, ''), fonts: [...text.matchAll(webFont)].join('') }
}

/**
 * A browser holds the first paint back for fonts, and they take the line from the scripts that a visitor waits for. So
 * they are for print until the early script switches them on; who runs no script has them at once.
 */
function later(fonts: string): string {
  if (fonts === '') return ''
  return `<style media="print">${fonts}</style><noscript><style>${fonts}</style></noscript>`
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
