import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offsetAt } from '../../src/workbench/client/files/json'
import { smallestChange } from '../../src/workbench/client/editor/JsonEditor'
import { routeAt, routeTo } from '../../src/workbench/client/files/route-to'

describe('the smallest change', () => {
  it('leaves what is the same on both sides', () => {
    expect(smallestChange('{ "a": 1 }', '{ "a": 12 }')).toEqual({ from: 8, to: 8, insert: '2' })
  })

  it('turns any text into any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '{', '😀'), maxLength: 12 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { from, to, insert } = smallestChange(before, after)
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
      }),
    )
  })
})

describe('the place of a value', () => {
  const text = '{ "a": { "b": [1, 22] } }'

  it.each([
    [['a', 'b', 1], '22'],
    [['a', 'b'], '[1, 22]'],
    [['a', 'missing'], '{ "b"'],
    [['missing'], '{ "a"'],
  ])('%j begins with %s', (path, begins) => {
    expect(text.slice(offsetAt(text, path))).toMatch(
      new RegExp(`^${begins.replaceAll(/[[{]/g, String.raw`\$&`)}`),
    )
  })

  it('is the beginning if the text is empty', () => {
    expect(offsetAt('', ['a'])).toBe(0)
  })
})

describe('the route of a file', () => {
  it.each(['forms/guild/ui.json', 'forms/guild/fixtures.json', 'forms/manifest.json'])(
    'leads back to %s',
    (path) => {
      const [, , slug = '', ...rest] = routeTo('guild', path).split('/')
      expect(routeAt(slug, rest.join('/'))).toEqual({ slug, path })
    },
  )

  it('without a file is the route of the questions', () => {
    expect(routeAt('guild', '')).toMatchObject({ path: 'forms/guild/schema.json', part: 'questions' })
  })
})
