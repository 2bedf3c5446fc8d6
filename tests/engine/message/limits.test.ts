import { describe, expect, it } from 'vitest'
import { lengthOf } from '../../../src/engine/message/limits'

describe('the length of a text', () => {
  it('counts an emoji of two code units as one', () => {
    expect(lengthOf('🐉🐉')).toBe(2)
  })

  it('ignores white space only at the ends', () => {
    expect(lengthOf(' \n a b\u00A0')).toBe(3)
  })

  it('is zero for a blank text', () => {
    expect(lengthOf(' \n ')).toBe(0)
  })

  it.each(['plain', '👨‍👩‍👧‍👦 and 𝔘', 'e\u0301'])('of %s is that of its code points', (text) => {
    expect(lengthOf(text)).toBe(Array.from(text).length)
  })
})
