import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DateRange } from '../../src/engine/schema/definition'
import { dateLimits, isDay, readBound, todayAt } from '../../src/engine/schema/dates'
import { datesOutside, errorsAtTime } from '../../src/engine/answers/errors-at-time'
import { aForm } from './a-form'

const hour = 60 * 60 * 1000
const noon = Date.UTC(2026, 10, 22, 12)
const date = { type: 'string', format: 'date' } as const

function aStay(arrival: Omit<DateRange, 'text'>, departure: Omit<DateRange, 'text'> = {}) {
  return aForm(
    { properties: { arrival: date, departure: date } },
    {
      arrival: { 'ui:options': { dates: { ...arrival, text: 'Arrival' } } },
      departure: { 'ui:options': { dates: { ...departure, text: 'Departure' } } },
    },
  )
}

describe('today', () => {
  it.each([
    [Date.UTC(2026, 10, 22, 23, 30), 60, '2026-11-23'],
    [Date.UTC(2026, 10, 22, 0, 30), -60, '2026-11-21'],
    [Date.UTC(2026, 11, 31, 18), 345, '2026-12-31'],
    [Date.UTC(2026, 11, 31, 18, 15), 345, '2027-01-01'],
    [Date.UTC(2028, 1, 28, 23), 60, '2028-02-29'],
  ])('at %i, %i minutes ahead of UTC, is %s', (now, offset, day) => {
    expect(todayAt(now, offset)).toEqual({ first: day, last: day })
  })

  it('is up to three days if the place is unknown', () => {
    expect(todayAt(Date.UTC(2026, 10, 22, 11, 59))).toEqual({ first: '2026-11-21', last: '2026-11-23' })
    expect(todayAt(noon)).toEqual({ first: '2026-11-22', last: '2026-11-23' })
    expect(todayAt(Date.UTC(2026, 10, 22, 9, 59))).toEqual({ first: '2026-11-21', last: '2026-11-22' })
  })

  it('anywhere contains today at each place', () => {
    const place = fc.record({
      now: fc.integer({ min: 0, max: 4e12 }),
      offset: fc.integer({ min: -720, max: 840 }),
    })
    fc.assert(
      fc.property(place, ({ now, offset }) => {
        const { first } = todayAt(now, offset)
        const anywhere = todayAt(now)
        expect(first >= anywhere.first && first <= anywhere.last).toBe(true)
      }),
    )
  })
})

describe('a bound', () => {
  it.each([
    ['today', { days: 0 }],
    ['today+7d', { days: 7 }],
    ['today-30d', { days: -30 }],
    ['2026-12-31', { day: '2026-12-31' }],
    ['arrival', { name: 'arrival' }],
    ['2026-02-30', { name: '2026-02-30' }],
    ['today+7', { name: 'today+7' }],
    ['today+99999d', { name: 'today+99999d' }],
  ])('%s is %o', (bound, read) => {
    expect(readBound(bound)).toEqual(read)
  })

  it.each(['2026-13-01', '2026-2-3', '2026-02-29', 'soon', '', 20260101])('%o is no day', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('a date with a range', () => {
  const today = todayAt(noon, 0)

  it.each([
    ['2026-11-21', {}, ['minimum']],
    ['2026-11-22', {}, []],
    ['2026-12-22', {}, []],
    ['2026-12-23', {}, ['maximum']],
  ])('from today to 30 days later includes both ends: %s', (arrival, others, rules) => {
    const form = aStay({ from: 'today', until: 'today+30d' })
    const errors = datesOutside(form, { arrival, ...others }, today)
    expect(errors.map(({ rule }) => rule)).toEqual(rules)
    expect(errors.map(({ text }) => text)).toEqual(rules.map(() => 'Arrival'))
  })

  it.each([
    ['2026-12-31', undefined, []],
    ['2027-01-01', undefined, ['arrival']],
    ['2026-12-05', '2026-12-04', ['departure']],
    ['2026-12-05', '2026-12-05', []],
    [undefined, '2020-01-01', []],
    ['no day', '2020-01-01', []],
  ])('follows a day and another answer, with no clock: %s to %s', (arrival, departure, wrong) => {
    const form = aStay({ until: '2026-12-31' }, { from: 'arrival' })
    expect(datesOutside(form, { arrival, departure }).map(({ name }) => name)).toEqual(wrong)
  })

  it('has no limit that depends on a missing clock or answer', () => {
    const form = aStay({ from: 'today-7d', until: '2026-12-31' }, { from: 'arrival', until: 'today' })
    expect(dateLimits(form, 'arrival', {})).toEqual({ first: undefined, last: '2026-12-31' })
    expect(dateLimits(form, 'departure', {}, today)).toEqual({ first: undefined, last: '2026-11-22' })
    expect(dateLimits(form, 'arrival', {}, today)).toEqual({ first: '2026-11-15', last: '2026-12-31' })
  })
})

describe('what cannot be sent at a time', () => {
  const form = aStay({ from: 'today' })

  it('is judged by the visitor’s day if it is known, and otherwise refused only if it is wrong everywhere', () => {
    const before = { arrival: '2026-11-21' }
    expect(errorsAtTime(form, before, noon, 0)).toHaveLength(1)
    expect(errorsAtTime(form, before, noon)).toHaveLength(1)
    expect(errorsAtTime(form, before, noon - 1, 0)).toHaveLength(1)
    expect(errorsAtTime(form, before, noon - 1)).toEqual([])
    expect(errorsAtTime(form, before, noon - hour, -12 * 60)).toEqual([])
  })

  it('lists closed options and dates in the order of the page', () => {
    const closed = { until: '2020-01-01T00:00[UTC]', text: 'Closed' }
    const mixed = aForm(
      {
        properties: { day: date, place: { type: 'string', enum: ['A', 'B'] }, other: date },
      },
      {
        day: { 'ui:options': { dates: { until: 'today', text: 'Day' } } },
        place: { 'ui:options': { doors: { A: closed } } },
        other: { 'ui:options': { dates: { from: 'day', text: 'Other' } } },
      },
    )
    const answers = { day: '2027-01-01', place: 'A', other: '2026-01-01' }
    expect(errorsAtTime(mixed, answers, noon).map(({ name }) => name)).toEqual(['day', 'place', 'other'])
  })
})
