import { describe, expect, it } from 'vitest'
import { errorMessage, questionNameOf, ruleOf, ruleOrder } from '../../src/engine/answers/error-messages'
import fallbacks from '../../src/engine/answers/fallback-messages.json'
import type { RuleError } from '../../src/engine/schema/form'
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

const ruleError = (
  keyword: string,
  schemaPath: string,
  instancePath = '',
  missingProperty = '',
): RuleError => ({
  keyword,
  schemaPath: `#${schemaPath}`,
  instancePath,
  params: { missingProperty },
})

describe('errorMessage', () => {
  it.each([
    ['beside the rule', ruleError('maxLength', '/properties/name/maxLength', '/name'), 'Too long'],
    ['of a missing answer', ruleError('required', '/required', '', 'name'), 'Enter your name'],
    ['of the branch', ruleError('enum', '/allOf/0/else/properties/role/enum', '/role'), 'Select b'],
    [
      'of the question, from a branch',
      ruleError('enum', '/allOf/0/then/properties/role/enum', '/role'),
      'Select a role',
    ],
    [
      'of a question that a branch adds',
      ruleError('required', '/allOf/0/then/required', '', 'more'),
      'Enter more',
    ],
    [
      'of a question a branch requires',
      ruleError('required', '/allOf/0/then/required', '', 'role'),
      'Choose a role',
    ],
    ['of a list', ruleError('maxItems', '/properties/links/maxItems', '/links'), 'Too many links'],
  ])('is the text %s', (_, given, text) => {
    expect(errorMessage(schema, given, undefined)).toBe(text)
  })

  it('replaces {value} with the list entry, as it was typed', () => {
    const given = ruleError('format', '/properties/links/items/format', '/links/1')
    expect(errorMessage(schema, given, 'a $& b {value}')).toBe('No link: a $& b {value}')
  })

  it.each(ruleOrder)('has a neutral text for the rule %s', (rule) => {
    expect(errorMessage(schema, ruleError(rule, `/properties/nobody/${rule}`, '/nobody'), 1)).toBe(
      fallbacks[rule],
    )
  })

  it('has a neutral text for a rule the engine does not know', () => {
    const given = ruleError('multipleOf', '/properties/name/multipleOf', '/name')
    expect(errorMessage(schema, given, 1)).toBe(fallbacks.type)
  })

  it('finds no text under an unknown name', () => {
    const given = ruleError('format', '/properties/constructor/format', '/constructor')
    expect(errorMessage(schema, given, 1)).toBe(fallbacks.format)
  })
})

describe('questionNameOf', () => {
  it('is the missing question, or the first step of the path', () => {
    expect(questionNameOf(ruleError('required', '/required', '', 'name'))).toBe('name')
    expect(questionNameOf(ruleError('format', '/properties/links/items/format', '/links/1'))).toBe('links')
  })

  it('is undefined for a summary', () => {
    expect(questionNameOf(ruleError('if', '/allOf/0/if'))).toBeUndefined()
  })
})

describe('ruleOf', () => {
  it('keeps a known rule and treats any other as a wrong type', () => {
    expect(ruleOf(ruleError('minimum', '/properties/age/minimum'))).toBe('minimum')
    expect(ruleOf(ruleError('multipleOf', '/properties/age/multipleOf'))).toBe('type')
  })
})
