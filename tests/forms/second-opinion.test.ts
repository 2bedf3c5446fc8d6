import { customizeValidator } from '@rjsf/validator-ajv8'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripAnnotations } from '../../src/engine/schema/strip-annotations'
import type { CompiledForm } from '../../src/engine/schema/form'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { validate } from '../../src/engine/answers/validate'
import { anyAnswers } from './any-answers'
import { everyForm, everyValidFixture, everyWrongFixture } from './every-form'

const rjsf = customizeValidator()

// Ajv compiles a schema again unless it is given the same object.
const rules = new Map(everyForm.map(({ shipped }) => [shipped, stripAnnotations(shipped.schema)]))

describe('the validator of rjsf', { timeout: 60_000 }, () => {
  it.each([...everyValidFixture, ...everyWrongFixture])(
    'agrees on $slug: "$name"',
    ({ shipped, fixture }) => {
      expect(isAcceptedByRjsf(shipped, fixture.answers)).toBe(!('errors' in fixture))
    },
  )

  it.each(everyForm)('agrees on any answers to $slug', ({ shipped }) => {
    fc.assert(
      fc.property(anyAnswers(shipped), (answers) => {
        expect(isAcceptedByRjsf(shipped, answers)).toBe(validate(shipped, answers).ok)
      }),
    )
  })
})

function isAcceptedByRjsf(form: CompiledForm, answers: Readonly<Record<string, unknown>>): boolean {
  const settled = normalizeAnswers(form, answers)
  const schema = rules.get(form)
  if (!schema) throw new Error(`${form.slug} is not one of the forms`)
  return rjsf.validateFormData(settled, schema).errors.length === 0
}
