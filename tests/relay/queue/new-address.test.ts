import { describe, expect, it } from 'vitest'
import { SubmissionQueue } from '../../../src/relay/queue/submission-queue'
import { createSqlDisk } from '../../world/sql-disk'
import { askQueue } from './ask-queue'

const minute = 60_000
const addressOf = (webhook: string) => `https://discord.com/api/webhooks/12345678901234567${webhook}/token`

/** Starts the queue with a webhook: each start is a restart with the same storage, as after a change of the setting. */
function aQueue() {
  const disk = createSqlDisk()
  const clock = { now: 0 }
  const arrived: { readonly webhook: string; readonly minute: number }[] = []
  let alarm: number | null = null
  const none = {
    idFromName: () => undefined,
    get: () => ({ fetch: () => Promise.reject(new Error('none')) }),
  }
  const objects = { SUBMISSION_QUEUE: none, RATE_LIMITER: none, VOTE_BOARD: none }
  const storage = {
    sql: disk,
    sync: async () => undefined,
    getAlarm: async () => alarm,
    setAlarm: async (at: number) => void (alarm = at),
  }
  return (webhook: string, status: number) => {
    const queue = new SubmissionQueue(
      { storage },
      { ...objects, WEBHOOK_TRIP: addressOf(webhook) },
      {
        now: () => clock.now,
        random: () => 0,
        sleep: async () => undefined,
        fetch: async () => {
          if (status === 200) arrived.push({ webhook, minute: clock.now / minute })
          return Response.json({}, { status })
        },
        log: () => undefined,
      },
    )
    const { ask, offer } = askQueue(queue)
    return {
      arrived,
      health: () => ask('/health'),
      offer,
      /** Time goes on, and the alarm goes off if it is due by then. */
      async pass(minutes: number) {
        clock.now += minutes * minute
        if (alarm === null || alarm > clock.now) return
        alarm = null
        await queue.alarm()
      },
    }
  }
}

describe('a webhook that is put in for another', () => {
  it.each([
    ['was gone', 404],
    ['refused the messages', 400],
  ])('gets at once what waits, and what comes, after one that %s', async (_, status) => {
    const start = aQueue()
    const broken = start('1', status)
    await broken.offer('1')
    await broken.pass(0)
    const mended = start('2', 200)
    expect(await mended.health()).toMatchObject({ isDead: false })
    await mended.offer('2')
    await mended.pass(1)
    expect(mended.arrived.map((each) => each.minute)).toEqual([1, 1])
    expect(await mended.health()).toMatchObject({ waiting: 0, stuck: 0 })
  })

  it('is noticed without anyone asking, once the alarm of the one before goes off', async () => {
    const start = aQueue()
    const broken = start('1', 404)
    await broken.offer('1')
    await broken.pass(0)
    const mended = start('2', 200)
    await mended.pass(60)
    expect(mended.arrived).toHaveLength(1)
  })
})

it('the pause of a webhook that is gone lasts when the relay starts again with the same address', async () => {
  const start = aQueue()
  const broken = start('1', 404)
  await broken.offer('1')
  await broken.pass(0)
  const again = start('1', 200)
  await again.offer('2')
  await again.pass(59)
  expect(again.arrived).toEqual([])
  await again.pass(1)
  expect(again.arrived).toHaveLength(2)
})
