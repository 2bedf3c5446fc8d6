import { fillText } from '../../../engine/fill-text'
import { changesBetween, withChanges } from '../../../generate/fix/file-changes'
import { newTexts, type Files } from '../../form-files'
import { textsOf } from '../files/form-texts'
import { describeChanges, type ChangeWords } from '../panels/describe-changes'
import { changesOf, conflictsOf, currentFiles, type StoreState } from '../store/state'
import { readStored, writeStored, type DraftStorage } from '../store/drafts'
import type { Store } from '../store/store'
import { updateFixtures, type Fix } from '../store/update-fixtures'
import { hasEnded, readProposal, type ProposalState } from './follow-proposal'
import { failureIn, type ApiFailure, type GitHub } from './github'
import { propose, type Proposal } from './propose'
import { findRepository, headOf, readBase, type Base, type Repository } from './repository'
import texts from './texts.json'

interface RunningStep {
  readonly step: 'reading' | 'checking' | 'writing'
}

export type ProposalStep =
  | { readonly step: 'rest' }
  | RunningStep
  | { readonly step: 'failed'; readonly failure: ApiFailure; readonly isHalf: boolean }
  | { readonly step: 'stopped'; readonly why: 'conflict' | 'nothing' | 'takenOver' | 'merged' | 'unchecked' }
  | { readonly step: 'errors'; readonly count: number }

export function isRunning(step: ProposalStep | undefined): step is RunningStep {
  return ['reading', 'checking', 'writing'].includes(step?.step ?? 'rest')
}

export interface ProposalsState {
  /** The repository, once someone has connected. */
  readonly repository: Repository | undefined
  /** By the slugs of the forms. */
  readonly proposals: ReadonlyMap<string, Proposal>
  readonly steps: ReadonlyMap<string, ProposalStep>
  /** The reasons that are written and not proposed yet. */
  readonly notes: ReadonlyMap<string, string>
  readonly followed: ReadonlyMap<string, ProposalState>
}

/** All proposals and their state. The token is kept here, and nowhere else. */
export type Proposals = ReturnType<typeof createProposals>

export interface ProposalsInput {
  readonly store: Store
  readonly storage: DraftStorage | undefined
  readonly createGitHub: (api: string, token: string) => GitHub
  readonly fix: Fix
  /** The number of errors the linter finds in these files; rejects if the linter fails. */
  readonly countErrors: (files: Files) => Promise<number>
  readonly newBranch: (slug: string) => string
  /** Does work while holding the lock of this name, which all tabs of the browser share. */
  readonly withLock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
}

const prefix = 'workbench-proposal:'

