import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../../../src/sandbox/create-sandbox'
import { aSandbox, fakeClock, send, type Sending } from '../a-sandbox'

const hello = { content: 'Hello' }

/** Send this many, one after another, and return the last reply. */
async function sendMany(
  sandbox: Sandbox,
  count: number,
  body: unknown = hello,
  to: Sending = {},
): Promise<Response> {
  let last = await send(sandbox, body, to)
  for (let sent = 1; sent < count; sent += 1) last = await send(sandbox, body, to)
  return last
}

/** The rate-limit headers of a reply, by their last word. */
function limits(response: Response): Readonly<Record<string, string>> {
  const names = [...response.headers].filter(([name]) => name.startsWith('x-ratelimit-'))
  return Object.fromEntries(names.map(([name, value]) => [name.replace('x-ratelimit-', ''), value]))
}

describe('one webhook', () => {
  test('accepts five in two seconds and refuses the sixth', async () => {
    const sandbox = aSandbox()
    expect([(await sendMany(sandbox, 5)).status, (await send(sandbox, hello)).status]).toEqual([204, 429])
  })

  test('accepts more once two seconds have passed', async () => {
    const clock = fakeClock()
    const sandbox = aSandbox({ clock })
    await sendMany(sandbox, 6)
    clock.pass(1999)
    const before = await send(sandbox, hello)
    clock.pass(1)
    expect([before.status, (await send(sandbox, hello)).status]).toEqual([429, 204])
  })

  test('counts invalid messages', async () => {
    const sandbox = aSandbox()
    await sendMany(sandbox, 5, {})
    expect((await send(sandbox, hello)).status).toBe(429)
  })

  test('counts failures of the service', async () => {
    const sandbox = aSandbox()
    sandbox.setFaults([{ target: 'webhook', kind: 'server-error', times: 5 }])
    await sendMany(sandbox, 5)
    expect((await send(sandbox, hello)).status).toBe(429)
  })

  test('does not store what it refuses', async () => {
    const sandbox = aSandbox()
    await sendMany(sandbox, 8)
    expect(sandbox.messages()).toHaveLength(5)
  })

  test('does not limit another webhook', async () => {
    const sandbox = aSandbox()
    await sendMany(sandbox, 6)
    expect((await send(sandbox, hello, { webhook: 'contact' })).status).toBe(204)
  })
})

describe('headers', () => {
  test('say on a success how many requests remain', async () => {
    expect(limits(await sendMany(aSandbox(), 2))).toEqual({
      limit: '5',
      remaining: '3',
      reset: `${Date.parse('2026-01-31T12:00:02Z') / 1000}.000`,
      'reset-after': '2.000',
      bucket: expect.stringMatching(/^[0-9a-f]+$/),
    })
  })

  test('are also on refusals of invalid messages', async () => {
    expect(limits(await send(aSandbox(), {}))).toMatchObject({ limit: '5', remaining: '4' })
  })

  test('name the same bucket for every webhook', async () => {
    const sandbox = aSandbox()
    const replies = [await send(sandbox, hello), await send(sandbox, hello, { webhook: 'contact' })]
    expect(new Set(replies.map((response) => limits(response)['bucket'])).size).toBe(1)
  })
})

describe('the refusal', () => {
  test('gives its wait in seconds', async () => {
    const clock = fakeClock()
    const sandbox = aSandbox({ clock })
    await sendMany(sandbox, 5)
    clock.pass(1470)
    const response = await send(sandbox, hello)
    expect(await response.json()).toEqual({
      message: 'You are being rate limited.',
      retry_after: 0.53,
      global: false,
    })
    expect(response.headers.get('Retry-After')).toBe('1')
    expect(limits(response)).toMatchObject({ remaining: '0', scope: 'user', 'reset-after': '0.530' })
    expect(response.headers.has('X-RateLimit-Global')).toBe(false)
  })
})

describe('one channel', () => {
  const shared = {
    webhooks: [{ name: 'guild', channel: 'c' }, { name: 'contact', channel: 'c' }, 'leak-report'],
  }

  /** 30 requests to the channel within a minute, never more than five in two seconds. */
  const fillChannel = async (body: unknown = hello) => {
    const clock = fakeClock()
    const sandbox = aSandbox({ ...shared, clock })
    for (let round = 0; round < 6; round += 1) {
      await sendMany(sandbox, 5, body)
      clock.pass(2000)
    }
    return { sandbox, clock }
  }

  test('accepts 30 in a minute from all its webhooks, and refuses with scope shared', async () => {
    const { sandbox } = await fillChannel()
    const response = await send(sandbox, hello, { webhook: 'contact' })
    expect([response.status, await response.json()]).toEqual([
      429,
      { message: 'The resource is being rate limited.', retry_after: 48, global: false },
    ])
    expect(response.headers.get('Retry-After')).toBe('48')
    expect(limits(response)).toMatchObject({ scope: 'shared', limit: '5', remaining: '4' })
  })

  test('accepts more after the minute', async () => {
    const { sandbox, clock } = await fillChannel()
    clock.pass(48_000)
    expect((await send(sandbox, hello)).status).toBe(204)
  })

  test('counts failures', async () => {
    const { sandbox } = await fillChannel({})
    expect((await send(sandbox, hello)).status).toBe(429)
  })

  test('does not limit another channel', async () => {
    const { sandbox } = await fillChannel()
    expect((await send(sandbox, hello, { webhook: 'leak-report' })).status).toBe(204)
  })
})

test('limits can be switched off, and then always report most requests as remaining', async () => {
  const last = await sendMany(aSandbox({ limits: 'off' }), 50)
  expect([last.status, limits(last)['remaining']]).toEqual([204, '4'])
})

test('a reset clears the counts', async () => {
  const sandbox = aSandbox()
  await sendMany(sandbox, 6)
  sandbox.reset()
  expect((await send(sandbox, hello)).status).toBe(204)
})
