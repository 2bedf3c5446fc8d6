import { createContext, use } from 'react'
import type { Connection } from './connection'
import type { DraftStorage } from '../store/drafts'
import type { Proposals } from '../github/proposals'
import type { FormWorker } from '../worker/create-worker'

/** Everything the workbench takes from outside itself, so that a test can hand it something else. */
export interface Services {
  readonly connection: Connection
  /** Where unsaved work is kept; undefined where the browser keeps nothing. */
  readonly storage: DraftStorage | undefined
  readonly now: () => Date
  readonly worker: FormWorker
  readonly proposals: Proposals
  /** Sign in at GitHub through the relay at this address. Resolves to the token; undefined where no window was opened. */
  readonly signIn: (relay: string) => Promise<string | undefined>
  /** Hand a file to the person: the browser's download. */
  readonly download: (name: string, content: Blob) => void
  /** Put a text into the clipboard; false where the browser does not let it. */
  readonly copy: (text: string) => Promise<boolean>
}

export const ServicesContext = createContext<Services | undefined>(undefined)

/** What the workbench was given. Throws outside of it, which is a mistake in the program. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('This part of the workbench is used outside of it.')
  return services
}