/** The connection to GitHub and all proposals; these survive a reload, the token does not. No method rejects. */
export function createProposals(input: ProposalsInput) {
  const { store, storage, createGitHub, fix, countErrors, newBranch, withLock } = input
  let access: { readonly github: GitHub; readonly repository: Repository; readonly base: Base } | undefined
  let state: ProposalsState = {
    repository: undefined,
    proposals: storage ? readProposals(storage) : new Map(),
    steps: new Map(),
    notes: new Map(),
    followed: new Map(),
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<ProposalsState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const step = (slug: string, next: ProposalStep) => set({ steps: new Map(state.steps).set(slug, next) })
  const keep = (slug: string, proposal: Proposal | undefined) => {
    const others = [...state.proposals].filter(([each]) => each !== slug)
    set({ proposals: new Map(proposal ? [...others, [slug, proposal]] : others) })
    // If the storage is full, the proposal is remembered until the page is closed.
    if (storage) writeStored(storage, prefix + slug, proposal)
  }
  /** Merges the state of the repository's branch into the store. */
  const mergeRemote = (base: Base) => {
    const files = changesBetween(store.get().disk, base.files)
    if (files.size > 0) store.send({ type: 'disk-changed', files })
  }
  const refresh = async (): Promise<void> => {
    if (!access) return
    const { github, repository, base } = access
    if ((await headOf(github, repository.name, repository.branch)) === base.commit) return
    const next = await readBase(github, repository, base.files.values())
    access = { github, repository, base: next }
    mergeRemote(next)
  }

  const run = async (slug: string, note: string): Promise<ProposalStep> => {
    await updateFixtures(store, fix, slug)
    const seen = formIn(store.get(), slug)
    await refresh()
    if (!access) return { step: 'rest' }
    const now = store.get()
    const changes = changesOf(now, slug)
    if (changes.length === 0) return { step: 'stopped', why: 'nothing' }
    if (conflictsOf(now, slug).length > 0) return { step: 'stopped', why: 'conflict' }
    // The refresh changed the form, and its author has not reviewed the result yet.
    if (formIn(now, slug) !== seen) return { step: 'stopped', why: 'merged' }
    step(slug, { step: 'checking' })
    const count = await countErrors(withChanges(now.disk, newTexts(changes))).catch(() => undefined)
    if (count === undefined) return { step: 'stopped', why: 'unchecked' }
    if (count > 0) return { step: 'errors', count }
    step(slug, { step: 'writing' })
    const { github, repository, base } = access
    const words = describeChanges(slug, textsOf(now.disk, slug), textsOf(currentFiles(now), slug))
    const result = await propose({
      github,
      repository,
      base,
      changes,
      title: words.title,
      description: descriptionOf(words, note, repository.login),
      // Another tab may have proposed the form since this one was opened.
      before: (storage && readProposals(storage).get(slug)) ?? state.proposals.get(slug),
      branch: newBranch(slug),
      keep: (proposal) => keep(slug, { ...proposal, note }),
    })
    if (result.state === 'failed') return { step: 'failed', failure: result.failure, isHalf: result.isHalf }
    if (result.state === 'taken-over') {
      keep(slug, undefined)
      return { step: 'stopped', why: 'takenOver' }
    }
    set({
      followed: new Map(state.followed).set(slug, { state: 'waiting' }),
      notes: new Map([...state.notes].filter(([each]) => each !== slug)),
    })
    return { step: 'rest' }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Resolves to why it failed; undefined if it succeeded. */
    connect: (api: string, name: string, token: string) =>
      failureDuring(async () => {
        const github = createGitHub(api, token)
        const repository = await findRepository(github, name)
        const base = await readBase(github, repository, store.get().disk.values())
        access = { github, repository, base }
        mergeRemote(base)
        set({ repository })
      }),
    propose: async (slug: string, note: string): Promise<void> => {
      // One click, one proposal.
      if (isRunning(state.steps.get(slug))) return
      step(slug, { step: 'reading' })
      const end = await withLock(prefix + slug, () => run(slug, note)).catch(
        (error: unknown): ProposalStep => ({
          step: 'failed',
          failure: failureIn(error),
          isHalf: false,
        }),
      )
      step(slug, end)
    },
    writeNote: (slug: string, note: string) => set({ notes: new Map(state.notes).set(slug, note) }),
    /** Forgets how the last attempt ended; an attempt in progress continues. */
    forgetStep: (slug: string) => {
      if (!isRunning(state.steps.get(slug))) step(slug, { step: 'rest' })
    },
    /** Reads the state of a form's proposal; resolves to why that failed, undefined if it succeeded. */
    follow: (slug: string) =>
      failureDuring(async () => {
        const proposal = state.proposals.get(slug)
        if (!access || proposal?.number === undefined) return
        const found = await readProposal(access.github, { ...proposal, number: proposal.number })
        // Another one was proposed in the meantime.
        if (state.proposals.get(slug) !== proposal) return
        set({ followed: new Map(state.followed).set(slug, found) })
        // It stays on screen until the page is closed. There is nothing to resume, so it is not stored.
        if (storage && hasEnded(found)) writeStored(storage, prefix + slug, undefined)
        if (found.state === 'merged') await refresh()
      }),
  }
}

/** The description of a pull request: what it does, why, and who has reviewed it. */
function descriptionOf({ lead, changes }: ChangeWords, note: string, login: string): string {
  const list = changes.map((each) => `- ${each}`).join('\n')
  return [lead, list, note.trim(), fillText(texts.seenBy, { login: `@${login}` })]
    .filter(Boolean)
    .join('\n\n')
}

function failureDuring(work: () => Promise<void>): Promise<ApiFailure | undefined> {
  return work().then(() => undefined, failureIn)
}

/** A form with all its changes, serialized for comparison. */
function formIn(state: StoreState, slug: string): string {
  // The manifest is shared by all forms: only the changes made here count.
  return JSON.stringify([changesOf(state, slug), { ...textsOf(currentFiles(state), slug), manifest: '' }])
}

function readProposals(storage: DraftStorage): ReadonlyMap<string, Proposal> {
  const isProposal = (entry: readonly [string, object]): entry is [string, Proposal] => 'commits' in entry[1]
  return new Map(readStored(storage, prefix).filter(isProposal))
}
