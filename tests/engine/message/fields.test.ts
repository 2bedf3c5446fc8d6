import { describe, expect, it } from 'vitest'
import { answerText, packFields } from '../../../src/engine/message/fields'

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
    'is empty if nothing is visible: %j',
    (answer) => {
      expect(answerText(answer)).toBeUndefined()
    },
  )
})

const fieldsOf = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({ name: String(index % 10), value: 'v'.repeat(length) }))
const counts = (count: number, length: number, around = 0) =>
  packFields(fieldsOf(count, length), around).map((share) => share.length)

describe('distributing fields over messages', () => {
  it('puts 25 fields in one message, and one more in a second', () => {
    expect(counts(25, 1)).toEqual([25])
    expect(counts(26, 1)).toEqual([25, 1])
  })

  it('starts a new message before the sum of its texts exceeds 5800', () => {
    expect(counts(10, 999)).toEqual([5, 5])
    expect(counts(6, 965, 4)).toEqual([6])
    expect(counts(6, 965, 5)).toEqual([5, 1])
  })

  it('keeps the order, and every field', () => {
    const fields = fieldsOf(60, 300)
    expect(packFields(fields, 40).flat()).toEqual(fields)
  })

  it('returns one group if there are no fields', () => {
    expect(packFields([], 40)).toEqual([[]])
  })
})
