import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { loadFormModule, slugs } from '../catalog/load-form'
import { formPath, slugAt } from './form-path'
import { Arrival, type ArrivalProps } from './shell/Arrival'

/** A page whose code has been fetched. */
interface PageCode extends ArrivalProps {
  readonly Page: ComponentType
}

/** A page that is not a form: its file, which the build preloads with the page's HTML, and how to fetch it. */
type SitePage = readonly [file: string, load: () => Promise<ComponentType>]

const home: SitePage = ['home/HomePage', async () => (await import('./pages/home/HomePage')).HomePage]
const updates: SitePage = [
  'updates/UpdatesPage',
  async () => (await import('./pages/updates/UpdatesPage')).UpdatesPage,
]
const stats: SitePage = ['stats/StatsPage', async () => (await import('./pages/stats/StatsPage')).StatsPage]
const about: SitePage = ['about/AboutPage', async () => (await import('./pages/about/AboutPage')).AboutPage]
const gallery: SitePage = [
  'gallery/GalleryPage',
  async () => (await import('./pages/gallery/GalleryPage')).GalleryPage,
]
const vote: SitePage = ['vote/VotePage', async () => (await import('./pages/vote/VotePage')).VotePage]
const privacy: SitePage = [
  'legal/PrivacyPage',
  async () => (await import('./pages/legal/PrivacyPage')).PrivacyPage,
]
const terms: SitePage = ['legal/TermsPage', async () => (await import('./pages/legal/TermsPage')).TermsPage]
const forms: SitePage = [
  'forms-hub/FormsHub',
  async () => (await import('./pages/forms-hub/FormsHub')).FormsHub,
]
const notFound: SitePage = [
  'not-found/NotFoundPage',
  async () => (await import('./pages/not-found/NotFoundPage')).NotFoundPage,
]

/** The pages that are not forms, by their addresses (specification, section 2). */
const pages: Readonly<Record<string, SitePage>> = {
  '/': home,
  '/updates': updates,
  '/stats': stats,
  '/about': about,
  '/gallery': gallery,
  '/vote': vote,
  '/privacy-policy': privacy,
  '/terms-of-service': terms,
  '/forms': forms,
}

/**
 * The modules that the page at `path` needs beside those of every page, as the build's manifest names them.
 * @example pageModules('/vote') // => ['site/pages/vote/VotePage.tsx']
 */
export function pageModules(path: string): readonly string[] {
  const slug = slugAt(path)
  const [file] = pages[path] ?? notFound
  if (slug === undefined) return [`site/pages/${file}.tsx`]
  return ['site/form-page/open-form-page.tsx', `virtual:form/${slug}`]
}

/** Fetch the code of the page at `path`; rejects where it cannot be fetched. */
async function loadPage(path: string): Promise<PageCode> {
  const slug = slugAt(path)
  const [, load] = pages[path] ?? notFound
  return slug === undefined ? { Page: await load() } : loadFormPage(slug)
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

/** The component of each page, by its address; a lazy one until the page's code has been fetched. */
const drawn = new Map<string, ComponentType>()

/** All unknown addresses have the same page. */
function addressOf(path: string): string {
  return path in pages || slugs.includes(slugAt(path) ?? '') ? path : '/404'
}

/** Fetch the first page of a visit, so that it is rendered, or hydrated, together with the shell. */
export async function preparePage(path: string): Promise<void> {
  const address = addressOf(path)
  drawn.set(address, withArrival(await loadPage(address)))
}

/** Forget that the page at `path` could not be fetched, so that the next visit tries again. */
export function forgetFailedPage(path: string): void {
  drawn.delete(addressOf(path))
}

function pageAt(path: string): ComponentType {
  const page = drawn.get(path) ?? lazyPage(path)
  drawn.set(path, page)
  return page
}

function lazyPage(path: string): ComponentType {
  const Page = lazy(async () => ({ default: withArrival(await loadPage(path)) }))
  return () => (
    <Suspense>
      <Page />
    </Suspense>
  )
}

function withArrival({ Page, card }: PageCode): ComponentType {
  return () => (
    <>
      <Page />
      <Arrival card={card} />
    </>
  )
}

/** The page of the current address. An unknown address shows the 404 page. */
export function PageRoutes() {
  return (
    <Switch>
      {[...Object.keys(pages), '/contact'].map((path) => (
        <Route key={path} path={path} component={pageAt(path)} />
      ))}
      <Route path="/forms/:slug">
        {({ slug }) => {
          const FormPage = pageAt(addressOf(formPath(slug)))
          return <FormPage />
        }}
      </Route>
      <Route component={pageAt('/404')} />
    </Switch>
  )
}
