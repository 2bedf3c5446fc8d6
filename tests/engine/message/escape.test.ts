import { describe, expect, it } from 'vitest'
import { cleanText, escape, escapeAll, unescape } from '../../../src/engine/message/escape'
import * as fc from 'fast-check'
import { readAsDiscord } from '../../support/discord-reading'
import { nastyText } from '../../support/nasty-texts'

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
    ['marks that combine, however many', `Z\u0351\u036B\u0343 e${'\u0301'.repeat(40)}`],
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
    'removes the override %j',
    (override) => {
      expect(cleanText(`a${override}b`)).toBe('ab')
    },
  )

  it('writes a tab as a space', () => {
    expect(cleanText('a\tb')).toBe('a b')
  })

  it('trims the ends', () => {
    expect(cleanText('\u0000 a \u200B')).toBe('a')
  })
})

describe('escaping', () => {
  it.each(Array.from('\\`*_~|>#[]()<'))('puts a backslash before %s', (sign) => {
    expect(escape(`a ${sign} b`)).toBe(`a \\${sign} b`)
  })

  it('puts a backslash before a dash only where it begins a list, so that dates and names stay as they are', () => {
    expect(escape('2025-06-24, Steve-1 - yes')).toBe('2025-06-24, Steve-1 - yes')
    expect(escape('- one\n  - two')).toBe('\\- one\n  \\- two')
  })

  it.each([
    ['@everyone', '@\u200Beveryone'],
    ['x@here', 'x@\u200Bhere'],
    ['1. one\n  2. two', '1\\. one\n  2\\. two'],
    [':smile:', '\\:smile:'],
    ['steam://run', 'steam\\://run'],
    ['HTTP://a.example', 'HTTP\\://a.example'],
  ])('disarms %j', (text, expected) => {
    expect(escape(text)).toBe(expected)
  })

  it.each(['at 10:30:45', 'Note: ok', 'mira@example.com', 'version 1.20', 'a & b, 5% + $3!'])(
    'leaves %j',
    (text) => {
      expect(escape(text)).toBe(text)
    },
  )

  it.each([
    ['https://maps.example/a_b_c/~d?e=*', false],
    ['https://maps.example/a_b_c/~d?e=1#f-g', true],
    ['http://a.example:8080/wiki/Name_(place)', true],
    ['https://a.example.', true],
    ['"https://a.example/x_y"', true],
    ['https://a.example/x|y', false],
    ['https://good.example@evil.example/', false],
    ['https://10.0.0.1/', false],
    ['https://xn--mnchen-3ya.example/', false],
    ['https://gооgle.example/', false],
    ['https://a.example/@everyone', false],
    ['http://localhost', false],
  ])('leaves %s a link: %s', (text, isLink) => {
    const { links, shown, formatting } = readAsDiscord(escape(text))
    const read = [links.length === 1, shown.replaceAll('\u200B', ''), formatting]
    expect(read).toEqual([isLink, text, []])
  })

  it('shows the target of what looks like a masked link', () => {
    expect(escape('[safe](https://evil.example)')).toBe('\\[safe\\]\\(https://evil.example)')
  })

  it('never lets a backslash become part of an address, which would unescape what follows', () => {
    const text = 'https://a.example/<@123456789012345678>'
    expect(readAsDiscord(escape(text))).toEqual({ shown: text, links: [], formatting: [] })
  })

  it('never lets a name between colons swallow the beginning of an address', () => {
    const text = ':https://a.example/__b__'
    expect(readAsDiscord(escape(text)).formatting).toEqual([])
  })
})

describe('escaping without links', () => {
  it('leaves no address', () => {
    expect(escapeAll('https://a.example/b_c')).toBe('https\\://a.example/b\\_c')
  })
})

describe('unescaping', () => {
  it.each([escape, escapeAll])('restores any cleaned text (%o)', (write) => {
    fc.assert(
      fc.property(nastyText(400), (typed) => {
        const text = cleanText(typed)
        expect(unescape(write(text))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })
})
