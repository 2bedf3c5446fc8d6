import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../../../src/sandbox/create-sandbox'
import type { Fault } from '../../../src/sandbox/faults/fault'
import { aSandbox, fakeClock, send, type Sending } from '../a-sandbox'

const hello = { content: 'Hello' }
const wait: Sending = { rest: '?wait=true' }
const origin = 'http://localhost:4173'
const fromBrowser: Sending = { headers: { 'Content-Type': 'application/json', Origin: origin } }

type WebhookFault = Omit<Extract<Fault, { target: 'webhook' }>, 'target'>

function withFault(fault: WebhookFault): Sandbox {
  const sandbox = aSandbox()
  sandbox.setFaults([{ target: 'webhook', ...fault }])
  return sandbox
}

describe('a slow reply', () => {
  test('comes after the given milliseconds, and the message is kept', async () => {
    const clock = fakeClock()
    const sandbox = aSandbox({ clock })
    sandbox.setFaults([{ target: 'webhook', kind: 'slow', delay: 9000 }])
    await send(sandbox, hello)
    expect([clock.slept, sandbox.messages().length]).toEqual([9000, 1])
  })

  test('waits three seconds by default', async () => {
    const clock = fakeClock()
    const sandbox = aSandbox({ clock })
    sandbox.setFaults([{ target: 'webhook', kind: 'slow' }])
    await send(sandbox, hello)
    expect(clock.slept).toBe(3000)
  })

  test('can be combined with another fault', async () => {
    const sandbox = aSandbox()
    sandbox.setFaults([
      { target: 'webhook', kind: 'slow' },
      { target: 'webhook', kind: 'server-error' },
    ])
    expect((await send(sandbox, hello)).status).toBe(500)
  })
})

describe('a cut connection', () => {
  test.each([
    ['dropped-before-saving', 0],
    ['dropped-after-saving', 1],
  ] as const)('%s keeps %i messages', async (kind, kept) => {
    const sandbox = withFault({ kind })
    const response = await send(sandbox, hello, wait)
    expect([response.headers.get('X-Sandbox-Dropped'), sandbox.messages().length]).toEqual(['true', kept])
  })
})

describe('a failing service', () => {
  test('replies 500 with its own text, readable for browsers', async () => {
    const response = await send(withFault({ kind: 'server-error' }), hello, fromBrowser)
    expect(await response.json()).toEqual({ message: '500: Internal Server Error', code: 0 })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
  })

  test.each([502, 503, 504] as const)('replies %i with the page of a proxy', async (status) => {
    const response = await send(withFault({ kind: 'server-error', status }), hello)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'text/html'])
  })

  test('stores nothing', async () => {
    const sandbox = withFault({ kind: 'server-error' })
    await send(sandbox, hello)
    expect(sandbox.messages()).toEqual([])
  })
})

describe('bans', () => {
  test('at the edge carry no CORS header, not even on the preflight', async () => {
    const sandbox = withFault({ kind: 'edge-ban' })
    const replies = [
      await send(sandbox, '', { ...fromBrowser, method: 'OPTIONS' }),
      await send(sandbox, hello, fromBrowser),
    ]
    expect(replies.map((response) => response.headers.has('Access-Control-Allow-Origin'))).toEqual([
      false,
      false,
    ])
    expect(await Promise.all(replies.map((response) => response.text()))).toEqual([
      'error code: 1015',
      'error code: 1015',
    ])
  })

  test('at the edge are not used up by a preflight', async () => {
    const sandbox = withFault({ kind: 'edge-ban', times: 1 })
    await send(sandbox, '', { ...fromBrowser, method: 'OPTIONS' })
    expect((await send(sandbox, hello, fromBrowser)).status).toBe(429)
  })

  test('of an address are a 429 without a retry time', async () => {
    const response = await send(withFault({ kind: 'ip-ban' }), hello)
    expect(await response.json()).toEqual({
      code: 0,
      message: expect.stringMatching(/^You are being blocked/),
    })
    expect([...response.headers.keys()].filter((name) => /retry-after|x-ratelimit/.test(name))).toEqual([])
  })

  test('of a caller are 403 with code 40333', async () => {
    const response = await send(withFault({ kind: 'agent-block' }), hello)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 40333 }])
  })
})

describe('a forced rate limit', () => {
  test('asks for the given time, in seconds', async () => {
    const response = await send(withFault({ kind: 'rate-limited', retryAfter: 1234 }), hello)
    expect([response.status, await response.json()]).toMatchObject([
      429,
      { retry_after: 1.234, global: false },
    ])
    expect(response.headers.get('Retry-After')).toBe('2')
  })

  test('can be global, and then says so', async () => {
    const response = await send(withFault({ kind: 'rate-limited', scope: 'global' }), hello)
    expect(await response.json()).toMatchObject({ global: true, retry_after: 2 })
    expect(response.headers.get('X-RateLimit-Global')).toBe('true')
  })

  test('can be shared by the channel', async () => {
    const response = await send(withFault({ kind: 'rate-limited', scope: 'shared' }), hello)
    expect(await response.json()).toMatchObject({ message: 'The resource is being rate limited.' })
  })

  test('works with limits switched off', async () => {
    const sandbox = aSandbox({ limits: 'off' })
    sandbox.setFaults([{ target: 'webhook', kind: 'rate-limited' }])
    expect((await send(sandbox, hello)).status).toBe(429)
  })
})

test('a deleted webhook is 404, until the fault is cleared', async () => {
  const sandbox = withFault({ kind: 'deleted' })
  const gone = await send(sandbox, hello)
  sandbox.setFaults([])
  expect([gone.status, (await send(sandbox, hello)).status]).toEqual([404, 204])
})

test.each([
  ['', 204],
  ['?wait=true', 500],
])('the reply for an unsaved message with %j is %i', async (rest, status) => {
  const sandbox = withFault({ kind: 'not-saved' })
  expect([(await send(sandbox, hello, { rest })).status, sandbox.messages().length]).toEqual([status, 0])
})

describe('where and how often', () => {
  test('a fault of one webhook does not affect the others', async () => {
    const sandbox = withFault({ kind: 'server-error', webhook: 'contact' })
    const replies = [await send(sandbox, hello), await send(sandbox, hello, { webhook: 'contact' })]
    expect(replies.map(({ status }) => status)).toEqual([204, 500])
  })

  test('a fault set for two times is gone the third time', async () => {
    const sandbox = withFault({ kind: 'server-error', times: 2 })
    const statuses = [await send(sandbox, hello), await send(sandbox, hello), await send(sandbox, hello)]
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 204])
    expect(sandbox.faults()).toEqual([])
  })

  test('a refused message does not use up a cut after saving', async () => {
    const sandbox = withFault({ kind: 'dropped-after-saving', times: 1 })
    await send(sandbox, {})
    expect((await send(sandbox, hello)).headers.has('X-Sandbox-Dropped')).toBe(true)
  })

  test('a fault with a chance applies when the given number is below it', async () => {
    const numbers = [0.1, 0.9]
    const sandbox = aSandbox({ random: () => numbers.shift() ?? 1 })
    sandbox.setFaults([{ target: 'webhook', kind: 'server-error', chance: 0.5 }])
    expect([(await send(sandbox, hello)).status, (await send(sandbox, hello)).status]).toEqual([500, 204])
  })
})
