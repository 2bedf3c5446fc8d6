import { expect, test } from 'vitest'
import { relativeTime } from '../../../src/site/live/relative-time'

const now = new Date('2026-01-10T12:00:00Z')

test.each([
  ['2026-01-10T11:59:31Z', 'just now'],
  ['2026-01-10T11:58:59Z', '1 minute ago'],
  ['2026-01-10T08:30:00Z', '3 hours ago'],
  ['2026-01-08T11:00:00Z', '2 days ago'],
  ['2026-01-11T00:00:00Z', 'just now'],
])('%s is %s', (then, words) => {
  expect(relativeTime(new Date(then), now)).toBe(words)
})
