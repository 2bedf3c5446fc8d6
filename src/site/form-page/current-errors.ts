import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import type { AnswerError } from '../../engine/answers/validate'
import type { CompiledForm } from '../../engine/schema/form'
import { controlOf, visibleQuestions } from '../../engine/schema/questions'

/** What is wrong with a form: one error for each question at fault, under the form-wide text if it has one. */
export interface FormErrors {
  readonly heading?: string
  readonly errors: readonly AnswerError[]
}

/**
 * What of these errors is still wrong with what is typed now. `changed` is the question whose answer has just become
 * another one: its error is gone, and comes back, if at all, with the next try. Gone too are the errors of questions that
 * are not asked any more, and of controls that cannot be used before another question with an error is answered; and the
 * heading, which says that something is missing, once nothing is. Gives the same object where nothing is gone.
 * @example errorsNow(staff, {}, { errors: [serverTypeMissing, roleMissing] }).errors // => [serverTypeMissing]
 */
export function errorsNow(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  found: FormErrors,
  changed?: string,
): FormErrors {
  const answers = normalizeAnswers(form, typed)
  const asked = new Set(visibleQuestions(form, answers).map(({ name }) => name))
  const wrong = found.errors.filter(({ name }) => asked.has(name) && name !== changed)
  const left = wrong.filter(({ name }) => {
    const first = controlOf(form, name)['ui:options']?.dependsOn?.property
    const isLocked = first !== undefined && answers[first] === undefined
    return !isLocked || !wrong.some((error) => error.name === first)
  })
  if (left.length === found.errors.length) return found
  const isMissing = left.some(({ rule }) => rule === 'required')
  return { errors: left, ...(found.heading !== undefined && isMissing && { heading: found.heading }) }
}
