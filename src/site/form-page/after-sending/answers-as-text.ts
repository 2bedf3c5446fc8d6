import type { Answers } from '../../../engine/schema/answers'
import { controlKind } from '../../../engine/schema/control-kind'
import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { textOf } from '../../../form/answer-store'
import { dateAndTime } from '../date-and-time'
import type { SentForm } from '../../submission/form-state'
import { labelOf } from '../../../engine/schema/questions'
import texts from './texts.json'

/** A question and its answer, as text. */
interface AnsweredQuestion {
  readonly name: string
  readonly label: string
  readonly text: string
}

/** The questions that have an answer, in the order of the form. Takes normalized or valid answers. */
export function answeredQuestions(form: CompiledForm, answers: Answers): readonly AnsweredQuestion[] {
  return form.order.flatMap((name) => {
    const answer = answers[name]
    const isDate = controlKind(form, name) === 'date'
    const text = answer === true ? texts.ticked : isDate ? dayOf(textOf(answer)) : textOf(answer)
    return text === '' ? [] : [{ name, label: labelOf(form, name), text }]
  })
}

/** A date as the receipt writes it; what is no date stays as it is. */
function dayOf(date: string): string {
  const day = new Date(`${date}T00:00`)
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString('en-US', { dateStyle: 'long' })
}

/**
 * All answers as one text, to be saved or pasted elsewhere, under the form's name, its reference and its date.
 * @example answersAsText(whitelist, answers, { reference: 'WR-7K3M9Q', sentAt }) // => 'Whitelist Request\nReference: WR-7K3M9Q\n…'
 */
export function answersAsText(
  form: CompiledForm,
  answers: Answers,
  { reference, sentAt }: Pick<SentForm, 'reference' | 'sentAt'>,
): string {
  const about = [
    fillText(texts.fileReference, { reference }),
    fillText(texts.fileDate, { date: dateAndTime(sentAt) }),
  ]
  const head = { label: form.schema.title, text: about.join('\n') }
  return `${underLabels([head, ...answeredQuestions(form, answers)])}\n`
}

/**
 * Texts under their labels, with a blank line between them.
 * @example underLabels([{ label: 'Name', text: 'Al_ex' }, { label: 'Age', text: '17' }]) // => 'Name\nAl_ex\n\nAge\n17'
 */
export function underLabels(parts: readonly Pick<AnsweredQuestion, 'label' | 'text'>[]): string {
  return parts.map(({ label, text }) => `${label}\n${text}`).join('\n\n')
}
