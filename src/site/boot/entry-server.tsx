import { prerender } from 'react-dom/static'
import { cards } from '../../catalog/catalog'
import { loadForm, slugs } from '../../catalog/load-form'
import content from '../content/pages.json'
import { formPath, slugAt } from '../../catalog/form-path'
import { doorsOf } from '../../engine/schema/form-doors'
import { headHtml } from '../head/head-html'
import type { PageRendering } from '../page-rendering'
import { pageModules, preparePage } from '../routes'
import { Site } from '../Site'

/** One page, ready to be inserted into `index.html`. */
export interface RenderedPage {
  /** Replaces `<!--site-html-->`. */
  readonly html: string
  /** Replaces `<!--site-head-->`: everything specific to this page. */
  readonly head: string
  /** The input of the browser's first render; `dataBlock` puts it into the page. */
  readonly rendering: PageRendering
  /** The form whose page this is. */
  readonly slug?: string
  /** Whether it, or one of its options, opens or closes at a time: only the browser knows whether it is open. */
  readonly hasDoor?: boolean
  /** The page's own modules, as the build's manifest names them: their scripts and styles can be preloaded. */
  readonly modules: readonly string[]
}

/** Each form with the path of its page, in the order of the manifest; those without a card come last. */
export const formPaths: readonly { readonly slug: string; readonly path: string }[] = [
  ...new Set([...cards.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)), ...slugs]),
].map((slug) => ({ slug, path: formPath(slug) }))

/** The paths of all pages that exist, for prerendering and for the sitemap. The 404 page is `render('/404')`. */
export const paths: readonly string[] = [
  ...content.pages.map(({ path }) => path),
  ...slugs.filter((slug) => slug !== 'contact').map(formPath),
]

/**
 * Render the page at `path` to HTML: no inline script, no style attribute, nothing left to load. Rejects when a page
 * throws, so that a broken page stops the build.
 * @example const { html, head } = await render('/vote')
 */
export async function render(path: string): Promise<RenderedPage> {
  const slug = slugAt(path)
  await preparePage(path)
  const form = slug === undefined ? undefined : await loadForm(slug)
  const rendering = { path, renderedAt: new Date().toISOString() }
  return {
    html: await toHtml(<Site rendered={rendering} />),
    head: headHtml(path),
    rendering,
    ...(slug !== undefined && { slug }),
    ...(form && doorsOf(form).length > 0 && { hasDoor: true }),
    modules: pageModules(path),
  }
}

async function toHtml(site: React.ReactNode): Promise<string> {
  const failures: unknown[] = []
  // Above this size React would put parts of the page into inline scripts, which the site's policy blocks.
  const progressiveChunkSize = 1e9
  const { prelude } = await prerender(site, {
    progressiveChunkSize,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}
