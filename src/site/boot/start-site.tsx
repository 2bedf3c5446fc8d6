import '../../ui/styles.css'
import { startTransition } from 'react'
import { RouterProvider, type DataRouteObject, type RouteObject } from 'react-router-dom'
import type { FormModule } from '../../catalog/form-module'
import { deferRouter } from '../routing/deferred-router'
import { findFormRoute } from '../routing/find-form-route'
import { formRoute } from '../routing/form-route'
import { loadMatches } from '../routing/load-matches'
import { siteRoutes } from '../routing/routes'
import { measureVitals } from './measure-vitals'
import { nextTask } from './next-task'
import { readPageData, type PageData } from './page-data'
import { createRoot, hydrateRoot } from './react'
import { createHydrationGate, HydrationGateContext } from './hydration-gate'
import { onIntent } from './on-intent'
import { openWhenUsed } from './open-when-used'

/** Bring the page to life: over the prerendered HTML, or, from the development server, into an empty page. */
export async function startSite(document: Document): Promise<void> {
  const place = document.getElementById('app')
  if (!place) return
  const data = readPageData(document)
  const own = await ownForm(data)
  // Every route of ours has an id, which is all that makes it a data route.
  const routes = siteRoutes(own ? [own] : []) as DataRouteObject[]
  await loadMatches(routes, location.pathname)
  await nextTask()
  const load = async () => (await import('../routing/create-router')).createRouter
  if (data.hydration) {
    const { router, wake } = deferRouter(routes, data.hydration, { load, window })
    onIntent(document, isLink, wake)
    const gate = createHydrationGate()
    openWhenUsed(gate, { document, router, hydration: data.hydration })
    // As a transition it is done in small pieces, between which keys and taps are served.
    startTransition(
      () =>
        void hydrateRoot(
          place,
          <HydrationGateContext value={gate}>
            <RouterProvider router={router} />
          </HydrationGateContext>,
        ),
    )
  } else {
    const { showHead } = await import('../head/show-head')
    showHead(document, location.pathname, own?.handle?.card)
    createRoot(place).render(<RouterProvider router={(await load())(routes)} />)
  }
  measureVitals()
}

/** Of this site: soon the page may be another. */
function isLink(element: Element): boolean {
  return element.closest('a[href^="/"]') !== null
}

/** The route of the form whose page this is. */
async function ownForm({ form, hydration }: PageData): Promise<RouteObject | undefined> {
  if (form) {
    // What the build wrote at that address is the form's module.
    return formRoute(form.slug, () => import(/* @vite-ignore */ form.module) as Promise<FormModule>)
  }
  return hydration ? undefined : findFormRoute(location.pathname)
}
