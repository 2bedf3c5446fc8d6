import { slugsIn } from '../files/files-of-form'
import { benchAfter, currentFiles, emptyBench, type Bench, type BenchEvent } from './bench'

/** Holds what is on the workbench, for the pages and for the loaders of their routes. */
export interface BenchStore {
  readonly get: () => Bench
  readonly send: (event: BenchEvent) => void
  /** Hear of every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @example const store = createStore(); store.send({ type: 'edited', path: 'forms/staff/ui.json', text: '{}' }) */
export function createStore(): BenchStore {
  let bench = emptyBench
  const listeners = new Set<() => void>()
  return {
    get: () => bench,
    send: (event) => {
      bench = benchAfter(bench, event)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether there is a form of this name; one that goes with the next save is still there, and can be kept. */
export function hasForm(bench: Bench, slug: string): boolean {
  return [bench.disk, currentFiles(bench)].some((files) => slugsIn(files).includes(slug))
}
