import { describe, expect, it } from 'vitest'
import { orBlank } from '../../../src/engine/schema/blank-pattern'
import words from '../../../src/generate/new/new-form-words.json'
import linkPatterns from '../../../src/lint/rules/link-patterns.json'
import { slowAnswer } from '../../../src/lint/rules/regular-expression'
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
  '^([A-Za-z0-9_]?){30}$',
  '^(?:a?){50}a{50}$',
]

const polynomial: readonly (readonly [pattern: string, short: number, long: number])[] = [
  ['^.*a.*b.*c.*d.*e$', 50, 200],
  [String.raw`^\s*(.*?)\s*,\s*(.*?)\s*$`, 50, 200],
  ['^[A-Za-z ]+ +[A-Za-z ]+ +[A-Za-z ]+$', 50, 100],
  ['(.*)(.*)(.*)(.*)x$', 50, 1000],
  ['^(?:[A-Za-z_]+ ?){5}$', 50, 100],
  [String.raw`^(?:\w+\s?){3}$`, 100, 2000],
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
  String.raw`^\s*$|^EF-\d{4}-\d{2,8}$`,
  '^(?:North|South) (?:Gate|Harbour)$',
  String.raw`^(.|\n)*$`,
  String.raw`^(["'])[^"']*\1$`,
]

/** Patterns that can be searched only in part. */
const vast = {
  'a list of 80 words': `^(?:${Array.from({ length: 80 }, (_, index) => `w${index}`).join('|')})+$`,
  'twenty conditions': `^${'(?=.*[a-z])'.repeat(20)}.*$`,
  'an end too far to count': '^a{600000000}$',
  'groups too deep to read': `^${'('.repeat(200)}a${')'.repeat(200)}$`,
}

describe('a regular expression', () => {
  it.each(exponential)('is too slow for any answer: %s', (pattern) => {
    expect(slowAnswer(pattern, 40)).toMatch(/^'/)
  })

  it.each(polynomial)('is too slow for a long answer alone: %s', (pattern, short, long) => {
    expect(slowAnswer(pattern, short)).toBeUndefined()
    expect(slowAnswer(pattern, long)).toMatch(/^'/)
  })

  it.each(quick)('is quick, however long the answer: %s', (pattern) => {
    expect(slowAnswer(pattern, 20_000)).toBeUndefined()
  })

  it.each(Object.entries(vast))('is quick if the search finds nothing: %s', (_name, pattern) => {
    expect(processorTimeOf(() => expect(slowAnswer(pattern, 20_000)).toBeUndefined())).toBeLessThan(8000)
  })

  it('is not searched if it has more than 500 characters', () => {
    const [short, long] = [400, 600].map((length) => `^(a+)+[${'b'.repeat(length)}]$`)
    expect([slowAnswer(short ?? '', 100), slowAnswer(long ?? '', 100)]).toEqual([
      expect.stringContaining('repeat'),
      undefined,
    ])
  })
})

describe('the link patterns with a recorded verdict', () => {
  it('include those of new forms', () => {
    const { link } = words.patterns
    expect(Object.keys(linkPatterns)).toEqual(expect.arrayContaining([link, orBlank(link)]))
  })

  it.each(Object.keys(linkPatterns))('have the same verdict as the search: %s', (pattern) => {
    // A different text with the same meaning, without a recorded verdict.
    const searched = `(?:${pattern})`
    for (const length of [254, 2000, 3000, 3001]) {
      expect(slowAnswer(pattern, length)).toBe(slowAnswer(searched, length))
    }
  })
})
