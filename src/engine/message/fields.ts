import type { Answer, ValidAnswers } from '../schema/answers'
import { fillText } from '../fill-text'
import type { OrderedForm } from '../schema/form'
import { answerTypeOf, visibleQuestions, type Question } from '../schema/questions'
import { cleanText } from './escape'
import { lengthOf, limits } from './limits'
import type { MessageField } from './message'
import { shorten, splitAnswer } from './split'
import texts from './texts.json'

/**
 * The fields of a form's message: one for each question the visitor saw, in order, or several numbered ones for an
 * answer too long for one field. A question left empty shows its fallback. Only an answer that fits one field can be
 * inline.
 * @example messageFields(whitelist, answers)[0] // => { name: 'Minecraft username', value: 'Steve', inline: true }
 */
export function messageFields(form: OrderedForm, answers: ValidAnswers): readonly MessageField[] {
  return visibleQuestions(form, answers).flatMap((question) => fieldsOf(form, question, answers))
}

function fieldsOf(form: OrderedForm, question: Question, answers: ValidAnswers): readonly MessageField[] {
  const { name, rules } = question
  const { label = rules.title ?? name, inline } = form.message.fields[name] ?? {}
  const text = answerText(answers[name])
  const values = text === undefined ? [fallbackOf(form, name)] : splitAnswer(text)
  if (values.length > 1)
    return values.map((value, index) => ({ name: partName(label, index + 1, values.length), value }))
  return values.map((value) => ({ name: shorten(label, limits.fieldName), value, ...(inline && { inline }) }))
}

/** The label is shortened, so that there is always room for the number of the part. */
function partName(label: string, part: number, parts: number): string {
  const numbering = lengthOf(fillText(texts.partOfAnswer, { label: '', part, parts })) + 1
  return fillText(texts.partOfAnswer, { label: shorten(label, limits.fieldName - numbering), part, parts })
}

/**
 * One answer as a cleaned text: a number in digits, a list with one entry a line, a ticked box as a word. Undefined
 * when the question was not answered or the answer has nothing visible.
 * @example answerText(['https://a.example', 'https://b.example']) // => 'https://a.example\nhttps://b.example'
 */
export function answerText(answer: Answer | undefined): string | undefined {
  if (answer === true) return texts.ticked
  const entries = Array.isArray(answer) ? answer : [answer ?? '']
  const text = entries.map((entry) => cleanText(String(entry))).join('\n')
  return text.trim() === '' ? undefined : text.trim()
}

/**
 * The text for an unanswered question: the form's own `fallback`, else the default, which for a tick box is "No".
 * @example fallbackOf(contact, 'phone') // => 'Not provided'
 */
export function fallbackOf(form: Pick<OrderedForm, 'schema' | 'message'>, name: string): string {
  const usual = answerTypeOf(form, name) === 'boolean' ? texts.notTicked : texts.fallback
  return form.message.fields[name]?.fallback ?? usual
}

/**
 * Distribute fields over as few messages as Discord's limits allow, in order: at most 25 fields each, and no more text
 * than an embed may have. `around` is the length of each message's other texts (title, footer). Returns at least one
 * group.
 * @example packFields(thirtyFields, 40).map((fields) => fields.length) // => [25, 5]
 */
export function packFields(
  fields: readonly MessageField[],
  around: number,
): readonly (readonly MessageField[])[] {
  const shares: MessageField[][] = []
  let share: MessageField[] = []
  let sum = around
  for (const field of fields) {
    const length = lengthOf(field.name) + lengthOf(field.value)
    if (share.length === limits.fields || sum + length > limits.embedSum) {
      shares.push(share)
      share = []
      sum = around
    }
    share.push(field)
    sum += length
  }
  return [...shares, share]
}
