import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { definedAnswers, inOrder } from '../../../engine/fixtures/derive-wrong'
import { fittingAnswer } from '../../../engine/fixtures/fitting-answers'
import { visibleQuestions } from '../../../engine/schema/questions'
import { compileIfValid, editForm, valuesOf, type FormTexts } from '../files/form-texts'

/**
 * The form with an answer to its new question in the fixture "full", if that answers every other question: its
 * description says that it answers them all.
 */
export function answerInFull(texts: FormTexts, name: string): FormTexts {
  const { schema, ui, message, fixtures } = valuesOf(texts)
  const answers = fixtures?.valid?.['full']?.answers
  const form = answers && compileIfValid({ slug: 'added', schema, ui, message })
  if (!form) return texts
  const given = normalizeAnswers(form, answers)
  const [missing, ...others] = visibleQuestions(form, given).filter(
    (question) => given[question.name] === undefined,
  )
  if (missing?.name !== name || others.length > 0) return texts
  const answer = fittingAnswer(form, given, missing)
  if (answer === undefined) return texts
  return editForm(texts, ({ fixtures }) => {
    const full = fixtures?.valid?.['full']
    if (full) full.answers = definedAnswers(inOrder(form, { ...answers, [name]: answer }))
  })
}
