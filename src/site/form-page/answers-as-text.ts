import type { Answers } from '../../engine/answers'
import type { CompiledForm } from '../../engine/form'
import { everyRuleOf } from '../../engine/questions'
import { textOf } from '../../form/text-of'

/** A question and its answer, as people read them. */
export interface AnsweredQuestion {
  readonly name: string
  readonly label: string
  readonly text: string
}

/** The questions that have an answer, in the order of the form. Takes settled or valid answers. */
export function answeredQuestions(form: CompiledForm, answers: Answers): readonly AnsweredQuestion[] {
  return form.order.flatMap((name) => {
    const label = everyRuleOf(form, name).find((rules) => rules.title)?.title ?? name
    const text = textOf(answers[name])
    return text === '' ? [] : [{ name, label, text }]
  })
}

/**
 * All answers as one text, to be kept or pasted elsewhere.
 * @example answersAsText(whitelist, { minecraftName: 'Steve' }) // => 'Whitelist Request\n\nMinecraft username\nSteve'
 */
export function answersAsText(form: CompiledForm, answers: Answers, reference?: string): string {
  const title = reference === undefined ? form.schema.title : `${form.schema.title} (${reference})`
  const parts = answeredQuestions(form, answers).map(({ label, text }) => `${label}\n${text}`)
  return [title, ...parts].join('\n\n')
}
