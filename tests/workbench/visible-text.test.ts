import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tidyText, visibleText } from '../../src/workbench/client/components/visible-text'

it.each([
  ['\u200BYour\u00AD name', 'Your name'],
  ['\uFEFFYour\uFEFF \uFEFFname', 'Your name'],
  ['\u200B\u200C\u200D\uFEFF\u00AD\u2060', ''],
  ['Red\n\u200B\n\nBlue ', 'Red\n\n\nBlue '],
  ['Your\u200Dname', 'Yourname'],
])('%j is cleaned to %j', (typed, read) => {
  expect(visibleText(typed)).toBe(read)
})

it.each(['👩‍👩‍👧', '🏳️‍🌈 flags', 'می‌خواهم', 'می‌', 'ක්‍ෂ', 'e\u0301te', 'Straße', 'two  spaces\tand a tab '])(
  '%j stays as it is',
  (text) => {
    expect(visibleText(text)).toBe(text)
  },
)

it('a line that was there before stays, and the others are cleaned', () => {
  expect(visibleText('Re\u200Bd\nBl\u200Bue', 'Re\u200Bd\nGreen')).toBe('Re\u200Bd\nBlue')
})

it('a tidied text has single spaces, except in lines that were there before', () => {
  expect(tidyText('\u200BWhen\u00A0 was\tit ')).toBe('When was it ')
  expect(tidyText('Cafe\u0301')).toBe('Caf\u00E9')
  expect(tidyText('Light  red\nDark  red', 'Light  red')).toBe('Light  red\nDark red')
})

it('cleaning is idempotent', () => {
  const unit = fc.constantFrom(
    'a',
    'é',
    '👩',
    '\u200D',
    '\u200C',
    '\u200B',
    '\uFEFF',
    '\u00AD',
    ' ',
    '\n',
    '\u2069',
  )
  fc.assert(
    fc.property(fc.string({ unit }), (typed) => {
      const once = visibleText(typed)
      expect(visibleText(once)).toBe(once)
    }),
  )
})
