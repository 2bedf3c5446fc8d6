import { describe, expect, it } from 'vitest'
import { coverage } from '../../src/engine/fixtures/coverage'
import type { Fixtures, ValidFixture, WrongFixture } from '../../src/engine/schema/definition'
import { rulesOfForm } from '../../src/engine/answers/rules-of-form'
import { aForm, whenAnswer } from './a-form'

const shown = whenAnswer('topic', 'Other', {
  required: ['more'],
  properties: {
    more: { type: 'string', pattern: '^https://', errorMessage: { required: 'More', pattern: 'Link' } },
  },
})

const form = aForm({
  required: ['topic'],
  properties: {
    topic: { type: 'string', maxLength: 9, errorMessage: { required: 'Enter a topic', maxLength: 'Long' } },
  },
  allOf: [shown],
})

const complete: Required<Fixtures> = {
  valid: {
    votes: { answers: { topic: 'Votes' } },
    other: { answers: { topic: 'Other', more: 'https://a.example' } },
  },
  wrong: {
    'no topic': { answers: {}, errors: { topic: 'Enter a topic' } },
    long: { answers: { topic: 'Too long a topic' }, errors: { topic: 'Long' } },
    'no more': { answers: { topic: 'Other' }, errors: { more: 'More' } },
    link: { answers: { topic: 'Other', more: 'x' }, errors: { more: 'Link' } },
  },
}

/** All fixtures except the one with this name. */
function without(name: string): Required<Fixtures> {
  const { [name]: _valid, ...valid }: Record<string, ValidFixture> = complete.valid
  const { [name]: _wrong, ...wrong }: Record<string, WrongFixture> = complete.wrong
  return { valid, wrong }
}

describe('rulesOfForm', () => {
  it('lists every rule at every place', () => {
    expect(rulesOfForm(form)).toEqual([
      { name: 'topic', rule: 'required', path: '#/required/topic' },
      { name: 'topic', rule: 'maxLength', path: '#/properties/topic/maxLength' },
      { name: 'more', rule: 'required', path: '#/allOf/0/then/required/more' },
      { name: 'more', rule: 'pattern', path: '#/allOf/0/then/properties/more/pattern' },
    ])
  })

  it('lists the type of numbers, the rules of list entries, and the other side of a condition', () => {
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
    expect(coverage(form, complete).gaps).toEqual([])
  })

  it('lists the fixtures that show a rule or a side', () => {
    const { rules, sides } = coverage(form, complete)
    expect(rules.map(({ fixtures }) => fixtures)).toEqual([['no topic'], ['long'], ['no more'], ['link']])
    expect(sides).toEqual([
      { path: '#/allOf/0', met: true, fixtures: ['other'] },
      { path: '#/allOf/0', met: false, fixtures: ['votes'] },
    ])
  })

  it.each([
    ['votes', { path: '#/allOf/0', met: false }],
    ['other', { path: '#/allOf/0', met: true }],
    ['no topic', { rule: 'required', path: '#/required/topic' }],
    ['long', { rule: 'maxLength', path: '#/properties/topic/maxLength' }],
    ['no more', { rule: 'required', path: '#/allOf/0/then/required/more' }],
    ['link', { rule: 'pattern', path: '#/allOf/0/then/properties/more/pattern' }],
  ])('has a gap without the fixture %s', (missing, gap) => {
    const { gaps } = coverage(form, without(missing))
    expect(gaps).toEqual([expect.objectContaining(gap)])
  })

  it('does not count a rule with an unexpected text', () => {
    const { valid, wrong } = without('long')
    const words = { answers: { topic: 'Too long a topic' }, errors: { topic: 'Much too long' } }
    const { gaps } = coverage(form, { valid, wrong: { ...wrong, words } })
    expect(gaps).toEqual([expect.objectContaining({ rule: 'maxLength' })])
  })

  it('does not count a side taken by refused answers', () => {
    const { sides } = coverage(form, { valid: { refused: { answers: { topic: 'Other' } } } })
    expect(sides.flatMap(({ fixtures }) => fixtures)).toEqual([])
  })
})
