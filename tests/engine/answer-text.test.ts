import { describe, expect, it } from 'vitest'
import { answerText } from '../../src/engine/message/answer-text'

describe('an answer as text', () => {
  it.each([
    ['text', 'Steve', 'Steve'],
    ['a number in digits', 1000000, '1000000'],
    ['nought', 0, '0'],
    ['a list, one entry a line', ['a', 'b'], 'a\nb'],
    ['cleaned text', '\u202Eab\u0000', 'ab'],
  ])('is %s', (_, answer, expected) => {
    expect(answerText(answer)).toBe(expected)
  })

  it.each([undefined, '', '\u0001', '\uD800', [], ['\u0001', ' ']])(
    'is nothing where nothing can be seen: %j',
    (answer) => {
      expect(answerText(answer)).toBeUndefined()
    },
  )
})
