import { describe, expect, it } from 'vitest'
import type { FormCondition, FormProperty, FormSchema } from '../../../src/engine/schema/definition'
import { rulesAfter } from '../reported-after'

const colour = (title: string): FormProperty => ({ title, type: 'string', enum: ['Red', 'Blue'] })

/** A condition that asks a question with options after this answer to another. */
const asks = (source: string, answer: string, name: string): FormCondition => ({
  if: { properties: { [source]: { const: answer } }, required: [source] },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
  then: { properties: { [name]: colour(name) }, required: [name] },
})

/** Asks for a colour, in turn for a second after Blue, and for a third after Blue again. */
function askInTurn(schema: FormSchema, closed?: string): void {
  const not = closed === undefined ? {} : { not: { enum: [closed] } }
  Object.assign(schema.properties, { first: { ...colour('first'), ...not } })
  Object.assign(schema, { allOf: [asks('first', 'Blue', 'second'), asks('second', 'Blue', 'third')] })
}

describe('an option that is closed', () => {
  it('leaves questions that wait for it unasked until it opens again, which is no error in their conditions', () => {
    const open = rulesAfter('leak-report', (schema) => askInTurn(schema))
    const closed = rulesAfter('leak-report', (schema) => askInTurn(schema, 'Blue'))
    expect(open).not.toContain('condition-on-closed-option')
    expect(closed).toContain('condition-on-closed-option')
    expect(closed).not.toContain('unreachable-branch')
  })

  it('hides no other condition that no answers lead to', () => {
    const found = rulesAfter('leak-report', (schema) => {
      askInTurn(schema, 'Blue')
      Object.assign(schema, {
        allOf: [
          ...(schema.allOf ?? []),
          asks('second', 'Red', 'fourth'),
          {
            ...asks('fourth', 'Red', 'fifth'),
            if: {
              properties: { fourth: { const: 'Red' }, second: { const: 'Blue' } },
              required: ['fourth', 'second'],
            },
          },
        ],
      })
    })
    expect(found).toContain('unreachable-branch')
  })
})
