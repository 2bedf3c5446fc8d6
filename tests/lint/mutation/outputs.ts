import { compileForm } from '../../../src/engine/schema/compile-form'
import { stripAnnotations } from '../../../src/engine/schema/strip-annotations'
import type { FormMessage, FormSchema, FormUi } from '../../../src/engine/schema/definition'
import { visibleQuestions, type Question } from '../../../src/engine/schema/questions'
import { normalizeAnswers } from '../../../src/engine/answers/normalize-answers'
import { validate } from '../../../src/engine/answers/validate'
import { controlKind } from '../../../src/engine/schema/control-kind'
import type { Answers } from '../../../src/engine/schema/answers'
import { messagesOf } from '../../../src/engine/fixtures/snapshot'

/** A form's files as texts. */
export interface FormTexts {
  readonly schema: string
  readonly ui: string
  readonly message: string
  /** The answers whose results belong to the outputs. */
  readonly examples: readonly Answers[]
}

/**
 * All outputs of a form, as one text: its rules, its questions and controls, the results and messages of its
 * examples, its texts. Two definitions with equal outputs are the same form to visitors and staff.
 */
export function outputsOf(slug: string, texts: FormTexts): string {
  // Only files that passed the linter get here, and those have the types generated from the grammars.
  const schema = JSON.parse(texts.schema) as FormSchema
  const ui = JSON.parse(texts.ui) as FormUi
  const message = JSON.parse(texts.message) as FormMessage
  const form = compileForm({ slug, schema, ui, message })
  const results = texts.examples.map((answers) => {
    const settled = normalizeAnswers(form, answers)
    return {
      questions: visibleQuestions(form, settled).map(withoutWidget),
      result: validate(form, answers),
      messages: messagesOf(form, answers),
    }
  })
  const page = Object.entries(ui).filter(([key]) => key.startsWith('ui:') && key !== 'ui:order')
  const widgets = form.order.map((name) => [name, controlKind(form, name)])
  const { title, description, errorMessage } = schema
  const { webhook, reference, outcomes } = message
  return canonical({
    rules: stripAnnotations(schema),
    order: form.order,
    results,
    page: Object.fromEntries(page),
    widgets,
    title,
    description,
    errorMessage,
    webhook,
    reference,
    outcomes,
  })
}

/** Compares a question's effective control; whether it is written or implied makes no difference. */
function withoutWidget({ control, ...question }: Question): object {
  const { 'ui:widget': _widget, ...rest } = control
  return { ...question, control: rest }
}

/** JSON with the keys of each object and the names in `required` sorted, as their order has no meaning. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part))
      return key === 'required' && Array.isArray(part) ? part.toSorted() : part
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
