import { answerStates } from '../../../engine/fixtures/answer-states'
import type { Answers } from '../../../engine/schema/answers'
import { dependencyOf, optionsIn, subschemasOf, visibleQuestions } from '../../../engine/schema/questions'
import { optionListOf, schemasOf } from '../../source/questions'
import { optionsAt, whenReady } from '../rule'

/** An option after which a question that must be answered has nothing to choose from: such a form could not be sent. */
export const optionWithoutList = whenReady(({ schema }, ready, report) => {
  const states = answerStates(ready.schema) ?? []
  for (const name of ready.order) {
    const awaited = dependencyOf(ready, name)
    if (awaited === undefined || !subschemasOf(ready, name).some(optionsIn)) continue
    const isEmpty = (answers: Answers): boolean =>
      visibleQuestions(ready, answers).some(
        (one) => one.name === name && one.required && !optionsIn(one.rules),
      )
    const stuck = states.find((answers) => answers[awaited] !== undefined && isEmpty(answers))
    // A state has one option of those that lead to the same branches; each of them is reported.
    for (const question of stuck ? schemasOf(schema, awaited) : [])
      for (const { value: option, place } of optionsAt(question)) {
        const answer = Array.isArray(stuck?.[awaited]) ? [String(option)] : option
        if (!optionListOf(question.rules).closed.includes(option) && isEmpty({ ...stuck, [awaited]: answer }))
          report('option-without-list', place, { name, awaited, option })
      }
  }
})
