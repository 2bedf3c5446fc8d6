import { didYouMean } from '../../report/did-you-mean'
import type { FormFolder, SchemaFile } from '../../source/form-folder'
import { pointTo, placesLike } from '../../json/locate'
import { partsOf, questionNames, questionOf } from '../../source/questions'
import { inSchema, suggestFix, type Reporter } from '../rule'
import type { Place } from '../../diagnostic'
import { isControlKey } from '../../source/controls'
import { groupBy } from '../../group-by'
import { memoize } from '../../memoize'
import patterns from './references.json'

/** A place that names a question. */
interface Reference extends Place {
  readonly name: string
  /** Whether it is an entry at the top of its file. */
  readonly isAtTop: boolean
  /** Whether it is in a text, where another rule reports a single one. */
  readonly isInText?: boolean
}

/** Every place in a form's folder that names a question, except the one in schema.json that defines it. */
const referencesIn = memoize((form: FormFolder): readonly Reference[] => [
  ...namesInTitles(form),
  ...(['schema', 'ui', 'message', 'fixtures'] as const).flatMap((part) => {
    const keys = patterns[part].keys.flatMap((pattern) => placesLike(form[part], pattern))
    const values = patterns[part].values.flatMap((pattern: string) => placesLike(form[part], pattern))
    return [
      ...keys.map(({ path, key }) => ({ ...key(), name: String(path.at(-1)), isAtTop: path.length === 1 })),
      ...values.map(({ value, at }) => ({ ...at(), name: String(value), isAtTop: false })),
    ].filter(({ name, isAtTop }) => !isAtTop || isControlKey(name))
  }),
])

/** The questions that the titles of a message name in braces. */
function namesInTitles({ message }: FormFolder): readonly Reference[] {
  return ['title', 'thread'].flatMap((key) =>
    placesLike(message, key).flatMap(({ value, at }) =>
      [...String(value).matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => {
        return { ...at(), name, isAtTop: false, isInText: true }
      }),
    ),
  )
}

/** From this many places on, the name in schema.json counts as the wrong one. */
const fewestPlaces = 3

/** A name that no question has. If many places use it, a question was renamed or deleted, and is reported once. */
export const unknownQuestion = inSchema((schema, report, form) => {
  const questions = questionNames(schema)
  const keys = Object.keys(form.ui?.grammar.properties ?? {})
  const meant = ({ name, file, isAtTop }: Reference) =>
    suggestFix(name, isAtTop && file === form.ui?.path ? [...questions, ...keys] : questions)
  const unknown = referencesIn(form).filter(
    ({ name }) => !questions.includes(name) && !isInMisplacedCondition(schema, name),
  )
  for (const [name, places] of groupBy(unknown, (reference) => reference.name)) {
    const isAgreed = places.length >= fewestPlaces && new Set(places.map(({ file }) => file)).size > 1
    if (isAgreed) reportQuestion(form, schema, name, places, report)
    else
      for (const place of places.filter(({ isInText }) => !isInText)) {
        // A command updates the fixtures, so they have their own rule.
        const rule = place.file === form.fixtures?.path ? 'unknown-answer' : 'unknown-question'
        report(rule, place, { name, questions }, meant(place))
      }
  }
})

const conditionKeys = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else']

/** Whether a question is in a condition that is in a wrong place: moved to the right one, the question is there. */
function isInMisplacedCondition({ invalidPaths, text }: SchemaFile, name: string): boolean {
  const isMisplaced = invalidPaths.some((path) => conditionKeys.includes(String(path.at(-1))))
  return isMisplaced && text.replaceAll(/"\s+:/g, '":').includes(`${JSON.stringify(name)}:`)
}

/** The question that was renamed, or the list of questions that one was deleted from. */
function reportQuestion(
  form: FormFolder,
  schema: SchemaFile,
  name: string,
  places: readonly Reference[],
  report: Reporter,
): void {
  // What was written in a wrong place is reported there, and is all that is missing.
  if (schema.invalidPaths.some((path) => path.at(-1) === name)) return
  // A renamed question still has its old name where its new one is missing.
  const files = new Set(places.map(({ file }) => file))
  const named = new Set(
    referencesIn(form).flatMap((reference) => (files.has(reference.file) ? reference.name : [])),
  )
  const fresh = questionNames(schema).filter((known) => !named.has(known))
  const renamed = didYouMean(name, fresh)?.value ?? (fresh.length === 1 ? fresh[0] : undefined)
  const values = { name, count: places.length }
  const question = renamed === undefined ? undefined : questionOf(schema, renamed)
  if (question) {
    // Where other places have its new name already, the question is not the one place to change.
    const isNamed = referencesIn(form).some((reference) => reference.name === question.name)
    const replacement = isNamed ? undefined : name
    const details = { suggestion: name, replacement, also: places }
    return report('question-renamed', question.key(), { ...values, found: question.name }, details)
  }
  // The place is the part that requires the question, else the form's own questions.
  const part = partsOf(schema).find(({ required }) => required.includes(name))
  const conditions = schema.value.allOf ? [pointTo(schema).key('allOf')] : []
  const also = [...places, ...conditions]
  report('question-gone', pointTo(schema, part?.path).key('properties'), values, { also })
}
