import { createContext, use } from 'react'
import type { Connection } from './api/connection'
import type { DraftStorage } from './store/drafts'
import type { Proposals } from './github/proposals'
import type { FormWorker } from './worker/create-worker'

/** Everything the workbench needs from outside, so that a test can replace it. */
export interface Services {
  readonly connection: Connection
  /** Where unsaved work is stored; undefined where the browser stores nothing. */
  readonly storage: DraftStorage | undefined
  readonly now: () => Date
  /** The browser's time zone, such as Europe/Berlin. */
  readonly timeZone: () => string
  readonly worker: FormWorker
  readonly proposals: Proposals
  /** Sign in at GitHub through this relay. Resolves to the token; undefined if no window could be opened. */
  readonly signIn: (relay: string) => Promise<string | undefined>
  readonly download: (name: string, content: Blob) => void
  /** Copy a text; false where the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>
}

export const ServicesContext = createContext<Services | undefined>(undefined)

/** The services of the workbench. Throws outside of it, which means a bug in the program. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('This part of the workbench is used outside of it.')
  return services
}
