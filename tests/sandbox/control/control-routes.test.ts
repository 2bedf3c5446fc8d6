import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../../../src/sandbox/create-sandbox'
import { aSandbox, send } from '../a-sandbox'

const slow = { target: 'webhook', kind: 'slow', delay: 10 } as const
const offline = { target: 'status', kind: 'offline' } as const

async function control(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await sandbox.app.request(`/sandbox/${path}`, {
    method,
    ...(body === undefined ? {} : { body: text }),
  })
  const answer = await response.text()
  return answer === '' ? response.status : JSON.parse(answer)
}

describe('faults', () => {
  test('are replaced by PUT', async () => {
    const sandbox = aSandbox()
    await control(sandbox, 'PUT', 'faults', { faults: [slow] })
    expect(await control(sandbox, 'PUT', 'faults', { faults: [offline] })).toEqual({ faults: [offline] })
  })

  test('are added by POST', async () => {
    const sandbox = aSandbox()
    await control(sandbox, 'POST', 'faults', slow)
    expect(await control(sandbox, 'POST', 'faults', offline)).toEqual({ faults: [slow, offline] })
  })

  test('are cleared by DELETE', async () => {
    const sandbox = aSandbox()
    await control(sandbox, 'POST', 'faults', slow)
    expect(await control(sandbox, 'DELETE', 'faults')).toBe(204)
    expect(await control(sandbox, 'GET', 'faults')).toEqual({ faults: [] })
  })

  test('apply once they are set', async () => {
    const sandbox = aSandbox()
    await control(sandbox, 'POST', 'faults', {
      target: 'webhook',
      webhook: 'guild',
      kind: 'server-error',
      status: 502,
    })
    expect((await send(sandbox, { content: 'Hello' })).status).toBe(502)
  })

  test.each<[unknown, string]>([
    ['{', 'The body is not JSON.'],
    [[slow], 'Write { "faults": [ … ] }.'],
    [{ faults: ['slow'] }, 'A fault is an object, such as { "target": "webhook", "kind": "slow" }.'],
    [
      { faults: [{ target: 'mail', kind: 'slow' }] },
      'There is no target "mail". Write one of: webhook, widget, status, votes.',
    ],
    [
      { faults: [{ target: 'votes', kind: 'offline' }] },
      'The target votes has no fault "offline". Write one of: slow, dropped, server-error, wrapped, empty, missing-fields, markup, numeric-strings.',
    ],
    [{ faults: [{ ...slow, webhook: 'nobody' }] }, 'There is no webhook "nobody".'],
    [
      { faults: [{ ...slow, wait: 5 }] },
      'A fault has no key "wait". Write one of: target, kind, webhook, times, chance, delay, status, retryAfter, scope.',
    ],
    [{ faults: [{ ...slow, delay: '5' }] }, '"delay" must be a number from 0 to 600000.'],
    [{ faults: [{ ...slow, times: 0 }] }, '"times" must be a number from 1 to 1000000.'],
    [{ faults: [{ ...slow, chance: 2 }] }, '"chance" must be a number from 0 to 1.'],
    [{ faults: [{ ...slow, status: 404 }] }, '"status" must be one of: 500, 502, 503, 504.'],
    [{ faults: [{ ...slow, scope: 'all' }] }, '"scope" must be one of: user, shared, global.'],
  ])('refuses %j in words', async (body, error) => {
    const sandbox = aSandbox()
    expect(await control(sandbox, 'PUT', 'faults', body)).toEqual({ error })
    expect(sandbox.faults()).toEqual([])
  })
})

describe('messages', () => {
  const twoMessages = async () => {
    const sandbox = aSandbox()
    await send(sandbox, { content: 'one' })
    await send(sandbox, { content: 'two' }, { webhook: 'contact' })
    return sandbox
  }

  test('are listed in order of arrival', async () => {
    expect(await control(await twoMessages(), 'GET', 'messages')).toMatchObject({
      messages: [
        {
          webhook: 'guild',
          body: { content: 'one' },
          arrivedAt: '2026-01-31T12:00:00.000Z',
          threadName: null,
        },
        { webhook: 'contact', body: { content: 'two' }, notified: { users: [], roles: [], everyone: false } },
      ],
    })
  })

  test('are listed for one webhook', async () => {
    const answer = await control(await twoMessages(), 'GET', 'messages?webhook=contact')
    expect(Object(answer).messages).toHaveLength(1)
  })

  test('are deleted for one webhook', async () => {
    const sandbox = await twoMessages()
    await control(sandbox, 'DELETE', 'messages?webhook=contact')
    expect(sandbox.messages().map(({ webhook }) => webhook)).toEqual(['guild'])
  })

  test('are all deleted', async () => {
    const sandbox = await twoMessages()
    await control(sandbox, 'DELETE', 'messages')
    expect(sandbox.messages()).toEqual([])
  })
})

describe('the network', () => {
  test('is changed in part', async () => {
    const sandbox = aSandbox()
    await control(sandbox, 'PUT', 'network', { presenceCount: 3 })
    expect(await control(sandbox, 'GET', 'network')).toMatchObject({
      presenceCount: 3,
      players: { online: 42 },
    })
  })

  test.each<unknown>([
    5,
    { presenceCount: '3' },
    { players: { online: 1 } },
    { votes: [{ player: 1 }] },
    { unknown: 1 },
  ])('refuses %j in words', async (body) => {
    expect(await control(aSandbox(), 'PUT', 'network', body)).toEqual({
      error: expect.stringContaining('Write an object'),
    })
  })
})

test('the revision grows with messages and faults', async () => {
  const sandbox = aSandbox()
  const revision = async () => Object(await control(sandbox, 'GET', 'revision')).revision
  const first = await revision()
  await send(sandbox, { content: 'one' })
  const second = await revision()
  await control(sandbox, 'POST', 'faults', slow)
  expect([second > first, (await revision()) > second]).toEqual([true, true])
})

test('a reset clears messages, faults, changes and deletions', async () => {
  const sandbox = aSandbox()
  await send(sandbox, { content: 'one' })
  await send(sandbox, '', { method: 'DELETE' })
  await control(sandbox, 'PUT', 'network', { presenceCount: 3 })
  await control(sandbox, 'POST', 'faults', offline)
  await control(sandbox, 'POST', 'reset')
  expect([sandbox.messages(), sandbox.faults()]).toEqual([[], []])
  expect(await control(sandbox, 'GET', 'network')).toMatchObject({ presenceCount: 128 })
  expect((await send(sandbox, { content: 'again' })).status).toBe(204)
})
