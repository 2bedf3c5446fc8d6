import { fileOf } from '../files/form-file'
import { slugsIn } from '../files/files-of-form'
import { currentFiles, emptyState, reduce, type StoreEvent, type StoreState } from './reducer'

/** Holds what is on the workbench, for the pages and for the loaders of their routes. */
export interface Store {
  readonly get: () => StoreState
  readonly send: (event: StoreEvent) => void
  /** Hear of every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Take back the last change of a form, in a panel or in a text; or make it again. */
  readonly undo: (slug: string) => void
  readonly redo: (slug: string) => void
  readonly canUndo: (slug: string) => boolean
  readonly canRedo: (slug: string) => boolean
}

/** What the texts were before a change; null for a file that was not there. */
interface Step {
  readonly texts: ReadonlyMap<string, string | null>
  readonly group: string | undefined
  readonly at: number
}

/** Changes of one thing that follow each other within this time are one step, in milliseconds. */
const pause = 1000
const mostSteps = 500

/**
 * A store that remembers how to take changes back. `now` tells the time in milliseconds.
 * @example const store = createStore(Date.now); store.send({ type: 'edited', texts: new Map([['forms/staff/ui.json', '{}']]) })
 */
export function createStore(now: () => number): Store {
  let state = emptyState
  let [done, undone]: [Step[], Step[]] = [[], []]
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const remember = (event: StoreEvent, before: StoreState): void => {
    if (event.type === 'opened') [done, undone] = [[], []]
    const paths = pathsOf(event)
    const step: Step = { texts: textsAt(before, paths), group: groupOf(event), at: now() }
    const last = done.at(-1)
    if (paths.length === 0) return
    if (event.type === 'followed') {
      // It belongs to the change before it, and goes back with it.
      if (last) done[done.length - 1] = { ...last, texts: new Map([...step.texts, ...last.texts]) }
      return
    }
    const goesOn = last && step.group !== undefined && last.group === step.group && step.at - last.at < pause
    if (goesOn) done[done.length - 1] = { ...step, texts: new Map([...step.texts, ...last.texts]) }
    else done = [...done, step].slice(-mostSteps)
    undone = []
  }
  const travel = (slug: string, from: Step[], to: Step[]): void => {
    const step = from.at(-1)
    if (!step || !concerns(step, slug)) return
    from.pop()
    to.push({ texts: textsAt(state, [...step.texts.keys()]), group: undefined, at: 0 })
    state = reduce(state, { type: 'edited', texts: step.texts })
    tell()
  }
  return {
    get: () => state,
    send: (event) => {
      const before = state
      state = reduce(state, event)
      if (state !== before) remember(event, before)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    undo: (slug) => travel(slug, done, undone),
    redo: (slug) => travel(slug, undone, done),
    canUndo: (slug) => concerns(done.at(-1), slug),
    canRedo: (slug) => concerns(undone.at(-1), slug),
  }
}

/** Whether there is a form of this name; one that goes with the next save is still there, and can be kept. */
export function hasForm(state: StoreState, slug: string): boolean {
  return [state.disk, currentFiles(state)].some((files) => slugsIn(files).includes(slug))
}

function pathsOf(event: StoreEvent): readonly string[] {
  if (event.type === 'edited' || event.type === 'followed') return [...event.texts.keys()]
  return event.type === 'reverted' ? event.paths : []
}

function groupOf(event: StoreEvent): string | undefined {
  return event.type === 'edited' ? event.group : undefined
}

function textsAt(state: StoreState, paths: readonly string[]): ReadonlyMap<string, string | null> {
  const files = currentFiles(state)
  return new Map(paths.map((path) => [path, files.get(path) ?? null]))
}

/** Only what is seen is taken back: the last change may be another form's. */
function concerns(step: Step | undefined, slug: string): boolean {
  return step !== undefined && [...step.texts.keys()].some((path) => fileOf(path)?.slug === slug)
}
