import { describe, expect, test } from 'vitest'
import type { FormProperty } from '../../src/engine/schema/definition'
import { chooseWidget } from '../../src/form/choose-widget'
import { aForm } from '../engine/a-form'
import { kitchenSink } from '../support/kitchen-sink'

const rules: readonly (readonly [FormProperty, string])[] = [
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'email' }, 'email'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', format: 'url' }, 'url'],
  [{ type: 'string', format: 'web-address' }, 'url'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'number' }, 'number'],
  [{ type: 'array' }, 'list'],
  [{ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] }, 'radio'],
  [{ type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'select'],
]

describe('chooseWidget', () => {
  test.each(rules)('gives %j the control %s', (property, widget) => {
    expect(chooseWidget(aForm({ properties: { it: property } }), 'it')).toBe(widget)
  })

  test('takes the control that ui.json names', () => {
    const form = aForm({ properties: { it: { type: 'string' } } }, { it: { 'ui:widget': 'textarea' } })
    expect(chooseWidget(form, 'it')).toBe('textarea')
  })

  test('gives options that depend on another answer a select, however few they are', () => {
    expect(chooseWidget(kitchenSink, 'role')).toBe('select')
  })
})
