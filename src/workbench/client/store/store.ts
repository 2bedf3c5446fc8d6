import { fileOf, slugsIn } from '../files/form-file'
import type { HeldInput } from './held'
import { currentFiles, emptyState, heldOf, reduce, type StoreEvent, type StoreState } from './reducer'

/** The workbench's state, for the pages and for the loaders of their routes. */
export interface Store {
  readonly get: () => StoreState
  readonly send: (event: StoreEvent) => void
  /** Call the listener on every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Undo the last change of a form over all its files, in a panel or in a text; or redo it. */
  readonly undo: (slug: string) => void
  readonly redo: (slug: string) => void
  readonly canUndo: (slug: string) => boolean
  readonly canRedo: (slug: string) => boolean
}

/** The texts before a change; null for a file that did not exist. */
interface Step {
  readonly texts: ReadonlyMap<string, string | null>
  readonly group: string | undefined
  readonly at: number
  /** What was held back of a form, where the step changes that. */
  readonly held?: { readonly slug: string; readonly inputs: readonly HeldInput[] }
}

/** Changes of the same thing within this time of each other are one step, in milliseconds. */
const pause = 1000
const mostSteps = 500

/**
 * A store with undo and redo. `now` returns the time in milliseconds.
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
    const isEdit = event.type === 'edited' || event.type === 'followed'
    const paths = isEdit ? [...event.texts.keys()] : event.type === 'reverted' ? event.paths : []
    const discarded = event.type === 'reverted' ? event.form : undefined
    if (paths.length === 0 && discarded === undefined) return
    const group = event.type === 'edited' ? event.group : undefined
    const held = discarded === undefined ? {} : { held: heldAt(before, discarded) }
    const step: Step = { texts: textsAt(before, paths), group, at: now(), ...held }
    const last = done.at(-1)
    const texts = new Map([...step.texts, ...(last?.texts ?? [])])
    if (event.type === 'followed') {
      // It belongs to the previous change, and is undone with it.
      if (last) done[done.length - 1] = { ...last, texts }
      return
    }
    const goesOn = last && group !== undefined && last.group === group && step.at - last.at < pause
    if (goesOn) done[done.length - 1] = { ...step, texts }
    else done = [...done, step].slice(-mostSteps)
    undone = []
  }
  const travel = (slug: string, from: Step[], to: Step[]): void => {
    const step = from.at(-1)
    if (!step || !concerns(step, slug)) return
    from.pop()
    to.push(stepBack(step))
    state = reduce(state, { type: 'edited', texts: step.texts })
    if (step.held) state = withHeld(state, step.held)
    tell()
  }
  /** The step that takes a step back. */
  const stepBack = ({ texts, held }: Step): Step => ({
    texts: textsAt(state, [...texts.keys()]),
    group: undefined,
    at: 0,
    ...(held && { held: heldAt(state, held.slug) }),
  })
  /** What is held back was typed last and is in no text, so that it is undone first. */
  const dropHeld = (slug: string): boolean => {
    const now = { slug, inputs: heldOf(state, slug) }
    if (now.inputs.length === 0) return false
    undone.push({ texts: new Map(), group: undefined, at: 0, held: now })
    state = withHeld(state, { slug, inputs: now.inputs.slice(0, -1) })
    tell()
    return true
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
    undo: (slug) => {
      if (!dropHeld(slug)) travel(slug, done, undone)
    },
    redo: (slug) => travel(slug, undone, done),
    canUndo: (slug) => heldOf(state, slug).length > 0 || concerns(done.at(-1), slug),
    canRedo: (slug) => concerns(undone.at(-1), slug),
  }
}

function heldAt({ held }: StoreState, slug: string): NonNullable<Step['held']> {
  return { slug, inputs: held.filter(({ panel }) => panel.slug === slug) }
}

function withHeld(state: StoreState, { slug, inputs }: NonNullable<Step['held']>): StoreState {
  return { ...state, held: [...state.held.filter(({ panel }) => panel.slug !== slug), ...inputs] }
}

/** Whether a form exists; one that the next save deletes still does, and can be kept. */
export function hasForm(state: StoreState, slug: string): boolean {
  return [state.disk, currentFiles(state)].some((files) => slugsIn(files).includes(slug))
}

function textsAt(state: StoreState, paths: readonly string[]): ReadonlyMap<string, string | null> {
  const files = currentFiles(state)
  return new Map(paths.map((path) => [path, files.get(path) ?? null]))
}

/** Only a change of the visible form is undone: the last change may be another form's. */
function concerns(step: Step | undefined, slug: string): boolean {
  if (step?.held?.slug === slug) return true
  return step !== undefined && [...step.texts.keys()].some((path) => fileOf(path)?.slug === slug)
}
