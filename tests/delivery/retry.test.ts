import { describe, expect, it } from 'vitest'
import { cappedPause, readJsonObject, readRateLimit } from '../../src/delivery/retry'

type Headers = Readonly<Record<string, string>>

const reply = (body: unknown, headers: Headers = {}) => Response.json(body, { status: 429, headers })

describe('reading a 429', () => {
  it.each<[string, Response, number]>([
    ['the seconds of the body', reply({ retry_after: 0.53 }), 530],
    ['the header, if it is longer', reply({ retry_after: 0.53 }, { 'Retry-After': '1' }), 1000],
    ['the body, if it is longer', reply({ retry_after: 64.57 }, { 'Retry-After': '2' }), 64_570],
    ['the header alone', reply({}, { 'Retry-After': '3', 'X-RateLimit-Scope': 'user' }), 3000],
    ['the time until the limit ends', reply({}, { 'X-RateLimit-Reset-After': '0.25' }), 250],
    ['a second, if no time is given', reply({}, { 'X-RateLimit-Scope': 'shared' }), 1000],
    ['nothing, when no wait is needed', reply({ retry_after: 0 }), 0],
  ])('waits for %s', async (_, answer, wait) => {
    expect(await readRateLimit(answer)).toEqual({ kind: 'wait', wait })
  })

  it.each<[string, Response, number | undefined]>([
    [
      'names no limit',
      reply({ code: 0, message: 'You are being blocked from accessing our API.' }),
      undefined,
    ],
    ['is plain text', new Response('error code: 1015', { status: 429 }), undefined],
    ['names a time only in its header', reply({}, { 'Retry-After': '600' }), 600_000],
    ['tells no number', reply({ retry_after: 'soon' }), undefined],
    ['gives a time in the past', reply({ retry_after: -1 }), undefined],
    ['is null', reply(null), undefined],
  ])('treats it as a ban if it %s', async (_, answer, wait) => {
    expect(await readRateLimit(answer)).toEqual({ kind: 'ban', wait })
  })
})

describe('a requested pause', () => {
  it.each([
    [0, 0],
    [530.2, 531],
    [1e12, 24 * 60 * 60 * 1000],
    [Infinity, 24 * 60 * 60 * 1000],
    [-1, undefined],
    [NaN, undefined],
  ])('of %d is limited to %s', (asked, believed) => {
    expect(cappedPause(asked)).toBe(believed)
  })
})

it('reading stops for an endless reply, and yields nothing', async () => {
  let sent = 0
  let isStopped = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new TextEncoder().encode(' '.repeat(16_384)))
    },
    cancel: () => void (isStopped = true),
  })
  expect(await readJsonObject(new Response(body))).toBeUndefined()
  expect(isStopped).toBe(true)
  expect(sent).toBeLessThan(400_000)
})
