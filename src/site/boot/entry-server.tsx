import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type HydrationState,
} from 'react-router-dom'
import { cards, slugs } from '../../catalog/catalog'
import { config } from '../config'
import content from '../content/pages.json'
import { headHtml } from '../head/head-html'
import { AllCards } from '../pages/forms-hub/all-cards'
import { findFormRoute } from '../routing/find-form-route'
import { formPath, slugAt } from '../routing/form-path'
import { loadMatches } from '../routing/load-matches'
import { siteRoutes } from '../routing/routes'

/** One page, ready to be put into `index.html`. */
export interface RenderedPage {
  /** For the place `<!--site-html-->`. */
  readonly html: string
  /** For the place `<!--site-head-->`: everything that is this page's own. */
  readonly head: string
  /** What the browser goes on with; `dataBlock` puts it into the page. */
  readonly hydration: HydrationState
  /** The form whose page this is. */
  readonly slug?: string
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
  // Its own form is all a page needs, so that a page takes the same time however many forms there are.
  const own = slug === undefined ? undefined : await findFormRoute(path)
  const routes = siteRoutes(own ? [own] : [])
  const matched = await loadMatches(routes, path)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`${config.siteUrl}${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await toHtml(
    <AllCards value={cards}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AllCards>,
  )
  return {
    html,
    head: headHtml(path),
    hydration: { loaderData: context.loaderData },
    ...(slug !== undefined && { slug }),
    modules: slug === undefined ? matched.flatMap(modulesOf) : formModules(slug),
  }
}

async function toHtml(app: React.ReactNode): Promise<string> {
  const failures: unknown[] = []
  // Above this size React would put parts of the page into inline scripts, which the site's policy blocks.
  const progressiveChunkSize = 1e9
  const { prelude } = await prerender(app, {
    progressiveChunkSize,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

function modulesOf({ handle }: { readonly handle?: unknown }): readonly string[] {
  // Only page-routes.ts writes this handle.
  return (handle as { readonly modules: readonly string[] } | undefined)?.modules ?? []
}

function formModules(slug: string): readonly string[] {
  return ['site/form-page/open-form-page.tsx', `virtual:form/${slug}`]
}
