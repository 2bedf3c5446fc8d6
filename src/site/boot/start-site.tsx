import '../../ui/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preparePage } from '../routes'
import { Site } from '../Site'
import { measureVitals } from './measure-vitals'
import { readPageData } from './page-data'

/** Bring the page to life: over the prerendered HTML, or, from the development server, into an empty page. */
export async function startSite(document: Document): Promise<void> {
  const place = document.getElementById('app')
  if (!place) return
  const { rendering } = readPageData(document)
  await preparePage(rendering?.path ?? location.pathname)
  if (!rendering) return createRoot(place).render(<Site />)
  agreeWith(rendering.path)
  hydrateRoot(place, <Site rendered={rendering} />)
  measureVitals()
}

/** A host may answer an address with the page of another one, `/about/` with that of `/about`. What it has sent holds. */
function agreeWith(path: string): void {
  if (path === '/404' || path === location.pathname) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}
