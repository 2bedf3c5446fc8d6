import { describe, expect, test } from 'vitest'
import { failureAdvice, type NetworkState } from '../../../../src/site/form-page/after-sending/failure-advice'
import type { FailedAttempt } from '../../../../src/site/submission/form-state'

const refused = {
  reason: 'refused',
  reference: 'KS-000000',
  sentAt: new Date(0),
  triedAt: new Date(0),
  isUncertain: false,
} as const

const advise = (failure: Partial<FailedAttempt>, network: NetworkState = 'online', isRelayed = false) =>
  failureAdvice({ ...refused, ...failure }, network, isRelayed)

describe('the advice', () => {
  test.each([
    ['a refused message', { status: 400 }, "Trying again probably won't help."],
    ['a message that is too large', { status: 413 }, "Trying again probably won't help."],
    ['a refusal without a status', {}, "Trying again probably won't help."],
    ['a webhook with another token', { status: 401 }, 'This form is broken on our side.'],
    ['a webhook that is gone', { status: 404 }, 'This form is broken on our side.'],
  ] as const)('about %s is to ask on Discord', (_, failure, text) => {
    expect(advise(failure)).toContain('Send us your answers on Discord.')
    expect(advise(failure)).toContain(text)
  })

  test.each([
    ['a limit that says how long', { status: 429, retryAfter: 12_000 }, 'Try again in 12 seconds.'],
    ['a long one', { status: 429, retryAfter: 601_000 }, 'Try again in 11 minutes.'],
    ['the longest that is believed', { status: 429, retryAfter: 86_400_000 }, 'Try again in 24 hours.'],
    ['a limit that says nothing', { status: 429 }, 'Try again in a few minutes.'],
    ['a ban', { status: 429, banned: true }, 'Wait 10 minutes, or use another connection.'],
    ['a block at the edge', { status: 403 }, 'Wait 10 minutes, or use another connection.'],
    ['a queue that is full', { status: 503, retryAfter: 300_000 }, 'Try again in 5 minutes.'],
    ['a fault', { status: 502 }, 'Discord has a problem. Try again in a minute.'],
    ['no answer', { reason: 'offline' }, 'turn off your ad blocker for this page.'],
    ['a stop', { reason: 'stopped' }, 'You can send it again any time.'],
  ] as const)('about %s ends with what helps', (_, failure, text) => {
    expect(advise(failure)).toContain(text)
  })

  test('without a network is to connect first', () => {
    expect(advise({ reason: 'offline' }, 'offline')).toBe(
      'You are offline. Connect to the internet, then try again.',
    )
    expect(failureAdvice({ ...refused, reason: 'offline' }, 'offline', false, true)).toBe(
      'You are offline. We can send it when you are back online.',
    )
  })

  test.each([false, true])('with a network again is to try now, and blames nothing', (isRelayed) => {
    expect(advise({ reason: 'offline' }, 'again', isRelayed)).toBe('You are online again. Try again now.')
  })

  test.each([
    ['a line that is too slow', { status: 408 }, 'Try again in a minute.'],
    ['a fault', { status: 500 }, 'Our site has a problem. Try again in a minute.'],
    ['a relay that is not set up', { status: 503 }, 'Our site has a problem. Try again in a minute.'],
    ['a refusal of the page', { status: 403 }, 'Reload the page, then send it again.'],
    ['a form that has changed', { status: 409 }, 'Reload the page: your draft is kept.'],
    ['too many visits', { status: 429, retryAfter: 12_000 }, 'Try again in 12 seconds.'],
    ['no answer', { reason: 'offline' }, 'turn off your ad blocker for this page.'],
  ] as const)('about %s of the relay refers to our site', (_, failure, text) => {
    expect(advise(failure, 'online', true)).toContain(text)
  })

  test('blames only our site if a relay is used', () => {
    const statuses = Array.from({ length: 200 }, (_, at) => 400 + at)
    const failures = [{ reason: 'offline' } as const, ...statuses.map((status) => ({ status }))]
    const all = failures.map((failure) => advise(failure, 'online', true))
    expect(all.filter((text) => /Discord (has|is)|reach Discord/.test(text))).toEqual([])
  })
})
