import { describe, expect, it } from 'vitest'
import { visibleQuestions } from '../../src/engine/schema/questions'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { validate } from '../../src/engine/answers/validate'
import { everyForm } from './every-form'

const blanks = ['', '   ', '\t\r\n', '\u00A0\u2003\u3000', '\u200B\u2060\uFEFF', '\u2800\u3164']

const everyQuestion = everyForm.flatMap(({ slug, shipped, fixtures }) => {
  const full = fixtures.valid['full']?.answers ?? {}
  const questions = visibleQuestions(shipped, normalizeAnswers(shipped, full))
  return questions.map(({ name, required }) => ({ slug, shipped, full, name, required }))
})

describe('an invisible answer', () => {
  it.each(everyForm)('is tried at every question of $slug', ({ slug, shipped }) => {
    const tried = everyQuestion.filter((question) => question.slug === slug).map(({ name }) => name)
    expect(tried).toEqual(shipped.order)
  })

  it.each(everyQuestion.filter(({ required }) => required))(
    'counts as missing at $slug/$name',
    ({ shipped, full, name }) => {
      for (const blank of blanks) {
        const result = validate(shipped, { ...full, [name]: blank })
        expect(result.ok ? [] : result.errors).toContainEqual(
          expect.objectContaining({ name, rule: 'required' }),
        )
      }
    },
  )

  it.each(everyQuestion.filter(({ required }) => !required))(
    'is left out at $slug/$name, which is optional',
    ({ shipped, full, name }) => {
      for (const blank of blanks) {
        const result = validate(shipped, { ...full, [name]: blank })
        const answered = Object.keys(normalizeAnswers(shipped, full))
        expect(result.ok && Object.keys(result.value)).toEqual(answered.filter((other) => other !== name))
      }
    },
  )
})
