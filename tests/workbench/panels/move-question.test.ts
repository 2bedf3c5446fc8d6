import { describe, expect, it } from 'vitest'
import { moveQuestionTo } from '../../../src/workbench/client/panels/move-question'
import type { FormTexts } from '../../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../../src/workbench/client/panels/questions'

const property = (title: string) => ({ title, type: 'string' })
const schema = {
  title: 'Lantern',
  type: 'object',
  properties: { a: property('A'), b: property('B'), c: property('C'), d: property('D') },
  allOf: [
    {
      if: { properties: { b: { const: 'x' } }, required: ['b'] },
      // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
      then: { properties: { e: property('E') } },
    },
  ],
}
const form: FormTexts = {
  schema: `${JSON.stringify(schema, null, 2)}\n`,
  ui: '{}\n',
  message: '{ "fields": {} }\n',
  fixtures: '{}\n',
  manifest: '{}\n',
}
const orderOf = (texts: FormTexts) =>
  questionsOf(texts)
    .map(({ name }) => name)
    .join('')

describe('a moved question', () => {
  it.each([
    ['a', 4, 'becda'],
    ['d', 0, 'dabec'],
    ['a', 0, 'abecd'],
    ['c', 4, 'abedc'],
    // The question that depends on its answer moves with it.
    ['b', 0, 'beacd'],
    // It cannot be above the question it depends on.
    ['e', 0, 'abecd'],
  ])('%s at %i: %s', (name, place, order) => {
    expect(orderOf(moveQuestionTo(form, name, place))).toBe(order)
  })
})
