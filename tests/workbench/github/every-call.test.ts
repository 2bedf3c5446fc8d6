import { describe, expect, it } from 'vitest'
import { pushFile } from '../../support/github/start-github'
import { readProposal } from '../../../src/workbench/client/github/follow-proposal'
import { failureIn } from '../../../src/workbench/client/github/github'
import { aGitHub, anAuthor, branchesOf, changes, client, filesOf, strike, uiPath } from './a-github'
import { changing, copying, failures, following, reading, timesOf, writing } from './calls'

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
  it.each(following)('rejects with the reason while $path fails', { timeout: 120_000 }, async ({ path }) => {
    const { github, follow } = await aRedProposal()
    for (const [name, fault, reason] of failures) {
      strike(github, { method: 'GET', path, fault, times: timesOf('GET', reason) })
      const found = await follow().then(() => undefined, failureIn)
      expect([name, found]).toMatchObject([name, { reason }])
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

it(
  'gives up a call without a reply in time, and does not repeat what took effect late',
  { timeout: 180_000 },
  async () => {
    // Only the slow call is in a hurry, however busy the machine is. All run in parallel.
    const [timeout, milliseconds] = [1500, 2000]
    const isLater = (call: object) => changing.some((each) => each === call)
    const proposed = []
    for (const call of [...writing, ...changing]) {
      const github = await aGitHub()
      const author = await anAuthor(github)
      if (isLater(call)) await author.propose(changes)
      const hasty = await anAuthor(github, { hasty: { call, timeout } })
      hasty.kept = author.kept
      proposed.push({ call, github, author, hasty })
    }
    await Promise.all(
      proposed.map(async ({ call, github, author, hasty }) => {
        strike(github, { ...call, times: 3, fault: { kind: 'slow', milliseconds } })
        expect([call, await hasty.propose(again)]).toMatchObject([
          call,
          { state: 'failed', failure: { reason: 'offline' } },
        ])
        strike(github)
        author.kept = hasty.kept
        expect([call, await author.propose(again)]).toMatchObject([
          call,
          { state: 'proposed', proposal: { number: 1 } },
        ])
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
        expect([call, github.state.pulls.length, branchesOf(github)]).toEqual([
          call,
          1,
          ['forms/lantern-1', 'main'],
        ])
        expect(filesOf(github, 'forms/lantern-1')[uiPath]).toBe('{ "ui:minutes": 7 }\n')
      }),
    )
  },
)
