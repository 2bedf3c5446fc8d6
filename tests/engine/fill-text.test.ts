import { expect, it } from 'vitest'
import { fillText, pluralText } from '../../src/engine/fill-text'

it('puts values into their places', () => {
  expect(fillText('{part}/{parts}', { part: 2, parts: 3 })).toBe('2/3')
})

it.each(['{nobody}', '{constructor}', '{toString}', '{__proto__}'])('leaves %s as it is', (place) => {
  expect(fillText(`Welcome ${place}`, { part: 2 })).toBe(`Welcome ${place}`)
})

it.each([
  [0, '0 lamps'],
  [1, 'one lamp'],
  [2, '2 lamps'],
])('words %i things in the singular or the plural', (count, text) => {
  const texts = { one: 'one lamp', other: '{count} lamps' }
  expect(pluralText(texts, count)).toBe(text)
})
