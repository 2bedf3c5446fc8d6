import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerText } from '../../src/engine/message/fields'
import { readAnswer } from '../../src/engine/answers/read-answer'

describe('readAnswer', { timeout: 60_000 }, () => {
  it.each([
    ['  Mira  ', 'Mira'],
    ['one\r\ntwo\r\n', 'one\ntwo'],
    ['\u00A0Mira\u3000', 'Mira'],
    ['a  b', 'a  b'],
    [7, '7'],
  ])('trims a text: %j', (input, answer) => {
    expect(readAnswer('string', input)).toBe(answer)
  })

  it.each([
    [true, true],
    ['true', true],
    [false, undefined],
    ['false', undefined],
    ['', undefined],
    [undefined, undefined],
    ['yes', 'yes'],
    [1, '1'],
  ])('reads a tick, and leaves anything else to the rule `type`: %j', (input, answer) => {
    expect(readAnswer('boolean', input)).toBe(answer)
  })

  it.each([
    '',
    ' ',
    '\t\n',
    '\u200B',
    '\u2060\uFEFF ',
    '\u2800',
    '\u3164',
    '\u115F\u1160',
    '\u0007',
    '\uFE0F\u200D',
    '\uD83D',
    '\u{E0061}',
  ])('treats invisible text as no answer: %j', (blank) => {
    expect(readAnswer('string', blank)).toBeUndefined()
    expect(readAnswer('integer', blank)).toBeUndefined()
    expect(readAnswer('array', `${blank},${blank}`)).toBeUndefined()
  })

  it.each([
    ['17', 17],
    [' +17 ', 17],
    ['-1', -1],
    ['12.5', 12.5],
    ['64.0', 64],
    ['12.125', 12.125],
    ['007', 7],
    [17, 17],
    ['0.0000001', 1e-7],
    [1e-7, 1e-7],
    [1e21, '1e+21'],
    [NaN, undefined],
  ])('reads a number from its digits: %j', (input, answer) => {
    expect(readAnswer('integer', input)).toBe(answer)
    expect(readAnswer('number', input)).toBe(answer)
  })

  it.each([
    'twelve',
    '12k',
    '1,200',
    '1e3',
    '0x10',
    '1.2.3',
    '1234567890123456',
    'Infinity',
    '10.000',
    '1.000',
  ])('leaves %j a text, so that the rule for the type can report it', (input) => {
    expect(readAnswer('integer', input)).toBe(input)
  })

  it('splits a list at its lines too, as many visitors write it', () => {
    expect(readAnswer('array', 'https://a.example\r\nhttps://b.example,')).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  it('splits a list at its commas and drops empty entries', () => {
    expect(readAnswer('array', ' a ,, b,\u200B, ')).toEqual(['a', 'b'])
  })

  it('reads an existing list entry by entry', () => {
    expect(readAnswer('array', [' a ', '', 3, null, 'b,c'])).toEqual(['a', '3', 'b,c'])
  })

  it.each([null, undefined, true, {}, ['a'], () => 'a'])('takes %o for no text', (input) => {
    expect(readAnswer('string', input)).toBeUndefined()
  })

  it('never throws and does not change its own results', () => {
    const types = fc.constantFrom('string', 'integer', 'number', 'array')
    fc.assert(
      fc.property(types, fc.anything(), (type, input) => {
        const answer = readAnswer(type, input)
        expect(readAnswer(type, answer)).toEqual(answer)
      }),
    )
  })

  it('treats an answer that staff could not see as missing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const answer = readAnswer('string', input)
        expect(answerText(answer) === undefined).toBe(answer === undefined)
      }),
      { numRuns: 2000 },
    )
  })
})
