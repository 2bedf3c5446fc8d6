import { expect, it } from 'vitest'
import type { LogEntry } from '../../../src/relay/process-services'
import { createVoteReader } from '../../../src/relay/votes'
import { readTopVoter } from '../../../src/live/votes'

const minute = 60_000
const rows = [{ nickname: 'Ash', votes: '12', ip: '192.0.2.7' }]

/** A reader whose vote site gives these replies in turn, with a clock that the test controls. */
function aReader(...answers: readonly (() => Response)[]) {
  const asked: string[] = []
  const logged: LogEntry[] = []
  const clock = { now: 1_000_000 }
  const read = createVoteReader({
    url: 'https://vote.example/top?key=secret',
    view: readTopVoter,
    fetch: async (url) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)]
      asked.push(url)
      if (!answer) throw new TypeError('no network')
      return answer()
    },
    now: () => clock.now,
    log: (entry) => void logged.push(entry),
  })
  return { read, asked, clock, logged }
}

const good = () => Response.json({ voters: rows })
const bad = () => new Response('no', { status: 500 })

it('returns the name and the count, and nothing else from the vote site', async () => {
  expect(await aReader(good).read()).toEqual({ player: 'Ash', votes: 12 })
})

it('asks once for all requests within three minutes, concurrent or not', async () => {
  const { read, asked, clock } = aReader(good)
  await Promise.all([read(), read()])
  clock.now += 3 * minute - 1
  await read()
  expect(asked).toHaveLength(1)
  clock.now += 1
  await read()
  expect(asked).toHaveLength(2)
})

it('returns the last reading for an hour while the vote site fails, and asks it no more often', async () => {
  const { read, asked, clock } = aReader(good, bad)
  await read()
  clock.now += 4 * minute
  expect(await read()).toEqual({ player: 'Ash', votes: 12 })
  expect(await read()).toEqual({ player: 'Ash', votes: 12 })
  expect(asked).toHaveLength(2)
  clock.now += 60 * minute
  expect(await read()).toBeUndefined()
})

it('returns nothing if there is nothing, and never logs the address with its key', async () => {
  const { read, logged } = aReader()
  expect(await read()).toBeUndefined()
  expect(JSON.stringify(logged)).not.toContain('secret')
})
