import { describe, expect, it } from 'vitest'
import type { Door } from '../../../src/engine/schema/definition'
import {
  closedSince,
  passedWords,
  timesSentence,
  whyClosed,
} from '../../../src/workbench/client/panels/times-words'

const now = Date.parse('2026-11-25T12:00Z')
const clock = { zone: 'Europe/Berlin', now }
const later = { ...clock, now: Date.parse('2027-06-01T12:00Z') }
const text = 'Come back in December.'
const door = { from: '2026-12-01T18:00[Europe/Berlin]', until: '2027-01-01T00:00[Europe/Berlin]', text }

it.each([
  [door, 'from', clock, 'Opens on Tuesday 1 December 2026 at 18:00, your time (UTC+1).'],
  [door, 'until', clock, 'Closes at the end of Thursday 31 December 2026, your time (UTC+1).'],
  [door, 'from', later, 'Opened on Tuesday 1 December 2026 at 18:00, your time (UTC+1).'],
  [door, 'until', later, 'Closed at the end of Thursday 31 December 2026, your time (UTC+1).'],
  [door, 'from', { now, zone: 'UTC' }, 'Opens on Tuesday 1 December 2026 at 17:00, your time (UTC).'],
  [
    { text, until: '2026-07-01T12:30[America/New_York]' },
    'until',
    clock,
    'Closed on Wednesday 1 July 2026 at 18:30, your time (UTC+2).',
  ],
] as const)('%j is said for "%s" by the clock of the reader', (times, end, reader, words) => {
  expect(timesSentence(times, end, reader)).toBe(words)
})

it('says nothing of an end that is not there, or has no date', () => {
  expect(timesSentence(undefined, 'from', clock)).toBeUndefined()
  expect(timesSentence({ until: door.until, text }, 'from', clock)).toBeUndefined()
  expect(timesSentence({ until: '2000-01-01T00:00[UTC]', text }, 'until', clock)).toBeUndefined()
})

it.each([
  [door, clock, 'Closed for visitors now. Opens on Tuesday 1 December'],
  [door, later, 'Closed for visitors now. Closed at the end of Thursday 31 December'],
  [{ text, until: '2000-01-01T00:00[UTC]' }, clock, 'Closed for visitors now.'],
])('says why %j is closed', (times, reader, words) => {
  expect(whyClosed(times, reader)?.startsWith(words)).toBe(true)
})

it('says nothing of a form that is open', () => {
  expect(whyClosed(undefined, clock)).toBeUndefined()
  expect(whyClosed({ until: door.until, text }, clock)).toBeUndefined()
})

describe('dates that have all passed', () => {
  const [past, future] = ['2020-01-01T00:00[UTC]', '2027-01-01T00:00[UTC]']
  const said = (door: Partial<Door>) => passedWords({ ...door, text: 'Zu' }, clock)

  it('are said to have passed, with what that means now', () => {
    expect(said({ from: past })).toEqual({ from: 'This date has passed: it is open now.' })
    expect(said({ until: past })).toEqual({ until: 'This date has passed: it is closed now.' })
    expect(said({ from: past, until: past })).toEqual({ until: 'This date has passed: it is closed now.' })
  })

  it('are not said to have while one is ahead, or where no date was chosen', () => {
    for (const door of [{ from: future }, { from: past, until: future }, { until: closedSince }])
      expect(said(door)).toEqual({})
  })
})
