import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, escapeAll, unescape } from '../../../src/engine/message/escape'
import { lengthOf } from '../../../src/engine/message/limits'
import { shorten, splitAnswer } from '../../../src/engine/message/split'
import { readAsDiscord } from '../../support/discord-reading'
import { cutFaults } from '../../support/cut-faults'
import { processorTimeOf } from '../../support/processor-time'
import { nastyText } from '../../support/nasty-texts'

/** A sentence with this many characters, a multiple of five. */
const sentence = (length: number) => `${'word '.repeat(length / 5 - 1)}ends.`

describe('splitting an answer', () => {
  it('leaves 1024 emoji in one part, as Discord counts them', () => {
    expect(splitAnswer('🐉'.repeat(1024))).toHaveLength(1)
  })

  it('counts what is sent, not what was typed', () => {
    expect(splitAnswer('*'.repeat(1024)).map(lengthOf)).toEqual([1024, 1024])
  })

  it.each([
    ['a paragraph', [`One.\nTwo. ${sentence(400)}`, sentence(700), sentence(900)], '\n\n'],
    [
      'a paragraph with spaces in its empty line',
      [sentence(400), `${sentence(500)} ${sentence(500)}`],
      '\n \n',
    ],
    ['a line', [`One. ${sentence(500)}`, `${sentence(400)} ${sentence(400)}`], '\n'],
    ['a sentence', [sentence(900), sentence(400)], ' '],
    ['a sentence in brackets', [`(${sentence(900)})`, sentence(400)], ' '],
    ['a question in quotes', [`"${sentence(900).replace('.', '?')}"`, sentence(400)], ' '],
    [
      'a space, as a list number is not a sentence',
      [`1. ${'word '.repeat(204).trim()}`, 'word '.repeat(100).trim()],
      ' ',
    ],
    ['a space', ['word '.repeat(205).trim(), 'word '.repeat(100).trim()], ' '],
    ['a question in Arabic', [`${'هل هذا '.repeat(120)}سؤال؟`, 'كلمة '.repeat(100).trim()], ' '],
    ['a sentence in Hindi', [`${'मुझे खेल '.repeat(100)}मिली।`, 'खेल '.repeat(100).trim()], ' '],
    ['a sentence in Urdu', [`${'ایک لمبا '.repeat(100)}ہے۔`, 'لمبا '.repeat(100).trim()], ' '],
    ['a sentence in German quotes', [`„${sentence(900)}“`, sentence(400)], ' '],
    ['a space, as a number is not a sentence', [`${'3.5 '.repeat(255)}3.5`, '3.5 '.repeat(99).trim()], ' '],
    ['a sentence of a script without spaces', [`${'日本語'.repeat(300)}。`, '日本語'.repeat(200)], ''],
    [
      'a sentence in quotes of such a script',
      [`他说：“${'日本語'.repeat(300)}。”`, '日本語'.repeat(200)],
      '',
    ],
    [
      'the sentence before, if the quotes of the last do not fit',
      [`${'日本語'.repeat(300)}。`, `「${'日'.repeat(121)}。」日`],
      '',
    ],
  ])('cuts at %s', (_, values, gap) => {
    expect(splitAnswer(values.join(gap)).map(unescape)).toEqual(values)
  })

  it('cuts at the last place that fits', () => {
    const text = `${sentence(300)}\n\n${sentence(300)}\n\n${sentence(300)}\n\n${sentence(300)}`
    expect(splitAnswer(text).map(lengthOf)).toEqual([904, 300])
  })

  it('cuts a word only if it is longer than a field', () => {
    expect(splitAnswer(`Look: ${'x'.repeat(1500)} there`)).toEqual([
      'Look:',
      'x'.repeat(1024),
      `${'x'.repeat(476)} there`,
    ])
  })

  it.each([
    ['a space', '日本語 '],
    ['a sentence', '日本語。 '],
  ])('cuts a word longer than a field after a sentence in it, rather than at %s before it', (_, before) => {
    const first = `${before}${'日本語です。'.repeat(160)}`
    const second = '日本語です。'.repeat(100)
    expect(splitAnswer(first + second)).toEqual([
      `${before}${'日本語です。'.repeat(Math.floor((1024 - before.length) / 6))}`,
      '日本語です。'.repeat(260 - Math.floor((1024 - before.length) / 6)),
    ])
  })

  it('cuts before a link that fits a field, also if the word around it does not', () => {
    const link = `https://a.example/${'b'.repeat(900)}`
    expect(splitAnswer(`${'x'.repeat(800)}${link}`)).toEqual(['x'.repeat(800), link])
  })

  it.each([
    ['that follows another one without a space', `https://a.example/${'b'.repeat(600)},`],
    ['after letters of a script without spaces', '中'.repeat(900)],
    ['in capitals', 'x'.repeat(800), 'HTTPS://A.EXAMPLE/'],
    ['whose "https://" is at the end of the field', 'x'.repeat(1018)],
  ])('cuts before a link that fits a field %s', (_, before, start = 'https://a.example/') => {
    const link = `${start}${'c'.repeat(500)}`
    const [first, second] = splitAnswer(`${before}${link}，${'中'.repeat(900)}`)
    expect(unescape(first ?? '')).toBe(before)
    expect(unescape(second ?? '').startsWith(link)).toBe(true)
  })

  it.each([
    ['lines with hardly any letters', `a${'\n'.repeat(1998)}b`],
    ['one letter per line', 'a\n'.repeat(1000).trim()],
    ['a run of spaces longer than a part', `a${' '.repeat(3000)}b`],
    ['one character of 2000 marks', `e${'\u0301'.repeat(2000)}`],
    ['one character of 2000 code points beyond the first plane', `🏴${'\u{E0061}'.repeat(2000)}`],
    ['families', '👨‍👩‍👧‍👦'.repeat(300)],
    ['flags', '🇩🇪'.repeat(1000)],
    ['backslashes', '\\'.repeat(2001)],
    ['one long address', `https://a.example/${'a_'.repeat(1000)}`],
    ['addresses, one a line', `https://a.example/${'b'.repeat(200)}\n`.repeat(10).trim()],
    ['calls of all', '@everyone'.repeat(300)],
    ['colons', ':'.repeat(2000)],
  ])('loses nothing of %s', (_, text) => {
    const values = splitAnswer(text)
    expect(cutFaults(text, values)).toEqual([])
    expect(Math.max(...values.map(lengthOf))).toBeLessThanOrEqual(1024)
    expect(values).not.toContain('')
  })

  it('keeps a visible character in one part', () => {
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

  it('adds nothing to ordinary sentences', () => {
    const text = 'The player flew over the arena, at 10:30. '.repeat(47).trim()
    expect(splitAnswer(text).join(' ')).toBe(text)
  })

  it('keeps every limit and every visible character, whatever the text', { timeout: 90_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(nastyText(6000, 'full'), longWords), (typed) => {
        const text = cleanText(typed)
        const values = splitAnswer(text)
        expect(cutFaults(text, values)).toEqual([])
        expect(values.filter((value) => lengthOf(value) > 1024)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('handles 300,000 characters without a space quickly', () => {
    const text = 'a:b_'.repeat(75_000)
    expect(processorTimeOf(() => splitAnswer(text))).toBeLessThan(3000)
  })
})

/** Words about as long as a field, some of them links, between gaps of all kinds. */
const longWords = fc
  .array(
    fc.tuple(
      fc.constantFrom('', 'https://a.example/', '(http://b.example/', '1. ', '* '),
      fc.constantFrom('a', 'b_', '🐉', 'c:', '語。', 'd.'),
      fc.integer({ min: 1, max: 1300 }),
      fc.constantFrom(' ', '\n', '\n\n', '. ', '   ', '\n \n\n', ''),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((words) => words.map(([start, sign, length, gap]) => start + sign.repeat(length) + gap).join(''))

describe('cutting a heading', () => {
  it('leaves a heading that fits unchanged', () => {
    expect(shorten('Survival', 8)).toBe('Survival')
  })

  it('marks where it was cut', () => {
    expect(shorten('Survival', 5)).toBe('Surv…')
  })

  it('leaves no space before the mark', () => {
    expect(shorten('ab cdefg', 4)).toBe('ab…')
  })

  it('counts the escaped text, and never separates a backslash from its character', () => {
    expect(shorten('******', 6, escapeAll)).toBe('\\*\\*…')
  })

  it('counts emoji as one character and keeps them whole', () => {
    expect(shorten('🐉🐉🐉🐉', 3)).toBe('🐉🐉…')
  })

  it('keeps a character of several code points whole', () => {
    expect(shorten('ab👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 6)).toBe('ab…')
  })

  it.each([0, 1, 2, 3])('keeps within %i', (most) => {
    expect(lengthOf(shorten('****', most, escapeAll))).toBeLessThanOrEqual(most)
  })
})
