import { describe, expect, test } from 'vitest'
import type { FormProperty } from '../../src/engine/schema/definition'
import { controlKind } from '../../src/engine/schema/control-kind'
import { aForm } from './a-form'
import { kitchenSink } from '../support/kitchen-sink'

const rules: readonly (readonly [FormProperty, string])[] = [
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'email' }, 'email'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'number' }, 'number'],
  [{ type: 'array' }, 'list'],
  [{ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] }, 'radio'],
  [{ type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'select'],
]

describe('controlKind', () => {
  test.each(rules)('gives %j the control %s', (property, widget) => {
    expect(controlKind(aForm({ properties: { it: property } }), 'it')).toBe(widget)
  })

  test('uses the control that ui.json names', () => {
    const form = aForm({ properties: { it: { type: 'string' } } }, { it: { 'ui:widget': 'textarea' } })
    expect(controlKind(form, 'it')).toBe('textarea')
  })

  test('uses a select for options that depend on another answer, however few they are', () => {
    expect(controlKind(kitchenSink, 'role')).toBe('select')
  })
})
