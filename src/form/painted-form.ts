import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { Section } from '../engine/schema/definition'
import type { Field } from './field'

export interface PaintedForm {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
}

/**
 * The fields on screen in rjsf's words: a flat schema of texts, and a control for each. No conditions, references or
 * rules are left in it, and every answer is a text, because rjsf only draws; what the answers mean the engine knows.
 * @example paintForm(fields, undefined).schema.properties // => { name: { type: 'string', title: 'Name' } }
 */
export function paintForm(fields: readonly Field[], sections: readonly Section[] | undefined): PaintedForm {
  const properties = fields.map(({ name, label }) => [name, { type: 'string', title: label }] as const)
  const controls = fields.map((field) => [field.name, controlOf(field)] as const)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: fields.filter(({ required }) => required).map(({ name }) => name),
    },
    uiSchema: { 'ui:options': { sections }, ...Object.fromEntries(controls) },
  }
}

function controlOf(field: Field): UiSchema {
  return { 'ui:options': { painted: field } }
}
