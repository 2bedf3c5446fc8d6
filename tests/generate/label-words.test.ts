import { expect, it } from 'vitest'
import { labelWords } from '../../src/generate/new/label-words'

it.each([
  ['My house', true],
  ['Our lantern', true],
  ['Your place', true],
  ['Mythical lantern', false],
  ['Hour of the day', false],
])('the label "%s" is quoted, if it speaks of somebody: %s', (label, isSentence) => {
  expect(labelWords(label)).toMatchObject({ isSentence })
})
