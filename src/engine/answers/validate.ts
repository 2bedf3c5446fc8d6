import type { Answers, ValidAnswers } from './answers'
import { errorMessage, type RuleName } from './error-messages'
import type { Breach, CompiledForm } from '../schema/form'
import { reportedBreaches } from './reported-breaches'
import { settleAnswers } from './settle-answers'

/** What is wrong at one question, in the words the visitor reads. */
export interface AnswerError {
  readonly name: string
  readonly rule: RuleName
  readonly text: string
}

export type Validation =
  | { readonly ok: true; readonly value: ValidAnswers }
  | { readonly ok: false; readonly heading?: string; readonly errors: readonly AnswerError[] }

/**
 * Check what a visitor typed in against every rule of the form.
 * Returns the settled answers, or one error for each question at fault, in the order of the page; `heading` is the
 * form-wide text, present when a required answer is missing and the form has such a text.
 * Takes anything under any key; never throws. Source: specification, part 5.
 * @example validate(whitelist, {}) // => { ok: false, heading: 'Please fill in all required fields.', errors: [...] }
 */
export function validate(form: CompiledForm, input: Readonly<Record<string, unknown>>): Validation {
  const answers = settleAnswers(form, input)
  const breaches = form.check(answers)
  // The rules were all kept: this is the one place where answers become valid answers.
  if (breaches.length === 0) return { ok: true, value: answers as ValidAnswers }
  const errors = describeErrors(form, breaches, answers)
  const heading = headingOf(form, errors)
  return { ok: false, errors, ...(heading !== undefined && { heading }) }
}

/**
 * What a validator found, as the visitor reads it: one error for each question at fault, in the order of the page.
 * `answers` are those it looked at, for words that name the entry of a list.
 */
export function describeErrors(
  form: Pick<CompiledForm, 'schema' | 'ui' | 'order'>,
  breaches: readonly Breach[],
  answers: Answers,
): readonly AnswerError[] {
  return reportedBreaches(form, breaches).map(({ name, rule, breach }) => {
    return { name, rule, text: errorMessage(form.schema, breach, entryAt(answers[name], breach)) }
  })
}

/** The form-wide text over the errors: there when a required answer is missing and the form has such a text. */
export function headingOf(
  { schema }: Pick<CompiledForm, 'schema'>,
  errors: readonly AnswerError[],
): string | undefined {
  return errors.some(({ rule }) => rule === 'required') ? schema.errorMessage?.required : undefined
}

function entryAt(answer: Answers[string], breach: Breach): unknown {
  const index = breach.instancePath.split('/')[2]
  return Array.isArray(answer) && index !== undefined ? answer[Number(index)] : answer
}
