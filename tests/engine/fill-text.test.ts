import { expect, it } from 'vitest'
import { fillText } from '../../src/engine/fill-text'

it('puts values into their places', () => {
  expect(fillText('{part}/{parts}', { part: 2, parts: 3 })).toBe('2/3')
})

it.each(['{nobody}', '{constructor}', '{toString}', '{__proto__}'])('leaves %s as it is', (place) => {
  expect(fillText(`Welcome ${place}`, { part: 2 })).toBe(`Welcome ${place}`)
})
