import '../ui/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom'
import { loadMatches } from './load-matches'
import { routes } from './routes'
import { showHead } from './head/show-head'
import { measureVitals } from './vitals/measure-vitals'

/** What the build put beside the prerendered page; the development server puts nothing there. */
function readHydration(): HydrationState | undefined {
  const block = document.getElementById('hydration')?.textContent
  // Written by entry-server.tsx from the static handler's own state.
  return block == null ? undefined : (JSON.parse(block) as HydrationState)
}

async function start(place: HTMLElement): Promise<void> {
  await loadMatches(routes, location.pathname)
  const hydrationData = readHydration()
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  const app = <RouterProvider router={router} />
  if (hydrationData) {
    hydrateRoot(place, app)
  } else {
    showHead(document, location.pathname)
    createRoot(place).render(app)
  }
  measureVitals()
}

const place = document.getElementById('app')
if (place) await start(place)
