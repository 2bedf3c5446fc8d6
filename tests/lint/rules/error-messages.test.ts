import { describe, expect, it } from 'vitest'
import { lint } from '../../../src/lint/lint'
import { createCache } from '../../../src/lint/source/read-workspace'
import { sampleFiles } from '../sample-files'

const sample = sampleFiles()
const cache = createCache()
const folder = 'forms/painter-apply'

interface NumberRules {
  readonly minimum?: number
  readonly maximum?: number
  readonly errorMessage?: Readonly<Record<string, string>>
  readonly hint?: string
}

/** What the linter says of the numbers in a sample form if its question for a number has these rules and this hint. */
function saidOfNumbers({ hint, ...rules }: NumberRules): readonly string[] {
  const read = (name: string) =>
    JSON.parse(Buffer.from(sample.get(`${folder}/${name}`) ?? '').toString('utf8'))
  const [schema, ui] = [read('schema.json'), read('ui.json')]
  schema.properties.age = { title: 'Age', type: 'number', ...rules }
  ui.age = { 'ui:help': hint }
  const changed = [
    [`${folder}/schema.json`, JSON.stringify(schema, null, 2)],
    [`${folder}/ui.json`, JSON.stringify(ui, null, 2)],
  ] as const
  return lint(new Map([...sample, ...changed]), cache)
    .map(({ message }) => message)
    .filter((message) => /^The (?:message|hint) says/.test(message))
}

describe('a number in a text', () => {
  it.each([
    ['with thousands separated', { maximum: 1_000_000, text: 'must be 1,000,000 or less' }],
    ['with a fraction', { maximum: 2.5, text: 'must be 2.5 or less' }],
    ['below zero', { maximum: -5, text: 'must be -5 or less' }],
    ['below zero, with a typographic sign', { maximum: -5, text: 'must be −5 or less' }],
    ['at the end of a sentence', { maximum: 12, text: 'can be at most 12.' }],
  ])('of a message is read as a person does: %s', (_, { maximum, text }) => {
    expect(saidOfNumbers({ maximum, errorMessage: { maximum: `Age ${text}` } })).toEqual([])
  })

  it.each([
    ['with thousands separated', { minimum: 1000, maximum: 5000, hint: 'Between 1,000 and 5,000.' }],
    ['below zero', { minimum: -5, maximum: 10, hint: 'From -5 to 10' }],
    ['with a hyphen for "to"', { minimum: 5, maximum: 10, hint: '5-10 is best' }],
  ])('of a hint is read as a person does: %s', (_, rules) => {
    expect(saidOfNumbers(rules)).toEqual([])
  })

  it('is quoted as it is written if it differs from the rule', () => {
    expect(saidOfNumbers({ maximum: -5, errorMessage: { maximum: 'Age must be -6 or less' } })).toEqual([
      'The message says -6, but "maximum" is -5.',
    ])
    expect(saidOfNumbers({ minimum: 1000, hint: 'At least 2,000' })).toEqual([
      'The hint says 2000, but schema.json says "minimum": 1000.',
    ])
  })
})
