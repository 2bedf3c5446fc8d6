import { useEffect, useState, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { loadFormModule, slugs } from '../catalog/load-form'
import { slugAt } from '../catalog/form-path'
import type { PageWords } from './content/content-types'
import { Arrival, type ArrivalProps } from './shell/Arrival'
import { useSecondStep } from './shell/page-header/PageBody'

/** A page whose code has been fetched. */
interface PageCode extends ArrivalProps {
  readonly Page: ComponentType
}

/** The files of the pages that are not forms; each exports the component of its name. */
const files = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  './pages/*/*Page.tsx',
  './pages/forms-hub/FormsHub.tsx',
  '!./pages/legal/LegalPage.tsx',
])

/** The pages that are not forms, by path (specification.md, 2.020): those that pages.json must have words for. */
const pages: Readonly<Record<string, string>> = {
  '/': 'home/HomePage',
  '/updates': 'updates/UpdatesPage',
  '/stats': 'stats/StatsPage',
  '/about': 'about/AboutPage',
  '/gallery': 'gallery/GalleryPage',
  '/vote': 'vote/VotePage',
  '/privacy-policy': 'legal/PrivacyPage',
  '/terms-of-service': 'legal/TermsPage',
  '/forms': 'forms-hub/FormsHub',
} satisfies Readonly<Record<Exclude<PageWords['path'], '/contact'>, string>>

const fileOf = (path: string) => pages[path] ?? 'not-found/NotFoundPage'

/**
 * The modules that the page at `path` needs beside those of every page, as the build's manifest names them.
 * @example pageModules('/vote') // => ['site/pages/vote/VotePage.tsx']
 */
export function pageModules(path: string): readonly string[] {
  const slug = slugAt(path)
  if (slug === undefined) return [`site/pages/${fileOf(path)}.tsx`]
  return ['site/form-page/open-form-page.tsx', `virtual:form/${slug}`]
}

/** Fetch the code of the page at `path`; rejects where it cannot be fetched. */
async function loadPage(path: string): Promise<PageCode> {
  const slug = slugAt(path)
  if (slug !== undefined) return loadFormPage(slug)
  const file = fileOf(path)
  const module = await files[`./pages/${file}.tsx`]?.()
  const Page = module?.[file.slice(file.indexOf('/') + 1)]
  if (!Page) throw new Error(`There is no page "${file}".`)
  return { Page }
}

/** A form added to `forms/` needs no line here, and does not make other pages larger. */
async function loadFormPage(slug: string): Promise<PageCode> {
  const [{ openFormPage }, module] = await Promise.all([
    import('./form-page/open-form-page'),
    loadFormModule(slug),
  ])
  if (!module) throw new Error(`There is no form "${slug}".`)
  const { place, definition } = module
  return { Page: openFormPage(module), card: place.card ?? definition.schema }
}

/** The pages whose code has been fetched, by their addresses. */
const fetched = new Map<string, ComponentType>()

/**
 * Whether there is a page at `path`: not for a file, such as a picture, nor for an unknown address.
 * @example hasPage('/vote') // => true
 */
export function hasPage(path: string): boolean {
  return path in pages || slugs.includes(slugAt(path) ?? '')
}

/** All unknown addresses have the same page. */
function addressOf(path: string): string {
  return hasPage(path) ? path : '/404'
}

/**
 * Fetch the code of the page at `path`, so that it is shown without waiting: with the shell at the start of a visit, or
 * as soon as its link is clicked. Rejects where it cannot be fetched; the next call tries again.
 */
export async function preparePage(path: string): Promise<void> {
  const address = addressOf(path)
  if (fetched.has(address)) return
  const { Page, card } = await loadPage(address)
  // The same element each time, so that the second step does not render the page itself again.
  const page = <Page />
  const WithArrival = () => {
    const isWhole = useSecondStep()
    return (
      <>
        {page}
        {isWhole && <Arrival card={card} />}
      </>
    )
  }
  if (!fetched.has(address)) fetched.set(address, WithArrival)
}

/**
 * Shows nothing until the page's code is there, and throws where it cannot be fetched. React's `lazy` would show a page
 * up to 300 ms after it has come, because React limits how often it replaces a fallback.
 */
function PageAt({ path }: { readonly path: string }) {
  const address = addressOf(path)
  const [Page, setPage] = useState(() => fetched.get(address))
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    if (Page) return
    preparePage(address).then(
      () => setPage(() => fetched.get(address)),
      (error: unknown) => setFailure({ error }),
    )
  }, [Page, address])
  if (failure) throw failure.error
  return Page ? <Page /> : null
}

/**
 * The page of the current address. An unknown address shows the 404 page. The paths are regular expressions, so that they
 * match exactly, like the names of the host's files: wouter treats `/Vote` and `/vote/` as the path `/vote`.
 */
export function PageRoutes() {
  return (
    <Switch>
      {[...Object.keys(pages), '/contact'].map((path) => (
        <Route key={path} path={new RegExp(`^${path}$`)}>
          <PageAt key={path} path={path} />
        </Route>
      ))}
      <Route path={/^\/forms\/(?<slug>[^/]+)$/}>
        {({ slug }) => <PageAt key={slug} path={`/forms/${slug}`} />}
      </Route>
      <Route>
        <PageAt path="/404" />
      </Route>
    </Switch>
  )
}
