import type { Answer } from '../../../../engine/schema/answers'
import { normalizeAnswers } from '../../../../engine/answers/normalize-answers'
import type { CompiledForm } from '../../../../engine/schema/form'
import { visibleQuestions } from '../../../../engine/schema/questions'

/**
 * The texts in the controls, with the answers that a question waits for; undefined if it is visible already, or is not
 * shown by single answers.
 * @example answersShowing(generalSupport, 'otherTopic', {}) // => { topic: 'Other' }
 */
export function answersShowing(
  form: CompiledForm,
  name: string,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, Answer>> | undefined {
  const shows = (answers: Readonly<Record<string, Answer>>) =>
    visibleQuestions(form, normalizeAnswers(form, answers)).some((question) => question.name === name)
  if (shows(typed)) return undefined
  const tries = (form.schema.allOf ?? []).map(({ if: { properties } }) => ({
    ...typed,
    ...Object.fromEntries(
      Object.entries(properties).flatMap(([source, { contains, ...test }]) => {
        const { const: only, enum: several } = contains ?? test
        const answer = only ?? several?.[0]
        return answer === undefined ? [] : [[source, contains ? [String(answer)] : answer] as const]
      }),
    ),
  }))
  return tries.find(shows)
}
