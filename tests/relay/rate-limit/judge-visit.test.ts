import { expect, it } from 'vitest'
import { judgeVisit } from '../../../src/relay/rate-limit/judge-visit'

const limits = { perMinute: 2, perHour: 4 }

it('lets a visitor in as often as the minute and the hour allow', () => {
  expect(judgeVisit([], 0, limits)).toEqual({ ok: true })
  expect(judgeVisit([0], 1000, limits)).toEqual({ ok: true })
})

it('tells exactly how long to wait for room in the minute', () => {
  expect(judgeVisit([0, 1000], 2000, limits)).toEqual({ ok: false, retryAfter: 58_000 })
  expect(judgeVisit([0, 1000], 60_000, limits)).toEqual({ ok: true })
})

it('tells the longer wait when the hour is full as well', () => {
  const visits = [0, 100_000, 200_000, 201_000]
  expect(judgeVisit(visits, 202_000, limits)).toEqual({ ok: false, retryAfter: 3_398_000 })
  expect(judgeVisit(visits, 3_600_000, limits)).toEqual({ ok: true })
})
