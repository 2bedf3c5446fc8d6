import { createContext } from 'react'
import { config, type SiteConfig } from '../config'
import type { Fetch } from '../../live/read-json'

/** The world outside the page, as far as live data needs it. Tests put their own in its place. */
export interface LiveServices {
  readonly fetch: Fetch
  readonly now: () => Date
  readonly services: SiteConfig['services']
}

export const LiveServicesContext = createContext<LiveServices>({
  fetch: (url, init) => fetch(url, init),
  now: () => new Date(),
  services: config.services,
})
