import { describe, expect, it } from 'vitest'
import { errorMessage, questionNameOf, ruleOf, ruleOrder } from '../../src/engine/answers/error-messages'
import fallbacks from '../../src/engine/answers/fallback-messages.json'
import type { Breach } from '../../src/engine/schema/form'
import { aForm, whenAnswer } from './a-form'

const { schema } = aForm({
  properties: {
    name: {
      type: 'string',
      maxLength: 3,
      errorMessage: { required: 'Enter your name', maxLength: 'Too long' },
    },
    role: { type: 'string', errorMessage: { enum: 'Select a role', required: 'Choose a role' } },
    links: {
      type: 'array',
      errorMessage: { maxItems: 'Too many links' },
      items: { type: 'string', errorMessage: { format: 'No link: {value}' } },
    },
  },
  allOf: [
    {
      ...whenAnswer('name', 'x', {
        properties: { role: { enum: ['a'] }, more: { errorMessage: { required: 'Enter more' } } },
        required: ['more', 'role'],
      }),
      else: { properties: { role: { enum: ['b'], errorMessage: { enum: 'Select b' } } } },
    },
  ],
})

const breach = (keyword: string, schemaPath: string, instancePath = '', missingProperty = ''): Breach => ({
  keyword,
  schemaPath: `#${schemaPath}`,
  instancePath,
  params: { missingProperty },
})

describe('errorMessage', () => {
  it.each([
    ['beside the rule', breach('maxLength', '/properties/name/maxLength', '/name'), 'Too long'],
    ['of a missing answer', breach('required', '/required', '', 'name'), 'Enter your name'],
    ['of the branch', breach('enum', '/allOf/0/else/properties/role/enum', '/role'), 'Select b'],
    [
      'of the question, from a branch',
      breach('enum', '/allOf/0/then/properties/role/enum', '/role'),
      'Select a role',
    ],
    [
      'of a question that a branch brings',
      breach('required', '/allOf/0/then/required', '', 'more'),
      'Enter more',
    ],
    [
      'of a question a branch requires',
      breach('required', '/allOf/0/then/required', '', 'role'),
      'Choose a role',
    ],
    ['of a list', breach('maxItems', '/properties/links/maxItems', '/links'), 'Too many links'],
  ])('is the text %s', (_, given, text) => {
    expect(errorMessage(schema, given, undefined)).toBe(text)
  })

  it('puts the entry of a list in place of {value}, as it was typed', () => {
    const given = breach('format', '/properties/links/items/format', '/links/1')
    expect(errorMessage(schema, given, 'a $& b {value}')).toBe('No link: a $& b {value}')
  })

  it.each(ruleOrder)('has neutral words for the rule %s', (rule) => {
    expect(errorMessage(schema, breach(rule, `/properties/nobody/${rule}`, '/nobody'), 1)).toBe(
      fallbacks[rule],
    )
  })

  it('has neutral words for a rule the engine does not know', () => {
    const given = breach('multipleOf', '/properties/name/multipleOf', '/name')
    expect(errorMessage(schema, given, 1)).toBe(fallbacks.type)
  })

  it('takes no text from where there are none by that name', () => {
    const given = breach('format', '/properties/constructor/format', '/constructor')
    expect(errorMessage(schema, given, 1)).toBe(fallbacks.format)
  })
})

describe('questionNameOf', () => {
  it('is the missing question, or the first step of the path', () => {
    expect(questionNameOf(breach('required', '/required', '', 'name'))).toBe('name')
    expect(questionNameOf(breach('format', '/properties/links/items/format', '/links/1'))).toBe('links')
  })

  it('is nothing for a summary', () => {
    expect(questionNameOf(breach('if', '/allOf/0/if'))).toBeUndefined()
  })
})

describe('ruleOf', () => {
  it('keeps a rule of ours and counts any other as a wrong type', () => {
    expect(ruleOf(breach('minimum', '/properties/age/minimum'))).toBe('minimum')
    expect(ruleOf(breach('multipleOf', '/properties/age/multipleOf'))).toBe('type')
  })
})
