import { describe, expect, it } from 'vitest'
import { makeReference } from '../../../src/engine/message/reference'

describe('a reference', () => {
  it('is the two letters of the form and six characters', () => {
    expect(makeReference('UB', () => 0)).toBe('UB-000000')
    expect(makeReference('UB', () => 0.999999)).toBe('UB-ZZZZZZ')
  })

  it('draws a new number for each character', () => {
    const numbers = [0.25, 0.62, 0.1, 0.63, 0.3, 0.71]
    expect(makeReference('UB', () => numbers.shift() ?? 0)).toBe('UB-8K3M9P')
  })

  it('uses 32 characters that cannot be confused', () => {
    const signs = Array.from({ length: 32 }, (_, index) => makeReference('X', () => index / 32).at(-1))
    expect(new Set(signs).size).toBe(32)
    expect(signs.join('')).not.toMatch(/[ILOU]/)
  })
})
