import type { CompiledForm } from '../../engine/schema/form'
import { validate, type Validation } from '../../engine/answers/validate'
import { compiled, soundFixtures, type SoundFixture } from '../behaviour/compiled'
import { answerPlace, rulePlaces, wordsOf } from '../behaviour/words-of'
import type { Finding } from '../report/finding'
import { findAt, findKey, valueSpan } from '../source/locate'
import type { FormFolder } from '../source/form-folder'
import type { FormRule } from './rule'

/** A wrong example that the form accepts, or whose messages are not those expected. */
export const wrongExample: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return soundFixtures(form).flatMap((sound) => (sound.fixture.errors ? judge(form, ready, sound) : []))
}

function judge(form: FormFolder, ready: CompiledForm, sound: SoundFixture): readonly Finding[] {
  const result = validate(ready, sound.fixture.answers)
  if (result.ok) {
    const names = Object.keys(sound.fixture.errors ?? {})
    const also = names.flatMap((name) => [
      answerPlace(sound.file, name),
      ...(form.schema ? rulePlaces(form.schema, name) : []),
    ])
    return [findKey('example-passes', sound.file, ['errors'], { name: sound.name }, { also })]
  }
  return [...judgeErrors(form, sound, result), ...judgeHeading(form, sound, result)]
}

function judgeErrors(
  form: FormFolder,
  { file, fixture }: SoundFixture,
  { errors }: Refused,
): readonly Finding[] {
  const expected = fixture.errors ?? {}
  const silent = Object.keys(expected).filter((name) => !errors.some((error) => error.name === name))
  return [
    ...silent.map((name) => {
      const also = [answerPlace(file, name), ...(form.schema ? rulePlaces(form.schema, name) : [])]
      return findKey('error-not-shown', file, ['errors', name], { question: name }, { also })
    }),
    ...errors.flatMap(({ name, rule, text }) => {
      const also = [answerPlace(file, name), ...(form.schema ? wordsOf(form.schema, name, rule) : [])]
      const values = { question: name, text }
      if (expected[name] === undefined)
        return [findKey('error-not-expected', file, ['errors'], values, { also })]
      if (expected[name] === text) return []
      const at = ['errors', name]
      return [
        findAt('error-words', file, at, values, {
          also,
          fix: [{ ...valueSpan(file.root, at), text: JSON.stringify(text) }],
        }),
      ]
    }),
  ]
}

type Refused = Extract<Validation, { readonly ok: false }>

function judgeHeading(
  form: FormFolder,
  { file, fixture }: SoundFixture,
  { heading }: Refused,
): readonly Finding[] {
  if (fixture.heading === heading) return []
  const also =
    form.schema && heading !== undefined
      ? [{ file: form.schema.path, span: valueSpan(form.schema.root, ['errorMessage', 'required']) }]
      : []
  if (heading === undefined) {
    const isGone = form.schema && form.schema.value.errorMessage === undefined
    const top = form.schema && isGone ? [findAt('heading-gone', form.schema, [])] : []
    return [findKey(isGone ? 'heading-gone' : 'heading-not-shown', file, ['heading'], {}, { also: top })]
  }
  const rule = fixture.heading === undefined ? 'heading-missing' : 'heading-words'
  return [findAt(rule, file, fixture.heading === undefined ? ['errors'] : ['heading'], { heading }, { also })]
}
