import type { ValidAnswers } from '../../src/engine/schema/answers'
import { validate } from '../../src/engine/answers/validate'
import type { CompiledForm } from '../../src/engine/schema/form'

/** These answers as the form accepts them; throws if it refuses them. */
export function validAnswers(form: CompiledForm, typed: Readonly<Record<string, unknown>>): ValidAnswers {
  const result = validate(form, typed)
  if (!result.ok) throw new Error(`${form.slug} refuses ${JSON.stringify(result.errors)}`)
  return result.value
}
