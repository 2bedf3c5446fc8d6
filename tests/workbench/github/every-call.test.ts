import { describe, expect, it } from 'vitest'
import { pushFile } from '../../support/github/start-github'
import { readProposal } from '../../../src/workbench/client/github/follow-proposal'
import { createGitHub, failureIn } from '../../../src/workbench/client/github/github'
import { aGitHub, anAuthor, branchesOf, changes, client, filesOf, strike, uiPath } from './a-github'
import { changing, copying, failures, following, reading, timesOf, writing } from './calls'

const slow = { timeout: 120_000 }

const again = [{ path: uiPath, base: '{ "ui:minutes": 5 }\n', text: '{ "ui:minutes": 7 }\n' }]

/** A proposal whose check has failed. */
async function aRedProposal() {
  const github = await aGitHub()
  const author = await anAuthor(github)
  await author.propose(changes)
  const commit = github.git.resolve('forms/lantern-1') ?? ''
  const check = { commit, name: 'forms', status: 'completed', conclusion: 'failure' } as const
  github.state.checks.push({ ...check, annotations: [] })
  const kept = author.kept
  if (!kept) throw new Error('Nothing was proposed.')
  return { github, author, follow: () => readProposal(client(github, 'ada-token'), { ...kept, number: 1 }) }
}

describe('following a proposal', () => {
  it.each(following)('rejects with the reason while $path fails', slow, async ({ path }) => {
    const { github, follow } = await aRedProposal()
    for (const [name, fault, reason] of failures) {
      strike(github, { method: 'GET', path, fault, times: timesOf('GET', reason) })
      const found = await follow().catch(failureIn)
      // A token that may not read checks says nothing about the proposal.
      const isAllowed = reason !== 'rights' || path !== '/check-runs'
      expect([name, found]).toMatchObject([name, isAllowed ? { reason } : { state: 'waiting' }])
      await expect(follow()).resolves.toMatchObject({ state: 'red' })
    }
  })
})

const everyCall = [...reading, ...writing, ...copying, ...changing, ...following]

it('makes no call that the tests above do not fail', { timeout: 60_000 }, async () => {
  const { github, author, follow } = await aRedProposal()
  pushFile(github.git, 'README.md', '# Another\n')
  await author.refresh()
  await author.propose(again)
  await follow()
  await (await anAuthor(github, { token: 'ben-token', branch: 'forms/lantern-2' })).propose(changes)
  const untried = github.state.calls.filter(
    (call) => !everyCall.some(({ method, path }) => call.startsWith(method) && call.includes(path)),
  )
  expect(github.state.calls.length).toBeGreaterThan(everyCall.length)
  expect(untried).toEqual([])
})

it('gives up a call without a reply in time', async () => {
  const github = createGitHub({
    fetch: (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
    wait: () => Promise.resolve(),
    api: 'https://github.example',
    token: 'ada-token',
    timeout: 20,
  })
  await expect(github.post('/user', {})).rejects.toMatchObject({ failure: { reason: 'offline' } })
})

const writes = [...writing, ...changing].filter(({ method }) => method !== 'GET')

describe.each(writes)('a $method $path that was given up', (call) => {
  it('may take effect before any call of the next try, and nothing is proposed twice', slow, async () => {
    const isIt = (url: string, { method }: RequestInit) => method === call.method && url.includes(call.path)
    for (let moment = 0, isOver = false; !isOver; moment += 1) {
      const github = await aGitHub()
      const author = await anAuthor(github)
      if (changing.some((each) => each === call)) await author.propose(changes)
      let held: (() => Promise<unknown>) | undefined
      const hasty = await anAuthor(github, {
        send: (url, init) => {
          if (!isIt(url, init)) return fetch(url, init)
          held = () => fetch(url, init)
          return Promise.reject(new Error('given up'))
        },
      })
      hasty.kept = author.kept
      expect(await hasty.propose(again)).toMatchObject({ state: 'failed', failure: { reason: 'offline' } })
      let calls = 0
      let isProposing = false
      const takeEffect = async () => {
        await held?.()
        held = undefined
      }
      const next = await anAuthor(github, {
        send: async (url, init) => {
          if (isProposing && calls === moment) await takeEffect()
          if (isProposing) calls += 1
          return fetch(url, init)
        },
      })
      next.kept = hasty.kept
      isProposing = true
      const found = await next.propose(again)
      isOver = calls <= moment
      await takeEffect()
      expect([moment, found]).toMatchObject([moment, { state: 'proposed', proposal: { number: 1 } }])
      expect([moment, github.state.pulls.length]).toEqual([moment, 1])
      expect(branchesOf(github)).toEqual(['forms/lantern-1', 'main'])
      expect(filesOf(github, 'forms/lantern-1')[uiPath]).toBe('{ "ui:minutes": 7 }\n')
    }
  })
})
