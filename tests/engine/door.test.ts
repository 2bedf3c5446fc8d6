import { describe, expect, it } from 'vitest'
import { instantOf, isOpen, nextEdge } from '../../src/engine/schema/door'
import { closedForm, closedOptions } from '../../src/engine/schema/form-doors'
import { closedAnswers } from '../../src/engine/answers/errors-at-time'
import { harbourTrip } from '../support/sample-forms'

describe('a date and time in a time zone', () => {
  it.each([
    ['2026-07-01T12:00[Europe/Berlin]', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01T12:00[Europe/Berlin]', '2026-12-01T11:00:00.000Z'],
    ['2026-07-01T12:00[America/New_York]', '2026-07-01T16:00:00.000Z'],
    ['2026-07-01T12:00[Asia/Kathmandu]', '2026-07-01T06:15:00.000Z'],
    ['2026-07-01T12:00[UTC]', '2026-07-01T12:00:00.000Z'],
    ['2026-01-01T00:30[Pacific/Kiritimati]', '2025-12-31T10:30:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(new Date(instantOf(text)).toISOString()).toBe(iso)
  })

  it.each([
    // Berlin's clocks jump from 2:00 to 3:00 on March 29, and go back from 3:00 to 2:00 on October 25.
    ['2026-03-29T01:59[Europe/Berlin]', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30[Europe/Berlin]', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00[Europe/Berlin]', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59[Europe/Berlin]', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T02:30[Europe/Berlin]', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00[Europe/Berlin]', '2026-10-25T02:00:00.000Z'],
    // New York's change is a week later.
    ['2026-11-01T01:30[America/New_York]', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00[America/New_York]', '2026-11-01T07:00:00.000Z'],
  ])('follows a daylight saving change: %s is %s', (text, iso) => {
    expect(new Date(instantOf(text)).toISOString()).toBe(iso)
  })

  it.each([
    '2026-02-30T12:00[Europe/Berlin]',
    '2026-07-01T25:00[Europe/Berlin]',
    '2026-07-01T12:00[Europe/Nowhere]',
    '2026-07-01T12:00',
    'tomorrow',
  ])('does not exist: %s', (text) => {
    expect(instantOf(text)).toBeNaN()
  })
})

const from = '2026-03-29T03:00[Europe/Berlin]'
const until = '2026-11-01T02:00[America/New_York]'
const door = { from, until, text: 'Closed' }
const [opens, closes] = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 10, 1, 7)]

describe('a door', () => {
  it.each([
    [opens - 1, false],
    [opens, true],
    [opens + 1, true],
    [closes - 1, true],
    [closes, false],
    [closes + 1, false],
  ])('at %i is open: %s', (now, open) => {
    expect(isOpen(door, now)).toBe(open)
  })

  it('returns its next change, and none after the last', () => {
    expect(nextEdge([door], 0)).toBe(opens)
    expect(nextEdge([door], opens)).toBe(closes)
    expect(nextEdge([door], closes)).toBeUndefined()
  })

  it('with one end is open-ended', () => {
    expect([isOpen({ from, text: '' }, closes), isOpen({ until, text: '' }, opens - 1)]).toEqual([true, true])
  })
})

describe('a form with doors', () => {
  const summer = Date.UTC(2026, 6, 1)

  it('shows the text by staff while it is closed', () => {
    expect(closedForm(harbourTrip, Date.UTC(2026, 0, 1))).toMatch(/from the end of March/)
    expect(closedForm(harbourTrip, summer)).toBeUndefined()
  })

  it('lists its closed options, and the errors of answers that use them', () => {
    expect(closedOptions(harbourTrip, 'activities', summer)).toEqual({ Fireworks: 'No fireworks in summer' })
    const answers = { activities: ['Sailing', 'Fireworks'] }
    const error = { name: 'activities', rule: 'not', text: 'No fireworks in summer' }
    expect(closedAnswers(harbourTrip, answers, summer)).toEqual([error])
    expect(closedAnswers(harbourTrip, answers, Date.UTC(2026, 3, 1))).toEqual([])
  })
})
