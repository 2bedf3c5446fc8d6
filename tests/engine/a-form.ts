import { compileForm } from '../../src/engine/schema/compile-form'
import type { FormBranch, FormCondition, FormSchema, FormUi } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'
import { aMessage } from '../support/a-message'

/** A compiled form with only the rules and controls a test is about. */
export function aForm(
  schema: Partial<FormSchema>,
  controls: Readonly<Record<string, NonNullable<FormUi[string]>>> = {},
): CompiledForm {
  return compileForm({
    slug: 'test-form',
    schema: {
      $schema: '../_schema/schema.schema.json',
      title: 'Test form',
      description: 'A form for tests.',
      type: 'object',
      required: [],
      properties: {},
      ...schema,
    },
    ui: {
      $schema: '../_schema/ui.schema.json',
      'ui:submitButtonOptions': { submitText: 'Send' },
      ...controls,
    },
    message: aMessage(),
  })
}

/** A condition on one answer. */
export function whenAnswer(name: string, answer: string, branch: FormBranch): FormCondition {
  // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
  return { if: { properties: { [name]: { const: answer } }, required: [name] }, then: branch }
}

/** A branch in which these text questions appear. */
export function asking(...names: readonly string[]): FormBranch {
  return { properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) }
}
