import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mergePull, pushFile, type RunningGitHub } from '../../support/github/start-github'
import { createGitHub } from '../../../src/workbench/client/github/github'
import {
  createProposals,
  type Proposals,
  type ProposalsInput,
} from '../../../src/workbench/client/github/proposals'
import { createStore, type Store } from '../../../src/workbench/client/store/store'
import { aStorage } from '../a-storage'
import { aGitHub, filesOf, siteFiles, strike, uiPath } from './a-github'

const slow = { timeout: 60_000 }

interface Opened {
  readonly github: RunningGitHub
  readonly store: Store
  readonly proposals: Proposals
  readonly storage: ReturnType<typeof aStorage>
}

/** A browser's lock for everything: each work begins once the one before it is done. */
function aLock(): ProposalsInput['withLock'] {
  let last: Promise<unknown> = Promise.resolve()
  return (_name, work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

interface Browser {
  readonly github: RunningGitHub
  readonly storage: ReturnType<typeof aStorage>
  readonly withLock: ProposalsInput['withLock']
  readonly branch: string
}

/** A workbench with the forms of the repository, connected to it. */
async function opened(
  errors = 0,
  fixes: ReadonlyMap<string, string> = new Map(),
  countErrors: ProposalsInput['countErrors'] = () => Promise.resolve(errors),
  browser?: Browser,
): Promise<Opened> {
  const github = browser?.github ?? (await aGitHub())
  const store = createStore(() => 0)
  const storage = browser?.storage ?? aStorage()
  const proposals = createProposals({
    store,
    storage,
    createGitHub: (api, token) => createGitHub({ fetch, wait: () => Promise.resolve(), api, token }),
    fix: () => Promise.resolve(fixes),
    countErrors,
    newBranch: (slug) => browser?.branch ?? `forms/${slug}-1`,
    withLock: browser?.withLock ?? aLock(),
  })
  const disk = new Map([...siteFiles].filter(([path]) => path.startsWith('forms/')))
  store.send({ type: 'opened', disk, drafts: new Map() })
  expect(await proposals.connect(github.origin, 'emberfall/site', 'ada-token')).toBeUndefined()
  return { github, store, proposals, storage }
}

const write = (store: Store, text: string) =>
  store.send({ type: 'edited', form: 'guild', texts: new Map([[uiPath, text]]) })
const stepOf = (proposals: Proposals) => proposals.get().steps.get('lantern')

describe('proposing from the store', slow, () => {
  it('stores the proposal, and never the token', async () => {
    const { github, store, proposals, storage } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', 'Because.')
    expect(stepOf(proposals)).toEqual({ step: 'rest' })
    expect(filesOf(github, 'forms/lantern-1')[uiPath]).toBe('{ "ui:minutes": 6 }\n')
    expect([...storage.kept.keys()]).toEqual(['workbench-proposal:lantern'])
    expect(JSON.stringify([...storage.kept])).not.toContain('ada-token')
  })

  it.each(['at the same moment', 'one after the other'])(
    'makes one proposal of two tabs, %s',
    async (when) => {
      const browser = { github: await aGitHub(), storage: aStorage(), withLock: aLock() }
      const inTab = (branch: string) => opened(0, undefined, undefined, { ...browser, branch })
      const tabs = [await inTab('forms/lantern-1'), await inTab('forms/lantern-2')]
      for (const { store } of tabs) write(store, '{ "ui:minutes": 6 }\n')
      const all = tabs.map(
        ({ proposals }) =>
          () =>
            proposals.propose('lantern', ''),
      )
      if (when === 'at the same moment') await Promise.all(all.map((propose) => propose()))
      else for (const propose of all) await propose()
      expect(tabs.map(({ proposals }) => stepOf(proposals))).toEqual([{ step: 'rest' }, { step: 'rest' }])
      expect(browser.github.state.pulls).toMatchObject([{ number: 1, branch: 'forms/lantern-1' }])
      expect(browser.github.git.branches()).toEqual(['forms/lantern-1', 'main'])
    },
  )

  it('describes the change, why it was made, and who has seen it', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', ' It takes longer. ')
    expect(github.state.pulls).toMatchObject([
      {
        title: 'Change the form “Lantern”',
        body: [
          'This changes the form “Lantern” (`/forms/lantern`):',
          '- The texts of the page have changed',
          'It takes longer.',
          '@ada made this change in the workbench and saw the form in its preview. The check of all forms found no error.',
        ].join('\n\n'),
      },
    ])
  })

  it('takes nothing over from a repository without forms', async () => {
    const { store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    const known = [store.get(), proposals.get()]
    const other = await aGitHub({ files: new Map([['README.md', '# No site\n']]) })
    expect(await proposals.connect(other.origin, 'emberfall/site', 'ada-token')).toMatchObject({
      reason: 'noForms',
    })
    expect([store.get(), proposals.get()]).toEqual(known)
  })

  it('includes the fixtures that follow from a change, and nothing else that could be fixed', async () => {
    const snapshot = 'forms/lantern/messages.snapshot.json'
    const fixes = new Map([
      [snapshot, '{}\n'],
      ['forms/lantern/schema.json', '{ "title": "Fixed" }\n'],
      ['forms/other/messages.snapshot.json', '{}\n'],
    ])
    const { github, store, proposals } = await opened(0, fixes)
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    const files = filesOf(github, 'forms/lantern-1')
    expect(Object.keys(files).filter((path) => !siteFiles.has(path))).toEqual([snapshot])
    expect(files['forms/lantern/schema.json']).toBe(siteFiles.get('forms/lantern/schema.json'))
  })

  it('makes one proposal from two clicks', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await Promise.all([proposals.propose('lantern', ''), proposals.propose('lantern', '')])
    expect(github.state.pulls).toHaveLength(1)
    expect(github.state.calls.filter((call) => call.endsWith('/git/commits'))).toHaveLength(1)
  })

  it('makes none while the linter has an error', async () => {
    const { github, store, proposals } = await opened(2)
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'errors', count: 2 })
    expect(github.git.branches()).toEqual(['main'])
  })

  it('makes none while the linter fails, and continues when pressed again', async () => {
    const countErrors = vi
      .fn<ProposalsInput['countErrors']>(() => Promise.resolve(0))
      .mockRejectedValueOnce(new Error('broken'))
    const { github, store, proposals } = await opened(0, new Map(), countErrors)
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'stopped', why: 'unchecked' })
    expect(github.git.branches()).toEqual(['main'])
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'rest' })
    expect(github.state.pulls).toHaveLength(1)
  })

  it('says what failed where it was not GitHub, and continues when pressed again', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    pushFile(github.git, 'forms/lantern/message.json', '{}\n')
    // As in a page that came without encryption.
    vi.stubGlobal('crypto', {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const failure = { reason: 'unexpected', message: expect.stringContaining('digest') }
    expect(await proposals.connect(github.origin, 'emberfall/site', 'ada-token')).toEqual(failure)
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'failed', failure, isHalf: false })
    vi.unstubAllGlobals()
    await proposals.propose('lantern', '')
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'rest' })
  })

  it('stops if others have changed the same lines, and keeps both texts', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    pushFile(github.git, uiPath, '{ "ui:minutes": 7 }\n')
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'stopped', why: 'conflict' })
    expect(store.get().drafts.get(uiPath)?.text).toBe('{ "ui:minutes": 6 }\n')
    expect(store.get().disk.get(uiPath)).toBe('{ "ui:minutes": 7 }\n')
    expect(github.git.branches()).toEqual(['main'])
  })

  it('asks for a review if others have changed other parts of the form', async () => {
    const { github, store, proposals } = await opened()
    const long = '{\n  "ui:minutes": 5,\n  "ui:order": ["a", "b"],\n  "ui:note": ["One"]\n}\n'
    pushFile(github.git, uiPath, long)
    await proposals.connect(github.origin, 'emberfall/site', 'ada-token')
    write(store, long.replace('5', '6'))
    pushFile(github.git, uiPath, long.replace('One', 'Two'))
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'stopped', why: 'merged' })
    await proposals.propose('lantern', '')
    expect(stepOf(proposals)).toEqual({ step: 'rest' })
    expect(filesOf(github, 'forms/lantern-1')[uiPath]).toBe(long.replace('5', '6').replace('One', 'Two'))
  })

  it('has nothing left to propose once it is merged', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    mergePull(github.state, 1)
    expect(await proposals.follow('lantern')).toBeUndefined()
    expect(proposals.get().followed.get('lantern')).toEqual({ state: 'merged' })
    expect(store.get().drafts.size).toBe(0)
  })

  it.each(['merged', 'closed'] as const)('is not kept for another visit once it is %s', async (end) => {
    const { github, store, proposals, storage } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    expect([...storage.kept.keys()]).toEqual(['workbench-proposal:lantern'])
    if (end === 'merged') mergePull(github.state, 1)
    else github.state.pulls.splice(0, 1, ...github.state.pulls.map((pull) => ({ ...pull, state: end })))
    await proposals.follow('lantern')
    expect(proposals.get().followed.get('lantern')).toEqual({ state: end })
    expect(proposals.get().proposals.has('lantern')).toBe(true)
    expect([...storage.kept.keys()]).toEqual([])
  })

  it('shows the results of the checks', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    const commit = github.git.resolve('forms/lantern-1') ?? ''
    const check = { commit, name: 'forms', annotations: [] } as const
    const states = []
    for (const [status, conclusion] of [
      ['in_progress', null],
      ['completed', 'success'],
      ['completed', 'failure'],
    ] as const) {
      github.state.checks.splice(0, 1, { ...check, status, conclusion })
      await proposals.follow('lantern')
      states.push(proposals.get().followed.get('lantern')?.state)
    }
    expect(states).toEqual(['checking', 'green', 'red'])
  })

  it('follows a proposal with a token that may not read the checks', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    strike(github, { path: '/check-runs', fault: { kind: 'error', name: 'noRight' } })
    expect(await proposals.follow('lantern')).toBeUndefined()
    expect(proposals.get().followed.get('lantern')).toEqual({ state: 'waiting' })
  })

  it('says why its state could not be read, and keeps what is known', async () => {
    const { github, store, proposals } = await opened()
    write(store, '{ "ui:minutes": 6 }\n')
    await proposals.propose('lantern', '')
    const known = proposals.get()
    strike(github, { path: '/pulls/1', times: 3, fault: { kind: 'error', name: 'serverError' } })
    expect(await proposals.follow('lantern')).toMatchObject({ reason: 'broken' })
    expect(proposals.get()).toEqual(known)
  })

  it.each([
    'badCredentials',
    'noRight',
    'notFound',
    'conflict',
    'validation',
    'rateLimit',
    'serverError',
  ] as const)(
    'keeps what was typed when GitHub answers with %s on the way to a proposal, and continues when pressed again',
    async (name) => {
      const { github, store, proposals } = await opened()
      write(store, '{ "ui:minutes": 6 }\n')
      for (const path of ['/git/ref/heads/main', '/git/trees', '/git/refs', '/pulls']) {
        strike(github, { path, times: 3, fault: { kind: 'error', name } })
        await proposals.propose('lantern', '')
        expect(stepOf(proposals)).toMatchObject({ step: 'failed' })
        expect(store.get().drafts.get(uiPath)?.text).toBe('{ "ui:minutes": 6 }\n')
      }
      strike(github)
      await proposals.propose('lantern', '')
      expect(stepOf(proposals)).toEqual({ step: 'rest' })
      expect(github.state.pulls).toHaveLength(1)
    },
  )
})
