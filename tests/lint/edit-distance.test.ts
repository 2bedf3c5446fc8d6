import { describe, expect, it } from 'vitest'
import { editDistance } from '../../src/lint/report/did-you-mean'

describe('the typing mistakes between two words', () => {
  it.each([
    ['help', 'help', 0],
    ['hepl', 'help', 1],
    ['emial', 'email', 1],
    ['helpp', 'help', 1],
    ['hlp', 'help', 1],
    ['halp', 'help', 1],
    ['', 'help', 4],
    ['help', '', 4],
    ['minimum', 'maximum', 2],
  ])('from %j to %j are %d', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips)
  })
})
