import { expect, it } from 'vitest'
import { normalizeDescription, normalizeTitle } from '../../src/generate/new/check-answers'

it.each([
  ['the "Golden Block" award', 'The "Golden Block" award'],
  ['Vote for “Best builder”:', 'Vote for “Best builder”'],
  ['"Golden" or "Silver"', '"Golden" or "Silver"'],
  ['"Golden Block award":', 'Golden Block award'],
  ['“golden block award”', 'Golden block award'],
  ['Player tag* (optional)', 'Player tag'],
])('the title %j is written as %j: only what stands around it is removed', (text, title) => {
  expect(normalizeTitle(text)).toBe(title)
})

it.each([
  ['sign up for the battle', 'Sign up for the battle.'],
  ['Sign up for the battle 🎃', 'Sign up for the battle 🎃'],
  ['Sign up for the battle ❤️', 'Sign up for the battle ❤️'],
])('the sentence %j is written as %j', (text, sentence) => {
  expect(normalizeDescription(text)).toBe(sentence)
})
