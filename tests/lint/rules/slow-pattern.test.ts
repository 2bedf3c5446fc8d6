import { describe, expect, it } from 'vitest'
import { slowAnswer } from '../../../src/lint/rules/patterns'
import { processorTimeOf } from '../../support/processor-time'

const exponential = [
  '^(a+)+$',
  '^(a*)*$',
  '(x+x+)+y',
  String.raw`^(\w+\s?)*$`,
  '^(a|a)*$',
  '^(a|ab|b)*$',
  String.raw`^([a-z]+)*\d{1000}$`,
  '^(?:[a-z]{1,30}){1,30}$',
  '^(a?b?)*$',
  String.raw`^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*$`,
  '^(?=(a+)+b).*$',
  String.raw`^(?<word>[\p{L}\d]+)+$`,
  String.raw`^(\u{61}|[a-c])+$`,
]

const polynomial: readonly (readonly [pattern: string, short: number, long: number])[] = [
  ['^.*a.*b.*c.*d.*e$', 50, 200],
  [String.raw`^\s*(.*?)\s*,\s*(.*?)\s*$`, 50, 200],
  ['^[A-Za-z ]+ +[A-Za-z ]+ +[A-Za-z ]+$', 50, 100],
  ['(.*)(.*)(.*)(.*)x$', 50, 1000],
  [String.raw`^\s*\S+@\S+\.\S+\s*$`, 254, 1000],
  [String.raw`^\s*(?:https?://\S+)?\s*$`, 2000, 20_000],
]

const quick = [
  '^[A-Za-z0-9_]{3,16}$',
  String.raw`^\S*$`,
  String.raw`\S`,
  '^EF-[0-9]{6}$',
  String.raw`^(?:https?://)?(?:[\w-]+\.)+[a-z]{2,}(?:/\S*)?$`,
  String.raw`^\d{4}-\d{2}-\d{2}$`,
  '^(a|b)*$',
  '^a{0,50000}$',
  String.raw`^(\d+,)*\d+$`,
  '^[a-z]+(?: [a-z]+)*$',
  String.raw`^(.|\n)*$`,
  String.raw`^(["'])[^"']*\1$`,
]

// So that a busy machine finds no less than an idle one.
const patience = 25_000

describe('a regular expression', () => {
  it.each(exponential)('is too slow for any answer: %s', (pattern) => {
    expect(slowAnswer(pattern, 40, patience)).toMatch(/repeat/)
  })

  it.each(polynomial)('is too slow for a long answer alone: %s', (pattern, short, long) => {
    expect(slowAnswer(pattern, short, patience)).toBeUndefined()
    expect(slowAnswer(pattern, long)).toMatch(/repeat/)
  })

  it.each(quick)('is quick, however long the answer: %s', (pattern) => {
    expect(slowAnswer(pattern, 20_000)).toBeUndefined()
  })

  it('is given up on once patience ends, however large it is', () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`)
    const pattern = `^(?:${words.join('|')})+$`
    const time = processorTimeOf(() => expect(slowAnswer(pattern, 100, 200)).toBeUndefined())
    // Without an end this pattern takes minutes.
    expect(time).toBeLessThan(2000)
  })
})
