import { describe, expect, it } from 'vitest'
import { ownFormats } from '../../../src/engine/schema/formats'
import { regexFault } from '../../../src/lint/regex/regex-fault'
import { runsAway } from '../../../src/lint/regex/runs-away'
import { processorTimeOf } from '../../support/processor-time'

const away = [
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
  String.raw`^(.|\s)*$`,
  String.raw`^(?<word>[\p{L}\d]+)+$`,
  String.raw`^(\u{61}|[a-c])+$`,
]

const safe = [
  '^[A-Za-z0-9_]{3,16}$',
  String.raw`^\S*$`,
  String.raw`^(?:https?://)?(?:[\w-]+\.)+[a-z]{2,}(?:/\S*)?$`,
  String.raw`^\d{4}-\d{2}-\d{2}$`,
  String.raw`^[\p{L} '-]+$`,
  '^(a|b)*$',
  '^a{0,50000}$',
  String.raw`^(\d+,)*\d+$`,
  '^[a-z]+(?: [a-z]+)*$',
  String.raw`^(.|\n)*$`,
  String.raw`^(["'])[^"']*\1$`,
  ownFormats.url.source,
  ownFormats['web-address'].source,
]

describe('a regular expression', () => {
  it.each(away)('runs away: %s', (pattern) => {
    expect(regexFault(pattern)).toBeUndefined()
    expect(runsAway(pattern)).toBe(true)
  })

  it.each(safe)('does not run away: %s', (pattern) => {
    expect(regexFault(pattern)).toBeUndefined()
    expect(runsAway(pattern)).toBe(false)
  })

  it('is looked through in a moment, however large it is', () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`)
    const time = processorTimeOf(() => expect(runsAway(`^(?:${words.join('|')})$`)).toBe(false))
    expect(time).toBeLessThan(2000)
  })

  it('that does not compile has a fault in words, and does not run away', () => {
    expect(regexFault('(')).toBe('Unterminated group')
    expect(runsAway('(')).toBe(false)
  })
})
