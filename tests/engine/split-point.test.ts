import { describe, expect, it } from 'vitest'
import { splitPoint } from '../../src/engine/message/split-point'

/** Where `|` is, the text can be cut at the latest; where it comes to be, it is cut. */
function cut(marked: string): string {
  const end = marked.indexOf('|')
  const text = marked.replace('|', '')
  const at = splitPoint(text, end)
  return `${text.slice(0, at)}|${text.slice(at)}`
}

describe('the place to cut a text', () => {
  it.each([
    ['inside an ordinary word', 'one wonder|ful thing', 'one wonder|ful thing'],
    ['not beside a space', 'one wonderful |thing', 'one wonderf|ul thing'],
    ['not inside a number', 'order number 12345|6', 'order numb|er 123456'],
    ['not inside a name of signs', 'report about player A_B_C|_D', 'report about play|er A_B_C_D'],
    ['not inside an address', 'who cheated here: http://a.b|', 'who cheated he|re: http://a.b'],
    [
      'after a space where there are addresses only',
      'https://a.example https://b.exam|ple',
      'https://a.example |https://b.example',
    ],
    ['between visible signs where there are no words', 'A1 B2 C3| D4', 'A1 B2 C|3 D4'],
    ['between characters of several parts', '12👍🏽|👍🏽', '12👍🏽|👍🏽'],
    ['before a character of several parts', '12👍|🏽👍🏽', '12|👍🏽👍🏽'],
    ['between signs of scripts without spaces', '日本語日本|語', '日本語日|本語'],
  ])('is %s', (_, marked, expected) => {
    expect(cut(marked)).toBe(expected)
  })

  it('is the latest possible one when nothing is good', () => {
    expect(cut(`e${'\u0301'.repeat(20)}|${'\u0301'.repeat(20)}`)).toBe(
      `e${'\u0301'.repeat(20)}|${'\u0301'.repeat(20)}`,
    )
  })
})
