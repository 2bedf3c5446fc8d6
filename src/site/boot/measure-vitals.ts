import { config } from '../config'

/** In milliseconds. */
const delay = 8000

/**
 * Load the web-vitals module lazily, long after everything a visitor waits for (it reads what has been measured until
 * then), with no callback of the page's own (specification, sections 7 and 9). Only where the owner configured an address are the figures sent there. Where the module cannot be
 * fetched (offline, say), nothing is measured.
 */
export function measureVitals(): void {
  const load = async () => {
    const module = await import('./web-vitals').catch(() => undefined)
    module?.observeVitals(config.vitalsUrl)
  }
  setTimeout(() => void load(), delay)
}
