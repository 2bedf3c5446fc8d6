import { compileForm } from '../../../engine/schema/compile-form'
import type { CompiledForm } from '../../../engine/schema/form'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { definedAnswers, inOrder } from '../../../engine/fixtures/derive-wrong'
import { fittingAnswer } from '../../../engine/fixtures/fitting-answers'
import { visibleQuestions } from '../../../engine/schema/questions'
import { editForm, valuesOf, type FormTexts } from '../files/form-texts'

/**
 * The form after a question was added, with an answer to it in the example "full", if that answers every other question:
 * its description says that it answers them all.
 */
export function answerInFull(before: FormTexts, after: FormTexts, name: string): FormTexts {
  const answers = valuesOf(before).fixtures?.valid?.['full']?.answers
  const [old, now] = [compiled(before), compiled(after)]
  if (!answers || !old || !now) return after
  const given = normalizeAnswers(old, answers)
  if (visibleQuestions(old, given).some((question) => given[question.name] === undefined)) return after
  const question = visibleQuestions(now, given).find((visible) => visible.name === name)
  const answer = question && fittingAnswer(now, given, question)
  if (answer === undefined) return after
  return editForm(after, ({ fixtures }) => {
    const full = fixtures?.valid?.['full']
    if (full) full.answers = definedAnswers(inOrder(now, { ...answers, [name]: answer }))
  })
}

/** Undefined for a form that cannot be compiled. */
function compiled(texts: FormTexts): CompiledForm | undefined {
  const { schema, ui, message } = valuesOf(texts)
  try {
    return compileForm({ slug: 'added', schema, ui, message })
  } catch {
    // A pattern that is not a regular expression, say; the linter reports it at its place.
    return undefined
  }
}
