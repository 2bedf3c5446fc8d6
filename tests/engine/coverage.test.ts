import { describe, expect, it } from 'vitest'
import { coverage } from '../../src/engine/schema/coverage'
import type { Fixture } from '../../src/engine/schema/definition'
import { rulesOfForm } from '../../src/engine/schema/rules-of-form'
import { aForm, whenAnswer } from './a-form'

const shown = whenAnswer('topic', 'Other', {
  required: ['more'],
  properties: { more: { type: 'string', format: 'url', errorMessage: { required: 'More', format: 'Link' } } },
})

const form = aForm({
  required: ['topic'],
  properties: {
    topic: { type: 'string', maxLength: 9, errorMessage: { required: 'Enter a topic', maxLength: 'Long' } },
  },
  allOf: [shown],
})

const fixture = (answers: Fixture['answers'], errors?: Record<string, string>): Fixture => ({
  $schema: '../../_schema/fixture.schema.json',
  description: 'A test',
  answers,
  ...(errors && { errors }),
})

const complete: readonly (readonly [string, Fixture])[] = [
  ['votes', fixture({ topic: 'Votes' })],
  ['other', fixture({ topic: 'Other', more: 'https://a.example' })],
  ['wrong-topic', fixture({}, { topic: 'Enter a topic' })],
  ['wrong-long', fixture({ topic: 'Too long a topic' }, { topic: 'Long' })],
  ['wrong-more', fixture({ topic: 'Other' }, { more: 'More' })],
  ['wrong-link', fixture({ topic: 'Other', more: 'x' }, { more: 'Link' })],
]

describe('rulesOfForm', () => {
  it('lists every rule of every place', () => {
    expect(rulesOfForm(form)).toEqual([
      { name: 'topic', rule: 'required', path: '#/required/topic' },
      { name: 'topic', rule: 'maxLength', path: '#/properties/topic/maxLength' },
      { name: 'more', rule: 'required', path: '#/allOf/0/then/required/more' },
      { name: 'more', rule: 'format', path: '#/allOf/0/then/properties/more/format' },
    ])
  })

  it('lists the type of numbers, the rules of entries, and the other side of a condition', () => {
    const { schema } = aForm({
      properties: {
        age: { type: 'integer' },
        links: { type: 'array', items: { type: 'string', maxLength: 5 } },
      },
      allOf: [{ ...whenAnswer('topic', 'Other', {}), else: { required: ['age'] } }],
    })
    expect(rulesOfForm({ schema }).map(({ path }) => path)).toEqual([
      '#/properties/age/type',
      '#/properties/links/items/maxLength',
      '#/allOf/0/else/required/age',
    ])
  })

  it('leaves out what no answer can break', () => {
    const { schema } = aForm({
      properties: { name: { type: 'string', minLength: 1 }, links: { type: 'array', minItems: 1 } },
    })
    expect(rulesOfForm({ schema })).toEqual([])
  })
})

describe('coverage', () => {
  it('has no gap when every rule and every side is shown', () => {
    expect(coverage(form, new Map(complete)).gaps).toEqual([])
  })

  it('names the fixtures that show a rule or a side', () => {
    const { rules, sides } = coverage(form, new Map(complete))
    expect(rules.map(({ fixtures }) => fixtures)).toEqual([
      ['wrong-topic'],
      ['wrong-long'],
      ['wrong-more'],
      ['wrong-link'],
    ])
    expect(sides).toEqual([
      { path: '#/allOf/0', met: true, fixtures: ['other'] },
      { path: '#/allOf/0', met: false, fixtures: ['votes'] },
    ])
  })

  it.each([
    ['votes', { path: '#/allOf/0', met: false }],
    ['other', { path: '#/allOf/0', met: true }],
    ['wrong-topic', { rule: 'required', path: '#/required/topic' }],
    ['wrong-long', { rule: 'maxLength', path: '#/properties/topic/maxLength' }],
    ['wrong-more', { rule: 'required', path: '#/allOf/0/then/required/more' }],
    ['wrong-link', { rule: 'format', path: '#/allOf/0/then/properties/more/format' }],
  ])('has a gap without the fixture %s', (missing, gap) => {
    const { gaps } = coverage(form, new Map(complete.filter(([name]) => name !== missing)))
    expect(gaps).toEqual([expect.objectContaining(gap)])
  })

  it('does not count a rule whose words are not those expected', () => {
    const others = complete.filter(([name]) => name !== 'wrong-long')
    const wrong = fixture({ topic: 'Too long a topic' }, { topic: 'Much too long' })
    const { gaps } = coverage(form, new Map([...others, ['wrong-words', wrong]]))
    expect(gaps).toEqual([expect.objectContaining({ rule: 'maxLength' })])
  })

  it('does not count a side taken by answers that are refused', () => {
    const refused = fixture({ topic: 'Other' })
    const { sides } = coverage(form, new Map([['refused', refused]]))
    expect(sides.flatMap(({ fixtures }) => fixtures)).toEqual([])
  })
})
