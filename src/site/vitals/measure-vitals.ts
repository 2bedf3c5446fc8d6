import { config } from '../config'

/**
 * Load the web-vitals module lazily, once the browser is idle, with no callback of the page's own (specification,
 * sections 7 and 9). Only where the owner configured an address are the figures sent there.
 */
export function measureVitals(): void {
  const load = () => void import('./web-vitals').then(({ observeVitals }) => observeVitals(config.vitalsUrl))
  if ('requestIdleCallback' in window) requestIdleCallback(load)
  else setTimeout(load, 2000)
}
