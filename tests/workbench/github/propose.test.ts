import { describe, expect, it } from 'vitest'
import { mergePull, pushFile } from '../../support/github/start-github'
import {
  aGitHub,
  anAuthor,
  branchesOf,
  changes,
  filesOf,
  schemaPath,
  siteFiles,
  strike,
  uiPath,
} from './a-github'
import { changing, copying, failures, reading, timesOf, writing } from './calls'

const again = [{ path: uiPath, base: '{ "ui:minutes": 5 }\n', text: '{ "ui:minutes": 7 }\n' }]

describe('proposing a change', () => {
  it('makes one branch with one commit of all files, and one pull request', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github)
    expect(await author.propose(changes)).toMatchObject({ state: 'proposed', proposal: { number: 1 } })
    expect(filesOf(github, 'forms/lantern-1')).toEqual({
      ...Object.fromEntries(siteFiles),
      [uiPath]: '{ "ui:minutes": 6 }\n',
      [schemaPath]: '{ "title": "Brücke 火" }\n',
    })
    expect(github.git.commit('forms/lantern-1')?.parents).toEqual([github.git.resolve('main')])
    expect(github.state.pulls).toMatchObject([
      { title: 'Change the form "Lantern"', body: 'The form takes 6 minutes.', branch: 'forms/lantern-1' },
    ])
  })

  it('removes deleted files', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github)
    await author.propose([{ path: uiPath, base: '{ "ui:minutes": 5 }\n', text: null }])
    expect(Object.keys(filesOf(github, 'forms/lantern-1'))).toEqual([
      'README.md',
      'forms/lantern/schema.json',
      'forms/manifest.json',
    ])
  })

  it('uses a fork if the author may not write', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github, { token: 'ben-token' })
    expect(await author.propose(changes)).toMatchObject({ state: 'proposed', proposal: { home: 'ben/site' } })
    expect(github.git.branches()).toEqual(['main'])
    expect(filesOf(github, 'forms/lantern-1', 'ben/site')[uiPath]).toBe('{ "ui:minutes": 6 }\n')
    expect(github.state.pulls).toMatchObject([{ home: 'ben/site', base: 'emberfall/site' }])
  })

  it('makes a later change a second commit of the same branch', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github)
    await author.propose(changes)
    const first = github.git.resolve('forms/lantern-1')
    expect(await author.propose(again)).toMatchObject({ state: 'proposed', proposal: { number: 1 } })
    expect(github.git.commit('forms/lantern-1')?.parents).toEqual([first])
    expect(filesOf(github, 'forms/lantern-1')).toMatchObject({
      [uiPath]: '{ "ui:minutes": 7 }\n',
      [schemaPath]: '{ "title": "Lantern" }\n',
    })
    expect(github.state.pulls).toHaveLength(1)
  })

  it('merges the changes of others with the second commit', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github)
    await author.propose(changes)
    pushFile(github.git, 'README.md', '# Another\n')
    await author.refresh()
    await author.propose(again)
    expect(github.git.commit('forms/lantern-1')?.parents).toContain(github.git.resolve('main'))
    expect(filesOf(github, 'forms/lantern-1')).toMatchObject({
      'README.md': '# Another\n',
      [uiPath]: '{ "ui:minutes": 7 }\n',
    })
    mergePull(github.state, 1)
    expect(filesOf(github, 'main')).toMatchObject({ [uiPath]: '{ "ui:minutes": 7 }\n' })
  })

  it('starts again once the pull request is merged', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github)
    await author.propose(changes)
    mergePull(github.state, 1)
    await author.refresh()
    const next = await anAuthor(github, { branch: 'forms/lantern-2' })
    next.kept = author.kept
    const mine = [{ path: uiPath, base: '{ "ui:minutes": 6 }\n', text: '{ "ui:minutes": 7 }\n' }]
    expect(await next.propose(mine)).toMatchObject({ state: 'proposed', proposal: { number: 2 } })
    expect(filesOf(github, 'forms/lantern-2')[uiPath]).toBe('{ "ui:minutes": 7 }\n')
  })

  it('does not touch a branch with commits by another person', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github)
    await author.propose(changes)
    const head = github.git.resolve('forms/lantern-1') ?? ''
    const tree = github.git.commit(head)?.tree ?? ''
    const other = github.git.writeCommit({ tree, parents: [head], message: 'Other', author: 'cleo' }) ?? ''
    github.git.moveBranch('forms/lantern-1', other, head)
    expect(await author.propose(again)).toMatchObject({ state: 'taken-over' })
    expect(github.git.resolve('forms/lantern-1')).toBe(other)
  })

  it('reports a failure that is not of GitHub, and whether the branch exists', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github, {
      send: async (url, init) => (url.includes('/pulls') ? Response.json(null) : fetch(url, init)),
    })
    expect(await author.propose(changes)).toMatchObject({
      state: 'failed',
      failure: { reason: 'unexpected' },
      isHalf: true,
    })
    expect(branchesOf(github)).toEqual(['forms/lantern-1', 'main'])
  })

  it('reports that a token may not write, and leaves nothing behind', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github, { token: 'eve-token' })
    expect(await author.propose(changes)).toMatchObject({ state: 'failed', failure: { reason: 'rights' } })
    expect(branchesOf(github)).toEqual(['main'])
  })
})

