import { settleAnswers } from '../../engine/answers/settle-answers'
import { visibleQuestions } from '../../engine/schema/questions'
import { compiled, soundFixtures } from '../behaviour/compiled'
import { findKey } from '../source/locate'
import type { FormRule } from './rule'

/** A minimal example that answers more than it must, and a full one that leaves a question out. */
export const briefAndFull: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return soundFixtures(form).flatMap(({ name, file, fixture }) => {
    const answers = settleAnswers(ready, fixture.answers)
    const asked = visibleQuestions(ready, answers)
    if (name === 'minimal') {
      const extra = asked.filter(
        (question) => !question.required && Object.hasOwn(fixture.answers, question.name),
      )
      return extra.map((question) =>
        findKey('minimal-says-more', file, ['answers', question.name], { question: question.name }),
      )
    }
    const left =
      name === 'full' ? asked.filter((question) => !Object.hasOwn(fixture.answers, question.name)) : []
    return left.map((question) => findKey('full-leaves-out', file, ['answers'], { question: question.name }))
  })
}
