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
import type { RuleError, CompiledForm } from '../engine/schema/form'
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

/** Replaces Ajv's messages with those of `errorMessage`: one error for each question, in the order of the page. */
export function createErrorTransformer(
  form: CompiledForm,
  answerStore: AnswerStore,
): ErrorTransformer<Answers> {
  return (errors) => {
    const answers = normalizeAnswers(form, answerStore.answers())
    return describeErrors(form, errors.map(toRuleError), answers).map(({ name, rule, text }) => {
      return { name: rule, property: `.${name}`, message: text, stack: text }
    })
  }
}

function toRuleError({ name = '', property = '', schemaPath = '', params }: RJSFValidationError): RuleError {
  // For a missing answer rjsf's path names the question; Ajv's names the object that lacks it.
  const instancePath = name === 'required' ? '' : property.replaceAll('.', '/')
  return { keyword: name, schemaPath, instancePath, params: { ...params } }
}

/** The errors of `createErrorTransformer` in the format of the page. */
export function toAnswerErrors(
  form: Pick<CompiledForm, 'order'>,
  errors: readonly RJSFValidationError[],
): readonly AnswerError[] {
  return errors.flatMap(({ name, property = '', message = '' }) => {
    const question = form.order.find((each) => `.${each}` === property)
    // `createErrorTransformer` put the rule's name there.
    return question === undefined
      ? []
      : [{ name: question, rule: name as AnswerError['rule'], text: message }]
  })
}
