import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../src/engine/message/clean-text'
import { lengthOf } from '../../src/engine/message/discord-limits'
import { unescape } from '../../src/engine/message/escape'
import { splitAnswer } from '../../src/engine/message/split-answer'
import { readAsDiscord } from '../support/discord-reading'
import { nastyText } from '../support/nasty-texts'

const joined = (text: string) => splitAnswer(text).map(unescape).join('')

describe('splitting an answer', () => {
  it('leaves 1024 emoji in one part, as Discord counts them', () => {
    expect(splitAnswer('🐉'.repeat(1024))).toHaveLength(1)
  })

  it('counts what is sent, not what was typed', () => {
    expect(splitAnswer('*'.repeat(1024)).map(lengthOf)).toEqual([1024, 1024])
  })

  it.each([
    ['lines with hardly a letter', `a${'\n'.repeat(1998)}b`],
    ['letters each on a line', 'a\n'.repeat(1000).trim()],
    ['a run of spaces longer than a part', `a${' '.repeat(3000)}b`],
    ['one character of 2000 marks', `e${'\u0301'.repeat(2000)}`],
    ['families', '👨‍👩‍👧‍👦'.repeat(300)],
    ['flags', '🇩🇪'.repeat(1000)],
    ['backslashes', '\\'.repeat(2001)],
    ['one long address', `https://a.example/${'a_'.repeat(1000)}`],
    ['addresses, one a line', `https://a.example/${'b'.repeat(200)}\n`.repeat(10).trim()],
    ['calls of all', '@everyone'.repeat(300)],
    ['colons', ':'.repeat(2000)],
  ])('loses nothing of %s', (_, text) => {
    const values = splitAnswer(text)
    expect(joined(text)).toBe(text)
    expect(Math.max(...values.map(lengthOf))).toBeLessThanOrEqual(1024)
    expect(values.filter((value) => value.trim() !== value || value === '')).toEqual([])
  })

  it('keeps what people see as one character in one part', () => {
    const family = '👨‍👩‍👧‍👦'
    const broken = splitAnswer(family.repeat(300)).filter((value) => value.replaceAll(family, '') !== '')
    expect(broken).toEqual([])
  })

  it('keeps an address in one part, so that it works', () => {
    const address = `https://a.example/${'b'.repeat(300)}`
    const links = splitAnswer(`${'word '.repeat(180)}${address} ${address}`).flatMap(
      (value) => readAsDiscord(value).links,
    )
    expect(links).toEqual([address, address])
  })

  it('puts nothing foreign into ordinary sentences', () => {
    const text = 'The player flew over the arena, at 10:30. '.repeat(47).trim()
    expect(splitAnswer(text).join('')).toBe(text)
  })

  it('keeps every limit whatever the text', () => {
    fc.assert(
      fc.property(nastyText(6000, 'full'), (typed) => {
        const text = cleanText(typed)
        expect(joined(text)).toBe(text)
        expect(splitAnswer(text).filter((value) => lengthOf(value) > 1024 || value.trim() !== value)).toEqual(
          [],
        )
      }),
      { numRuns: 300 },
    )
  })
})
