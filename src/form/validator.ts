import {
  hashForSchema,
  type ErrorTransformer,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidatorType,
} from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { Answers } from '../engine/schema/answers'
import { normalizeAnswers } from '../engine/answers/normalize-answers'
import { describeErrors, type AnswerError } from '../engine/answers/validate'
import type { FormSchema, FormTest } from '../engine/schema/definition'
import type { CompiledForm } from '../engine/schema/form'
import type { AnswerStore } from './answer-store'
import type { FormContext } from './form-context'

/**
 * rjsf's precompiled validator, with the same functions that the linter and the relay run. rjsf looks a function up by
 * the hash of its schema: the form's own, and the "if" of each condition.
 */
export function createValidator(form: CompiledForm): ValidatorType<Answers, RJSFSchema, FormContext> {
  const schemas = [form.schema, ...(form.schema.allOf?.map((condition) => condition.if) ?? [])]
  const entries = schemas.map((schema, index) => [
    hashForSchema(toRjsfSchema(schema)),
    form.validators[index],
  ])
  return createPrecompiledValidator<Answers, RJSFSchema, FormContext>(
    Object.fromEntries(entries),
    toRjsfSchema(form.schema),
  )
}

/** A schema with rjsf's type, otherwise unchanged: rjsf looks up its validator by the schema's hash. */
export function toRjsfSchema(schema: FormSchema | FormTest): RJSFSchema {
  // The grammar of definitions is a subset of JSON Schema.
  return schema as RJSFSchema
}

/**
 * Replaces rjsf's errors with those of the answers that would be sent, in the words of `errorMessage`: one error for
 * each question, in the order of the page. rjsf validates its own copy of the answers, where lists are cut to their
 * maximum, and a box that is not ticked is `false`.
 */
export function createErrorTransformer(
  form: CompiledForm,
  answerStore: AnswerStore,
): ErrorTransformer<Answers> {
  return () => {
    const answers = normalizeAnswers(form, answerStore.answers())
    return describeErrors(form, form.check(answers), answers).map(({ name, rule, text }) => {
      return { name: rule, property: `.${name}`, message: text, stack: text }
    })
  }
}

/** The errors of `createErrorTransformer` in the format of the page: the first for each question, in its order. */
export function toAnswerErrors(
  form: Pick<CompiledForm, 'order'>,
  errors: readonly RJSFValidationError[],
): readonly AnswerError[] {
  return form.order.flatMap((name) => {
    // Those that the page has given to rjsf come after rjsf's own.
    const error = errors.find(({ property }) => property === `.${name}`)
    // `createErrorTransformer` put the rule's name there.
    return error ? [{ name, rule: error.name as AnswerError['rule'], text: error.message ?? '' }] : []
  })
}
