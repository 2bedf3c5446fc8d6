import '../../ui/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preparePage } from '../routes'
import { Site } from '../Site'
import { readPageData } from './page-data'
import { config } from '../config'

/** Start the site: hydrate the prerendered HTML, or render into the development server's empty page. */
async function startSite(): Promise<void> {
  const place = document.getElementById('app')
  if (!place) return
  const { rendering } = readPageData()
  await preparePage(rendering?.path ?? location.pathname)
  if (!rendering) return createRoot(place).render(<Site />)
  correctAddress(rendering.path)
  const focused = document.activeElement?.id
  const form = document.forms[0]
  // In a separate task, because React batches state updates that happen during an effect.
  document.addEventListener('page-ready', () =>
    setTimeout(() => form?.isConnected === false && restoreInput(form, focused)),
  )
  hydrateRoot(place, <Site rendered={rendering} />)
  measureVitals()
}

/**
 * A host may answer one address with the page of another: `/about/` with that of `/about`. The address becomes that of
 * the page.
 */
function correctAddress(path: string): void {
  if (path === '/404' || path === location.pathname) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}

/**
 * After a hydration mismatch, which a translator or a browser extension can cause, React replaces the prerendered form.
 * Copies the visitor's input from that form to the new one: values, checked options, the focus and a waiting submit.
 */
function restoreInput(before: HTMLElement, focused = ''): void {
  // Every control of a form is an input, a select or a textarea, and these have a value.
  const find = (id: string) => document.getElementById(id) as HTMLInputElement | null
  for (const { id, checked, value } of before.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const control = find(id)
    if (!control) continue
    if (control.checked !== checked) control.click()
    control.value = value
    control.dispatchEvent(new Event('input'))
  }
  find(focused)?.focus()
  if (before.hasAttribute('data-submit-waiting')) document.forms[0]?.requestSubmit()
}

/** In milliseconds. */
const delay = 8000

/**
 * Load the web-vitals module lazily, long after everything a visitor waits for (it also reads earlier measurements).
 * The page itself uses no figure; they are sent only where the owner has configured an address. If the module cannot be
 * fetched (offline, say), nothing is measured.
 */
function measureVitals(): void {
  const load = async () => {
    const module = await import('./web-vitals').catch(() => undefined)
    module?.observeVitals(config.vitalsUrl)
  }
  setTimeout(() => void load(), delay)
}

void startSite()
