import { createContext, use } from 'react'
import type { Shelf } from './bench/draft-store'
import type { Connection } from './connection/connection'
import type { Desk } from './desk/create-desk'

/** Everything the workbench takes from outside itself, so that a test can hand it something else. */
export interface Surroundings {
  readonly connection: Connection
  /** Where unsaved work is kept; undefined where the browser keeps nothing. */
  readonly shelf: Shelf | undefined
  readonly now: () => Date
  readonly desk: Desk
  /** Hand a file to the person: the browser's download. */
  readonly download: (name: string, content: Blob) => void
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

/** What the workbench was given. Throws outside of it, which is a mistake in the program. */
export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('This part of the workbench stands outside of it.')
  return surroundings
}
