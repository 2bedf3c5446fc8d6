import { describe, expect, it } from 'vitest'
import { cutText } from '../../src/engine/message/cut-text'
import { lengthOf } from '../../src/engine/message/discord-limits'
import { escapeAll } from '../../src/engine/message/escape'

describe('cutting a heading', () => {
  it('leaves alone what fits', () => {
    expect(cutText('Survival', 8)).toBe('Survival')
  })

  it('marks where it was cut', () => {
    expect(cutText('Survival', 5)).toBe('Surv…')
  })

  it('leaves no space before the mark', () => {
    expect(cutText('ab cdefg', 4)).toBe('ab…')
  })

  it('counts what is written, and never cuts a backslash from its sign', () => {
    expect(cutText('******', 6, escapeAll)).toBe('\\*\\*…')
  })

  it('counts emoji as one character and keeps them whole', () => {
    expect(cutText('🐉🐉🐉🐉', 3)).toBe('🐉🐉…')
  })

  it('keeps a character of several parts whole', () => {
    expect(cutText('ab👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 6)).toBe('ab…')
  })

  it.each([0, 1, 2, 3])('keeps within %i', (most) => {
    expect(lengthOf(cutText('****', most, escapeAll))).toBeLessThanOrEqual(most)
  })
})
