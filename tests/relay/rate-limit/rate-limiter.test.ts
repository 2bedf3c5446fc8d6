import { expect, it } from 'vitest'
import { RateLimiter } from '../../../src/relay/rate-limit/rate-limiter'
import type { RelayEnv } from '../../../src/relay/settings'
import { createSqlDisk } from '../../world/sql-disk'

const none = { idFromName: () => undefined, get: () => ({ fetch: () => Promise.reject(new Error('none')) }) }
const env: RelayEnv = { SUBMISSION_QUEUE: none, RATE_LIMITER: none, VOTE_BOARD: none }
const minute = 60_000

it('keeps no visitor for longer than an hour, also when no other submits', async () => {
  const disk = createSqlDisk()
  let [now, alarm]: [number, number | null] = [0, null]
  const storage = {
    sql: disk,
    sync: async () => undefined,
    getAlarm: async () => alarm,
    setAlarm: async (at: number) => void (alarm = at),
  }
  const limiter = new RateLimiter({ storage }, env, () => now)
  const pass = async (minutes: number) => {
    now += minutes * minute
    if (alarm === null || alarm > now) return
    alarm = null
    await limiter.alarm()
  }
  const submit = (visitor: string) => {
    const body = JSON.stringify({ visitor, neighbourhood: visitor })
    return limiter.fetch(new Request('http://object/accepted', { method: 'POST', body }))
  }
  const kept = () =>
    disk
      .copy()
      .get('accepted')
      ?.map(({ visitor }) => visitor)
  await submit('a')
  await pass(40)
  await submit('b')
  await pass(19)
  expect(kept()).toEqual(['a', 'b'])
  await pass(1)
  expect(kept()).toEqual(['b'])
  await pass(40)
  expect(kept()).toEqual([])
  expect(alarm).toBeNull()
})
