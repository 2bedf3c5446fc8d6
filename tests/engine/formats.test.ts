import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownFormats } from '../../src/engine/schema/rules'
import { processorTimeOf } from '../support/processor-time'

const isUrl = (text: string) => ownFormats.url.test(text)
const isWebAddress = (text: string) => ownFormats['web-address'].test(text)

const addresses = [
  'videos.example',
  'videos.example/watch?v=1&t=102#top',
  'play.example.co.uk:8080/a',
  'xn--mnchen-3ya.example',
  'münchen.example/straße',
  'видео.example',
  '203.0.113.5/picture.png',
  'a-b_c.example?x=[1]',
  'videos.example./end',
]

const noAddresses = [
  '',
  'videos',
  'my videos',
  'videos.example/a b',
  'videos..example',
  '.example',
  '-a.example',
  'a-.example',
  'videos.example:port',
  'videos.example:65536',
  '256.0.113.5',
  '203.0.113',
  'name@videos.example',
  'videos.example@other.example',
]

describe('the format url', () => {
  it.each(addresses)('takes https://%s', (address) => {
    expect(isUrl(`https://${address}`)).toBe(true)
    expect(isUrl(`HTTP://${address}`)).toBe(true)
  })

  it.each(addresses)('wants https:// before %s', (address) => {
    expect(isUrl(address)).toBe(false)
  })

  it.each(noAddresses)('refuses https://%s', (text) => {
    expect(isUrl(`https://${text}`)).toBe(false)
  })

  it.each([
    'ftp://videos.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:/videos.example',
    'https:videos.example',
    '//videos.example',
    ' https://videos.example',
    'https://videos.example\n',
    'https://name:word@videos.example',
    'https://localhost/',
  ])('refuses %j', (text) => {
    expect(isUrl(text)).toBe(false)
  })
})

describe('the format web-address', () => {
  it.each(addresses)('takes %s with or without https://', (address) => {
    expect(isWebAddress(address)).toBe(true)
    expect(isWebAddress(`https://${address}`)).toBe(true)
  })

  it.each(noAddresses)('refuses %j', (text) => {
    expect(isWebAddress(text)).toBe(false)
  })

  it.each(['ftp://videos.example', 'javascript:alert(1)', 'mailto:mira@videos.example'])(
    'refuses %s',
    (text) => {
      expect(isWebAddress(text)).toBe(false)
    },
  )
})

describe('both formats', { timeout: 60_000 }, () => {
  it('take every address a browser would', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(isUrl(url)).toBe(true)
        expect(isWebAddress(url)).toBe(true)
      }),
    )
  })

  it('take nothing that a browser would not, and nothing with a hidden name', () => {
    const parts = fc.constantFrom(
      'a',
      'Z',
      '9',
      '.',
      '-',
      '_',
      ':',
      '/',
      '@',
      '?',
      '#',
      '%',
      '\\',
      '[',
      'é',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (chars) => {
        const url = `https://${chars.join('')}`
        if (!isUrl(url)) return
        expect(new URL(url)).toMatchObject({ protocol: 'https:', username: '', password: '' })
      }),
      { numRuns: 5000 },
    )
  })

  it.each(['a'.repeat(50_000), 'a.'.repeat(25_000), '1.'.repeat(25_000), 'a-'.repeat(25_000)])(
    'answer at once for a text without end',
    (text) => {
      expect(processorTimeOf(() => isUrl(`https://${text}!`))).toBeLessThan(1000)
      expect(processorTimeOf(() => isWebAddress(`${text}!`))).toBeLessThan(1000)
    },
  )
})