describe.each(writing)('while $method $path fails', ({ method, path, hasBranch }) => {
  it(
    'is reported, and trying again makes one branch and one pull request',
    { timeout: 120_000 },
    async () => {
      const github = await aGitHub()
      for (const [index, [name, fault, reason]] of failures.entries()) {
        const branch = `forms/lantern-${index}`
        const author = await anAuthor(github, { branch })
        strike(github, { method, path, fault, times: timesOf(method, reason) })
        const failed = await author.propose(changes)
        strike(github)
        const found = await author.propose(changes)
        expect([name, failed, found]).toMatchObject([
          name,
          { state: 'failed', failure: { reason }, isHalf: hasBranch },
          { state: 'proposed', proposal: { number: index + 1 } },
        ])
        expect(filesOf(github, branch)[uiPath]).toBe('{ "ui:minutes": 6 }\n')
      }
      expect(github.state.pulls).toHaveLength(failures.length)
      expect(branchesOf(github)).toHaveLength(failures.length + 1)
    },
  )
})

describe.each(copying)('while $method $path fails', ({ method, path }) => {
  it('is reported, and trying again makes one pull request', { timeout: 120_000 }, async () => {
    const github = await aGitHub()
    const author = await anAuthor(github, { token: 'ben-token' })
    for (const [name, fault, reason] of failures) {
      strike(github, { method, path, fault, times: timesOf(method, reason) })
      // The workbench waits for a fork that does not exist yet.
      const state = method === 'GET' && reason === 'missing' ? 'proposed' : 'failed'
      expect([name, await author.propose(changes)]).toMatchObject([name, { state }])
    }
    strike(github)
    expect(await author.propose(changes)).toMatchObject({ state: 'proposed' })
    expect(github.state.pulls).toHaveLength(1)
  })
})

describe('while a second commit fails', () => {
  it.each(changing)(
    'at $method $path, trying again continues with the same pull request',
    { timeout: 120_000 },
    async ({ method, path }) => {
      const github = await aGitHub()
      const author = await anAuthor(github)
      await author.propose(changes)
      for (const [index, [name, fault, reason]] of failures.entries()) {
        const text = `{ "ui:minutes": ${index + 7} }\n`
        const next = [{ path: uiPath, base: '{ "ui:minutes": 5 }\n', text }]
        strike(github, { method, path, fault, times: timesOf(method, reason) })
        const failed = await author.propose(next)
        strike(github)
        const found = await author.propose(next)
        // A branch that GitHub seems not to have is found again when creating it is refused.
        const isFound = path.includes('/ref/') && reason === 'missing'
        expect([name, failed, found]).toMatchObject([
          name,
          isFound ? { state: 'proposed' } : { state: 'failed', failure: { reason } },
          { state: 'proposed', proposal: { number: 1 } },
        ])
        expect(filesOf(github, 'forms/lantern-1')[uiPath]).toBe(text)
      }
      expect(github.state.pulls).toHaveLength(1)
      expect(branchesOf(github)).toEqual(['forms/lantern-1', 'main'])
    },
  )
})

describe('reading the forms', () => {
  it.each(reading)(
    'rejects with the reason when $path fails permanently, and retries when it may recover',
    { timeout: 120_000 },
    async ({ path }) => {
      const github = await aGitHub()
      for (const [name, fault, reason] of failures) {
        strike(github, { method: 'GET', path, times: 20, fault })
        const found = await anAuthor(github).then(
          () => undefined,
          (error: unknown) => error,
        )
        expect([name, found]).toMatchObject([name, { failure: { reason } }])
      }
      const cut = { method: 'GET', path, fault: { kind: 'cut', isDone: false } } as const
      strike(github, { method: 'GET', path, fault: { kind: 'error', name: 'serverError' } }, cut)
      await expect(anAuthor(github)).resolves.toBeDefined()
    },
  )

  it('requests no text that is known already', async () => {
    const github = await aGitHub()
    const author = await anAuthor(github)
    pushFile(github.git, uiPath, '{ "ui:minutes": 9 }\n')
    github.state.calls.length = 0
    await author.refresh()
    expect(github.state.calls.filter((call) => call.includes('/git/blobs/'))).toHaveLength(1)
  })

  it('says how long to wait if GitHub does', async () => {
    const github = await aGitHub()
    strike(github, { path: '/user', fault: { kind: 'error', name: 'secondaryLimit' } })
    await expect(anAuthor(github)).rejects.toMatchObject({ failure: { reason: 'busy', seconds: 60 } })
  })
})
