import type { Answer, Answers } from '../../engine/answers/answers'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions, type Question } from '../../engine/schema/questions'
import { reportedBreaches } from '../../engine/answers/reported-breaches'
import { settleAnswers } from '../../engine/answers/settle-answers'
import { validate } from '../../engine/answers/validate'
import { sampleAnswers } from './sample-answers'

/** Answers already given to each question, which are taken before guessed ones. */
export type KnownAnswers = ReadonlyMap<string, readonly Answer[]>

/** What is to be answered: which answers are given, and which other questions get one. */
export interface Wish {
  readonly given: Answers
  readonly isWanted: (question: Question) => boolean
}

/**
 * Answers that a form accepts: those given, and one to each visible question that is wanted. Undefined where none is
 * found. The answers stand in the order of the page.
 */
export function fittingAnswers(form: CompiledForm, wish: Wish, known: KnownAnswers): Answers | undefined {
  let answers = settleAnswers(form, wish.given)
  // Each round answers one question, and no question can show up more often than there are questions.
  for (let round = 0; round <= form.order.length; round += 1) {
    const question = visibleQuestions(form, answers).find(
      (visible) => answers[visible.name] === undefined && wish.isWanted(visible),
    )
    if (!question) break
    const answer = fittingAnswer(form, answers, question, known)
    if (answer === undefined) return undefined
    answers = settleAnswers(form, { ...answers, [question.name]: answer })
  }
  const result = validate(form, answers)
  return result.ok ? result.value : undefined
}

function fittingAnswer(
  form: CompiledForm,
  answers: Answers,
  question: Question,
  known: KnownAnswers,
): Answer | undefined {
  const { name } = question
  const choices = [...(known.get(name) ?? []), ...unused(sampleAnswers(question), answers)]
  return choices.find((choice) => {
    const settled = settleAnswers(form, { ...answers, [name]: choice })
    const breaches = reportedBreaches(form, form.check(settled))
    return settled[name] !== undefined && !breaches.some((breach) => breach.name === name)
  })
}

/** Two questions for names should not get the same one. */
function unused(choices: readonly Answer[], answers: Answers): readonly Answer[] {
  const isUsed = (choice: Answer): boolean => Object.values(answers).includes(choice)
  return choices.toSorted((one, other) => Number(isUsed(one)) - Number(isUsed(other)))
}
