import type { Answers } from '../../engine/answers/answers'
import type { CompiledForm } from '../../engine/schema/form'
import { validate } from '../../engine/answers/validate'
import { compiled, soundFixtures, type SoundFixture } from '../behaviour/compiled'
import { answerPlace, wordsOf } from '../behaviour/words-of'
import type { Finding } from '../report/finding'
import { findAt, findKey } from '../source/locate'
import type { FormFolder } from '../source/form-folder'
import type { FormRule } from './rule'

/** A right example that the form refuses, or whose answers are sent otherwise than it says. */
export const rightExample: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return soundFixtures(form).flatMap((sound) =>
    sound.isWrong || sound.fixture.errors ? [] : judge(form, ready, sound),
  )
}

function judge(
  form: FormFolder,
  ready: CompiledForm,
  { name, file, fixture }: SoundFixture,
): readonly Finding[] {
  const result = validate(ready, fixture.answers)
  if (result.ok) return judgeAccepted(file, fixture.answers, fixture.accepted, result.value)
  return result.errors.map((error) => {
    const words = form.schema ? wordsOf(form.schema, error.name, error.rule) : []
    const also = [answerPlace(file, error.name), ...words]
    return findAt(
      'example-fails',
      file,
      ['answers', error.name],
      { name, question: error.name, text: error.text },
      { also },
    )
  })
}

function judgeAccepted(
  file: SoundFixture['file'],
  answers: Answers,
  accepted: Answers | undefined,
  sent: Answers,
): readonly Finding[] {
  const expected = accepted ?? answers
  const at = accepted ? 'accepted' : 'answers'
  const names = [...new Set([...Object.keys(expected), ...Object.keys(sent)])]
  const different = names.filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(sent[name]))
  if (accepted && different.length === 0) {
    const isNeedless = JSON.stringify(answers) === JSON.stringify(accepted)
    return isNeedless ? [findKey('accepted-needless', file, ['accepted'])] : []
  }
  return different.map((name) => {
    const values = { question: name, sent: JSON.stringify(sent[name]) ?? '' }
    const also = accepted ? [answerPlace(file, name)] : []
    if (sent[name] === undefined) return findKey('answer-not-sent', file, [at, name], values, { also })
    return findAt(accepted ? 'accepted-differs' : 'accepted-missing', file, [at, name], values, { also })
  })
}
