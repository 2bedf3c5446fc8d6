import { expect, test } from 'vitest'
import { readOnlineMembers } from '../../src/live/server-status'

test.each([0, 1, 128, 40000])('the count of %d members is read', (count) => {
  expect(readOnlineMembers({ id: '1', presence_count: count, members: [] })).toBe(count)
})

test.each([
  { message: 'Widget Disabled', code: 50004 },
  { presence_count: '<b>9</b>' },
  { presence_count: -1 },
  { members: [{}, {}] },
  [],
  null,
])('%j has no count', (reply) => {
  expect(readOnlineMembers(reply)).toBeUndefined()
})
