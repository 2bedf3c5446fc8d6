import { config } from '../config'

/** In milliseconds. */
const delay = 8000

/**
 * Load the web-vitals module lazily, long after everything a visitor waits for (it reads what has been measured until
 * then), with no callback of the page's own (specification, sections 7 and 9). Only where the owner configured an address are the figures sent there.
 */
export function measureVitals(): void {
  const load = () => void import('./web-vitals').then(({ observeVitals }) => observeVitals(config.vitalsUrl))
  setTimeout(load, delay)
}
