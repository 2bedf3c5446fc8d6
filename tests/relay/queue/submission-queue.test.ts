import { describe, expect, it } from 'vitest'
import { formSlugs } from '../../../src/catalog/read-definitions'
import type { ObjectState } from '../../../src/relay/platform'
import { SubmissionQueue } from '../../../src/relay/queue/submission-queue'
import type { RelayEnv } from '../../../src/relay/settings'
import worker from '../../../src/relay/worker'
import { createSqlDisk } from '../../world/sql-disk'
import { aSubmission, fromSite, goodValues, relayOrigin } from '../a-relay'
import { askQueue } from './ask-queue'

const none = { idFromName: () => undefined, get: () => ({ fetch: () => Promise.reject(new Error('none')) }) }
const env: RelayEnv = { SUBMISSION_QUEUE: none, RATE_LIMITER: none, VOTE_BOARD: none, FORM_PER_MINUTE: '3' }

/** A queue on a disk that refuses to write what has `unwritable` in it, and the first so many alarms. */
function aQueue(unsetAlarms = 0) {
  const disk = createSqlDisk()
  const alarms: number[] = []
  const state: ObjectState = {
    storage: {
      sql: {
        exec(text, ...values) {
          if (text.startsWith('INSERT') && values.includes('unwritable')) throw new Error('disk is full')
          return disk.exec(text, ...values)
        },
      },
      sync: async () => undefined,
      getAlarm: async () => null,
      async setAlarm(at) {
        if (unsetAlarms-- > 0) throw new Error('disk is full')
        alarms.push(at)
      },
    },
  }
  const queue = new SubmissionQueue(state, env, {
    now: () => 1_000_000,
    random: () => 0,
    sleep: async () => undefined,
    fetch: () => Promise.reject(new TypeError('no network')),
    log: () => undefined,
  })
  return { ...askQueue(queue), alarms }
}

describe('a submission that cannot be written', () => {
  it('is refused, and counts neither as waiting nor as accepted', async () => {
    const { ask, offer } = aQueue()
    for (let times = 0; times < 3; times += 1)
      await expect(offer('unwritable')).rejects.toThrow('disk is full')
    expect(await ask('/health')).toMatchObject({ waiting: 0, stuck: 0 })
    expect(await offer('1')).toEqual({ outcome: 'accepted' })
    expect(await ask('/health')).toMatchObject({ waiting: 1, stuck: 0 })
  })

  it('does not keep those that come with it from being accepted', async () => {
    const { offer, alarms } = aQueue()
    const offered = await Promise.allSettled(['1', 'unwritable', '2', '3'].map(offer))
    expect(offered.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(alarms).toHaveLength(1)
  })
})

it('sets its alarm for the next submission if it could not set it for one before', async () => {
  const { offer, alarms } = aQueue(1)
  await expect(offer('1')).rejects.toThrow('disk is full')
  expect(await offer('2')).toEqual({ outcome: 'accepted' })
  expect(alarms).toHaveLength(1)
})

it('knows what it was offered, and only that', async () => {
  const { ask, offer } = aQueue()
  await offer('1')
  expect(await ask('/known', { id: '1' })).toBe(true)
  expect(await ask('/known', { id: '2' })).toBe(false)
  expect(await ask('/health')).toMatchObject({ waiting: 1, webhook: 'trip' })
})

it.each([
  [true, 202],
  [false, 422],
  // What an older version of the object answers while a new one is deployed.
  [{ waiting: 0 }, 422],
])('is asked before the worker refuses a submission: %j, %i', async (known, status) => {
  const answering = (answer: unknown) => ({
    idFromName: () => undefined,
    get: () => ({ fetch: async () => Response.json(answer) }),
  })
  const objects = {
    SUBMISSION_QUEUE: answering(known),
    RATE_LIMITER: answering({ ok: true, rank: 0 }),
    VOTE_BOARD: none,
  }
  const [slug = ''] = formSlugs()
  const invalid = fromSite(aSubmission(slug, { answers: {} }))
  const request = new Request(`${relayOrigin}/submit/${slug}`, invalid)
  const reply = await worker.fetch(request, { ...goodValues, ...objects }, { waitUntil: () => undefined })
  expect(reply.status).toBe(status)
})
