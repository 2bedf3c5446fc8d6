import type { FileChanges } from '../../../generate/fix/file-changes'
import { fileOf, type Files } from '../../form-files'
import type { HeldInput, PanelId } from './held'
import { mergeFile, reduce, type StoreEvent } from './reducer'
import { changesOf, currentFiles, emptyState, heldOf, type StoreState } from './state'

/** The workbench's state, for the pages and for the loaders of their routes. */
export type Store = ReturnType<typeof createStore>

/** What an undo or a redo has changed: the files, or only what was held back in a panel. */
export interface HistoryChange {
  readonly before: Files
  readonly after: Files
  readonly panel: PanelId | undefined
}

interface Step {
  readonly form: string
  /** The texts before and after it; null for a file that did not exist. */
  readonly before: FileChanges
  readonly after: FileChanges
  readonly group: string | undefined
  readonly at: number
  /** The held input that the step restores when it is gone through; absent where it does not change any. */
  readonly held?: readonly HeldInput[]
}

/** Changes of the same thing within this time of each other are one step, in milliseconds. */
const groupTime = 1000
const mostSteps = 500

/**
 * A store with undo and redo. `now` returns the time in milliseconds.
 * @example const store = createStore(Date.now); store.send({ type: 'edited', form: 'staff', texts: new Map([['forms/staff/ui.json', '{}']]) })
 */
export function createStore(now: () => number) {
  let state = emptyState
  let [done, undone]: [Step[], Step[]] = [[], []]
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const remember = (event: StoreEvent, old: StoreState): void => {
    if (event.type === 'opened') [done, undone] = [[], []]
    // A new form does not inherit the history of a deleted form of the same name.
    if (event.type === 'created') {
      const slugs = [...event.texts.keys()].map((path) => fileOf(path)?.slug)
      const isOther = ({ form }: Step) => !slugs.includes(form)
      ;[done, undone] = [done.filter(isOther), undone.filter(isOther)]
    }
    // Typing after an undo clears the redo stack, even while the input is invalid.
    if (event.type === 'held' && event.input) undone = withoutForm(undone, event.panel.slug)
    const paths = pathsIn(event, old)
    if (paths === undefined || !('form' in event)) return
    const { form } = event
    const last = lastOf(done, form)
    const heldBefore = heldAt(old, form)
    const step: Step = {
      form,
      before: textsAt(old, paths),
      after: textsAt(state, paths),
      group: event.type === 'edited' ? event.group : undefined,
      at: now(),
      // What was held back of a deleted question comes back with it.
      ...(heldBefore.some((each) => !state.held.includes(each)) && { held: heldBefore }),
    }
    const isNothing = paths.every((path) => step.before.get(path) === step.after.get(path))
    if (isNothing && !step.held?.length) return
    // What follows from a change belongs to it, and is undone with it.
    const isFollowing = event.type === 'followed'
    const isContinued =
      step.group !== undefined && last?.group === step.group && step.at - last.at < groupTime
    if (last && (isFollowing || isContinued)) {
      const before = new Map([...step.before, ...last.before])
      const after = new Map([...last.after, ...step.after])
      done = done.with(done.indexOf(last), { ...(isFollowing ? last : step), before, after })
    } else if (!isFollowing) done = [...done, step].slice(-mostSteps)
    if (!isFollowing) undone = withoutForm(undone, form)
  }
  /**
   * Undoes or redoes a step. Later changes of its files, by another form or on disk, are kept by a three-way
   * merge; where they overlap with the step, the whole file stays as it is.
   */
  const goThrough = (step: Step, from: FileChanges, to: FileChanges): HistoryChange => {
    const old = state
    const texts = [...to].map(([path, text]) => {
      const [was = null, is] = [from.get(path), currentFiles(state).get(path) ?? null]
      return [path, is === was ? text : (mergeFile(path, was, text, is) ?? is)] as const
    })
    state = reduce(state, { type: 'edited', form: step.form, texts: new Map(texts) })
    const others = state.held.filter(({ panel }) => panel.slug !== step.form)
    if (step.held) state = { ...state, held: [...others, ...step.held] }
    tell()
    const held = [old, state].map((each) => heldAt(each, step.form))
    const [, longer] = held.toSorted((one, other) => one.length - other.length)
    return { before: currentFiles(old), after: currentFiles(state), panel: longer?.at(-1)?.panel }
  }
  /** A step for the latest held input: it was typed last and is in no text, so it is undone first. */
  const stepOfHeld = (form: string): Step | undefined => {
    const inputs = heldOf(state, form)
    const none: FileChanges = new Map()
    if (inputs.length === 0) return undefined
    return { form, before: none, after: none, group: undefined, at: 0, held: inputs.slice(0, -1) }
  }
  return {
    get: () => state,
    send: (event: StoreEvent): void => {
      const before = state
      state = reduce(state, event)
      if (state !== before) remember(event, before)
      tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /**
     * Undoes the last change of a form over all its files, in a panel or in a text. Returns what has changed;
     * undefined if there is nothing to undo.
     */
    undo: (slug: string): HistoryChange | undefined => {
      const [held, last] = [stepOfHeld(slug), lastOf(done, slug)]
      const step = held ?? last
      if (!step) return undefined
      if (!held) done = done.filter((each) => each !== step)
      undone = [...undone, reversed(step, state)]
      return goThrough(step, step.after, step.before)
    },
    redo: (slug: string): HistoryChange | undefined => {
      const step = lastOf(undone, slug)
      if (!step) return undefined
      undone = undone.filter((each) => each !== step)
      done = [...done, reversed(step, state)]
      return goThrough(step, step.before, step.after)
    },
    canUndo: (slug: string) => heldOf(state, slug).length > 0 || lastOf(done, slug) !== undefined,
    canRedo: (slug: string) => lastOf(undone, slug) !== undefined,
  }
}

/** The files that an event's history step concerns; undefined for an event that is not undone. */
function pathsIn(event: StoreEvent, old: StoreState): readonly string[] | undefined {
  if (event.type === 'discarded') return changesOf(old, event.form).map(({ path }) => path)
  if (event.type === 'reverted') return event.paths
  return event.type === 'edited' || event.type === 'followed' ? [...event.texts.keys()] : undefined
}

function lastOf(steps: readonly Step[], form: string): Step | undefined {
  return steps.findLast((step) => step.form === form)
}

function withoutForm(steps: readonly Step[], form: string): Step[] {
  return steps.filter((step) => step.form !== form)
}

/** A step for the other direction, with the current held input. */
function reversed(step: Step, state: StoreState): Step {
  return step.held ? { ...step, held: heldAt(state, step.form) } : step
}

function heldAt({ held }: StoreState, form: string): readonly HeldInput[] {
  return held.filter(({ panel }) => panel.slug === form)
}

function textsAt(state: StoreState, paths: readonly string[]): FileChanges {
  const files = currentFiles(state)
  return new Map(paths.map((path) => [path, files.get(path) ?? null]))
}
