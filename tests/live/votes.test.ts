import { describe, expect, test } from 'vitest'
import { readLastVote, readTopVoter } from '../../src/live/votes'

const ash = { player: 'Ashwing', votes: 31 }

describe('the top voter', () => {
  test.each([
    ['a bare array', [ash, { player: 'Other', votes: 99 }]],
    ['voters', { voters: [ash] }],
    ['top_voters', { top_voters: [ash] }],
    ['data', { data: [ash] }],
    ['votes', { votes: [ash] }],
  ])('is the first row of %s', (_, reply) => {
    expect(readTopVoter(reply)).toEqual(ash)
  })

  test.each([
    { nickname: 'Ashwing', votes: 31 },
    { username: 'Ashwing', count: '31' },
    { name: 'Ashwing', vote_count: 31 },
  ])('is read from %j', (row) => {
    expect(readTopVoter([row])).toEqual(ash)
  })

  test.each([
    null,
    'Ashwing',
    {},
    [],
    [null],
    ['Ashwing'],
    [{ player: 'Ashwing' }],
    [{ votes: 31 }],
    [{ player: '', votes: 31 }],
    [{ player: 'Ashwing', votes: -1 }],
    [{ player: 'Ashwing', votes: '31 votes' }],
    [{ player: 'A'.repeat(41), votes: 31 }],
    [{ player: { name: 'Ashwing' }, votes: 31 }],
  ])('is missing from %j', (reply) => {
    expect(readTopVoter(reply)).toBeUndefined()
  })

  test('that is a long row of brackets costs no time', () => {
    const began = performance.now()
    expect(readTopVoter([{ player: '<'.repeat(250_000), votes: 1 }])).toBeUndefined()
    expect(readLastVote([{ player: 'Ashwing', time: '<'.repeat(250_000) }])).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(500)
  })

  test.each([
    ['<b>Ashwing</b>', 'Ashwing'],
    ['§cAsh§lwing', 'Ashwing'],
    [' Ashwing\u202E\u0000 ', 'Ashwing'],
    ['<img src=x onerror=alert(1)>Ashwing', 'Ashwing'],
  ])('is named without markup: %j', (player, name) => {
    expect(readTopVoter([{ player, votes: 1 }])?.player).toBe(name)
  })
})

describe('the last vote', () => {
  const moment = new Date('2026-01-01T00:00:00Z')

  test.each([
    1767225600,
    1767225600000,
    '1767225600',
    '2026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-01-01T01:00:00+01:00',
  ])('was at %j', (time) => {
    expect(readLastVote([{ player: 'Ashwing', time }])).toEqual({ player: 'Ashwing', time: moment })
  })

  test.each(['timestamp', 'date'])('is dated by "%s" where "time" is missing', (key) => {
    expect(readLastVote([{ nickname: 'Ashwing', [key]: 1767225600 }])?.time).toEqual(moment)
  })

  test.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-13-01', '9999-01-01'])(
    'is dated by the words of the site where no calendar has them, or no vote: %s',
    (time) => expect(readLastVote([{ player: 'Ashwing', time }])?.time).toBe(time),
  )

  test.each([1e-9, 8.64e15, -1767225600, '99999999999999'])('is dated by the next value after %j', (time) => {
    expect(readLastVote([{ player: 'Ashwing', time, date: 1767225600 }])?.time).toEqual(moment)
    expect(readLastVote([{ player: 'Ashwing', time }])).toBeUndefined()
  })

  test('keeps the text of a site that writes no date', () => {
    expect(readLastVote([{ player: 'Ashwing', time: '2 hours <i>ago</i>' }])?.time).toBe('2 hours ago')
  })

  test.each([
    [[{ player: 'Ashwing' }]],
    [[{ time: 1 }]],
    [[{ player: 'Ashwing', time: null }]],
    [[{ player: 'Ashwing', time: '' }]],
  ])('is missing from %j', (reply) => {
    expect(readLastVote(reply)).toBeUndefined()
  })
})
