import type { Answers, ValidAnswers } from '../schema/answers'
import { errorMessage, type RuleName } from './error-messages'
import type { RuleError, CompiledForm } from '../schema/form'
import { entryIndexOf, firstErrorPerField } from './first-error-per-field'
import { normalizeAnswers } from './normalize-answers'

/** One error at a question, in the words the visitor reads. */
export interface AnswerError {
  readonly name: string
  readonly rule: RuleName
  readonly text: string
}

/** The answers to send, or their errors: `heading` is the form-wide text above them, if there is one. */
export type Validation =
  | { readonly ok: true; readonly value: ValidAnswers }
  | { readonly ok: false; readonly heading?: string; readonly errors: readonly AnswerError[] }

/**
 * Check what a visitor typed in against every rule of the form.
 * Returns the normalized answers, or one error for each invalid question, in the order of the page; `heading` is the
 * form-wide text, present when a required answer is missing and the form has such a text.
 * Takes anything under any key; never throws.
 * @example validate(whitelist, {}) // => { ok: false, heading: 'Please fill in all required fields.', errors: [...] }
 */
export function validate(form: CompiledForm, input: Readonly<Record<string, unknown>>): Validation {
  const answers = normalizeAnswers(form, input)
  const ruleErrors = form.check(answers)
  // No rule is broken: this is the one place where answers become valid answers.
  if (ruleErrors.length === 0) return { ok: true, value: answers as ValidAnswers }
  const errors = describeErrors(form, ruleErrors, answers)
  const heading = headingOf(form, errors)
  return { ok: false, errors, ...(heading !== undefined && { heading }) }
}

/**
 * Turn a validator's errors into those the visitor reads: one for each invalid question, in the order of the page.
 * `answers` are the validated ones, for texts that quote the entry of a list.
 * @example describeErrors(form, [nameMissing], {}) // => [{ name: 'name', rule: 'required', text: 'Enter your name' }]
 */
export function describeErrors(
  form: Pick<CompiledForm, 'schema' | 'ui' | 'order'>,
  ruleErrors: readonly RuleError[],
  answers: Answers,
): readonly AnswerError[] {
  return firstErrorPerField(form, ruleErrors).map(({ name, rule, ruleError }) => {
    const answer = answers[name]
    const value: unknown = Array.isArray(answer) ? answer[entryIndexOf(ruleError)] : answer
    return { name, rule, text: errorMessage(form.schema, ruleError, value) }
  })
}

/**
 * The form-wide text above the errors: present when a required answer is missing and the form has such a text.
 * @example headingOf(form, [{ name: 'name', rule: 'required', text: 'Enter your name' }]) // => 'Please fill in all required fields.'
 */
export function headingOf(
  { schema }: Pick<CompiledForm, 'schema'>,
  errors: readonly AnswerError[],
): string | undefined {
  return errors.some(({ rule }) => rule === 'required') ? schema.errorMessage?.required : undefined
}
