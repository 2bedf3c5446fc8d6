import { describe, expect, test } from 'vitest'
import type { FaultKind } from '../../../src/sandbox/faults/fault'
import { aSandbox } from '../a-sandbox'

async function votes(list: string, kind?: FaultKind<'votes'>): Promise<unknown> {
  const sandbox = aSandbox()
  if (kind !== undefined) sandbox.setFaults([{ target: 'votes', kind }])
  return (await sandbox.app.request(`/api/server/123/${list}/?key=any`)).json()
}

test('top voters are a bare list of player and votes', async () => {
  expect(await votes('top_voters')).toEqual([
    { player: 'Ashwing', votes: 31 },
    { player: 'Cinderpaw', votes: 12 },
  ])
})

test('votes are a bare list of player and time, newest first', async () => {
  expect(await votes('votes')).toEqual([
    { player: 'Cinderpaw', time: '2026-01-31T11:48:00.000Z' },
    { player: 'Ashwing', time: '2026-01-31T09:30:00.000Z' },
  ])
})

test('the lists can be wrapped in objects, as some listings do', async () => {
  expect(await votes('top_voters', 'wrapped')).toMatchObject({
    voters: [{ nickname: 'Ashwing', votes: '31' }, {}],
  })
  expect(await votes('votes', 'wrapped')).toMatchObject({ votes: [{ nickname: 'Cinderpaw' }, {}] })
})

test('the trailing slash is optional', async () => {
  expect((await aSandbox().app.request('/api/server/123/votes?key=any')).status).toBe(200)
})

test('without a key the lists are not found', async () => {
  expect((await aSandbox().app.request('/api/server/123/votes/')).status).toBe(403)
})

describe.each(['top_voters', 'votes'])('%s', (list) => {
  test('is open to every origin', async () => {
    const headers = { Origin: 'http://localhost:4173' }
    const response = await aSandbox().app.request(`/api/server/123/${list}/?key=any`, { headers })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('can be empty', async () => {
    expect(await votes(list, 'empty')).toEqual([])
  })

  test('can lack the player', async () => {
    expect(JSON.stringify(await votes(list, 'missing-fields'))).not.toContain('player')
  })

  test('can carry markup', async () => {
    expect(await votes(list, 'markup')).toMatchObject([{ player: expect.stringContaining('<img') }, {}])
  })

  test('can have texts instead of numbers', async () => {
    expect(JSON.stringify(await votes(list, 'numeric-strings'))).not.toMatch(/":\s*\d/)
  })

  test.each([
    ['server-error', 500],
    ['dropped', 599],
  ] as const)('can be %s', async (kind, status) => {
    const sandbox = aSandbox()
    sandbox.setFaults([{ target: 'votes', kind }])
    expect((await sandbox.app.request(`/api/server/123/${list}/?key=any`)).status).toBe(status)
  })
})
