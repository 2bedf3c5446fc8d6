import { describe, expect, it } from 'vitest'
import { visibleQuestions } from '../../src/engine/schema/questions'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { validate } from '../../src/engine/answers/validate'
import { everyForm } from './every-form'

const blanks = ['', '   ', '\t\r\n', '\u00A0\u2003\u3000', '\u200B\u2060\uFEFF', '\u2800\u3164']

/** Each question with the first answers that show it: none show both the "then" and the "else" of a condition. */
const everyQuestion = everyForm.flatMap(({ slug, shipped, fixtures }) => {
  const { full, ...others } = fixtures.valid
  const shown = [full, ...Object.values(others)].flatMap((fixture) => {
    const answers = fixture?.answers ?? {}
    const questions = visibleQuestions(shipped, normalizeAnswers(shipped, answers))
    return questions.map(({ name, required }) => ({ slug, shipped, answers, name, required }))
  })
  return shipped.order.flatMap((name) => shown.find((question) => question.name === name) ?? [])
})

describe('an invisible answer', () => {
  it.each(everyForm)('is tried at every question of $slug', ({ slug, shipped }) => {
    const tried = everyQuestion.filter((question) => question.slug === slug).map(({ name }) => name)
    expect(tried).toEqual(shipped.order)
  })

  it.each(everyQuestion.filter(({ required }) => required))(
    'counts as missing at $slug/$name',
    ({ shipped, answers, name }) => {
      for (const blank of blanks) {
        const result = validate(shipped, { ...answers, [name]: blank })
        expect(result.ok ? [] : result.errors).toContainEqual(
          expect.objectContaining({ name, rule: 'required' }),
        )
      }
    },
  )

  it.each(everyQuestion.filter(({ required }) => !required))(
    'is left out at $slug/$name, which is optional',
    ({ shipped, answers, name }) => {
      const { [name]: _, ...others } = answers
      // The questions that wait for this one may then be hidden, or others required.
      const unanswered = validate(shipped, others)
      expect(Object.keys(unanswered.ok ? unanswered.value : {})).not.toContain(name)
      for (const blank of blanks) expect(validate(shipped, { ...answers, [name]: blank })).toEqual(unanswered)
    },
  )
})
