import { slugsIn } from '../files/files-of-form'
import { reduce, currentFiles, emptyState, type StoreState, type StoreEvent } from './reducer'

/** Holds what is on the workbench, for the pages and for the loaders of their routes. */
export interface Store {
  readonly get: () => StoreState
  readonly send: (event: StoreEvent) => void
  /** Hear of every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @example const store = createStore(); store.send({ type: 'edited', path: 'forms/staff/ui.json', text: '{}' }) */
export function createStore(): Store {
  let state = emptyState
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    send: (event) => {
      state = reduce(state, event)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether there is a form of this name; one that goes with the next save is still there, and can be kept. */
export function hasForm(state: StoreState, slug: string): boolean {
  return [state.disk, currentFiles(state)].some((files) => slugsIn(files).includes(slug))
}
