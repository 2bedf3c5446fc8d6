import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../src/engine/message/clean-text'
import { escape, escapeAll, unescape } from '../../src/engine/message/escape'
import { readAsDiscord } from '../support/discord-reading'
import { nastyText } from '../support/nasty-texts'

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

  it('never lets a backslash become part of an address, which would set free what follows', () => {
    const text = 'https://a.example/<@123456789012345678>'
    expect(readAsDiscord(escape(text))).toEqual({ shown: text, links: [], formatting: [] })
  })

  it('never lets a name between colons swallow the beginning of an address', () => {
    const text = ':https://a.example/__b__'
    expect(readAsDiscord(escape(text)).formatting).toEqual([])
  })
})

describe('escaping where there are no links', () => {
  it('leaves no address', () => {
    expect(escapeAll('https://a.example/b_c')).toBe('https\\://a.example/b\\_c')
  })
})

describe('unescaping', () => {
  it.each([escape, escapeAll])('gives back any cleaned text (%o)', (write) => {
    fc.assert(
      fc.property(nastyText(400), (typed) => {
        const text = cleanText(typed)
        expect(unescape(write(text))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })
})
