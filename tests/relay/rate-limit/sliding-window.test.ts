import { describe, expect, it } from 'vitest'
import { rankOf, createCounter, slidingWindow } from '../../../src/relay/rate-limit/admission'

const limits = { perMinute: 2, perHour: 4 }

describe('a window', () => {
  it('lets a visitor in as often as the minute and the hour allow', () => {
    expect(slidingWindow([], 0, limits)).toBe(0)
    expect(slidingWindow([0], 1000, limits)).toBe(0)
  })

  it('gives the exact wait for room in the minute', () => {
    expect(slidingWindow([0, 1000], 2000, limits)).toBe(58_000)
    expect(slidingWindow([0, 1000], 60_000, limits)).toBe(0)
  })

  it('gives the longer wait when the hour is full as well', () => {
    const times = [0, 100_000, 200_000, 201_000]
    expect(slidingWindow(times, 202_000, limits)).toBe(3_398_000)
    expect(slidingWindow(times, 3_600_000, limits)).toBe(0)
  })
})

describe('a counter', () => {
  it('loads what was let in before this process started, once', () => {
    const asked: string[] = []
    const counter = createCounter(limits, (key) => {
      asked.push(key)
      return [0, 1000]
    })
    expect([counter.wait('a', 2000), counter.wait('a', 3000)]).toEqual([58_000, 57_000])
    expect(asked).toEqual(['a'])
  })

  it('is bounded: the least recent visitor is forgotten first', () => {
    const counter = createCounter({ perMinute: 1, perHour: 1 })
    counter.count('first', 0)
    for (let at = 0; at < 19_999; at += 1) counter.count(`visitor ${at}`, 1)
    expect(counter.wait('first', 2)).toBeGreaterThan(0)
    for (let at = 0; at < 20_000; at += 1) counter.count(`other ${at}`, 3)
    expect(counter.wait('first', 4)).toBe(0)
  })
})

it('ranks newcomers before visitors who, or whose neighbours, have submitted many', () => {
  expect([rankOf(0, 0), rankOf(0, 2), rankOf(1, 1), rankOf(0, 3), rankOf(0, 10), rankOf(10, 10)]).toEqual([
    0, 0, 1, 1, 2, 2,
  ])
})
