import { describe, expect, it } from 'vitest'
import { cleanText } from '../../src/engine/message/clean-text'

describe('cleaning a text', () => {
  it.each([
    ['control characters', 'a\u0000\u0007\u001B[31mb\u007F\u009F', 'a[31mb'],
    ['overrides of the reading direction', 'exe.\u202Etxt\u202C \u2066x\u2069', 'exe.txt x'],
    ['characters of no width', 'a\u200Bb\uFEFFc\u2060d\u00ADe', 'abcde'],
    ['halves of surrogate pairs', 'a\uD83Db\uDC00c', 'abc'],
    ['hidden tags', 'a\u{E0041}\u{E0042}b', 'ab'],
    ['what is no character', 'a\uFFFFb', 'ab'],
    ['joiners that join nothing', 'ad\u200Dmin \u200C\u200D é\u200Cx', 'admin  éx'],
    ['joiners beyond the first', '👩\u200D\u200D\u200C💻', '👩\u200D💻'],
    ['marks of direction beyond the first', 'שלום\u200F\u200E\u061C!', 'שלום\u200F!'],
    ['marks beyond five on one letter', `Z${'\u0351'.repeat(40)}b`, `Z${'\u0351'.repeat(5)}b`],
    [
      'data in variation selectors',
      `😀${'\u{E0100}\uFE01'.repeat(50)}b`,
      '😀\u{E0100}\uFE01\u{E0100}\uFE01\u{E0100}b',
    ],
  ])('takes out %s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  it.each([
    ['emoji of several parts', '👨‍👩‍👧‍👦 👍🏽 ❤️'],
    ['flags of regions', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['marks that combine', 'Z\u0351\u036B\u0343 e\u0301'],
    ['joiners that scripts need', 'می\u200Cخواهم'],
    ['text from right to left', 'שלום \u200Fمرحبا'],
    ['letters with several marks', 'שָּׁ กุ้้ ཨོཾ 1\uFE0F\u20E3'],
    ['spaces and lines within', 'a  b\n\n\nc'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text)
  })

  it.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'writes the line break %j as \\n',
    (lineBreak) => {
      expect(cleanText(`a${lineBreak}b`)).toBe('a\nb')
    },
  )

  it.each(Array.from('\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'))(
    'takes out the override %j',
    (override) => {
      expect(cleanText(`a${override}b`)).toBe('ab')
    },
  )

  it('writes a tab as a space', () => {
    expect(cleanText('a\tb')).toBe('a b')
  })

  it('trims what is left at the ends', () => {
    expect(cleanText('\u0000 a \u200B')).toBe('a')
  })
})
