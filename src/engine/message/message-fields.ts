import { answerText, fallbackOf } from './answer-text'
import type { ValidAnswers } from '../answers/answers'
import { cutText } from './cut-text'
import { lengthOf, limits } from './discord-limits'
import { fillText } from '../fill-text'
import type { CompiledForm } from '../schema/form'
import type { MessageField } from './message'
import texts from './message-texts.json'
import { visibleQuestions, type Question } from '../schema/questions'
import { splitAnswer } from './split-answer'

/**
 * The fields of a form's message: one for each question the visitor saw, in order, and several, numbered, for an answer
 * that is too long for one. A question left empty shows its fallback. Only an answer of one part can stand inline.
 * @example messageFields(whitelist, answers)[0] // => { name: 'Minecraft username', value: 'Steve', inline: true }
 */
export function messageFields(form: CompiledForm, answers: ValidAnswers): readonly MessageField[] {
  return visibleQuestions(form, answers).flatMap((question) => fieldsOf(form, question, answers))
}

function fieldsOf(form: CompiledForm, question: Question, answers: ValidAnswers): readonly MessageField[] {
  const { name, rules } = question
  const { label = rules.title ?? name, inline } = form.message.fields[name] ?? {}
  const text = answerText(answers[name])
  const values = text === undefined ? [fallbackOf(form.message, name)] : splitAnswer(text)
  if (values.length > 1)
    return values.map((value, index) => ({ name: partName(label, index + 1, values.length), value }))
  return values.map((value) => ({ name: cutText(label, limits.fieldName), value, ...(inline && { inline }) }))
}

/** The label gives way, so that the number of the part always stands. */
function partName(label: string, part: number, parts: number): string {
  const numbering = lengthOf(fillText(texts.partOfAnswer, { label: '', part, parts })) + 1
  return fillText(texts.partOfAnswer, { label: cutText(label, limits.fieldName - numbering), part, parts })
}
