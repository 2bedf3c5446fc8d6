import type { Finding } from '../report/finding'
import { nearest } from '../report/near'
import type { FormFolder, SchemaFile } from '../source/form-folder'
import { findKey } from '../source/locate'
import { askedIn, partsOf, questionNames } from '../source/questions'
import { referencesIn, type Reference } from '../source/references'
import type { FormRule } from './rule'

/** From this many places on, the name in schema.json is taken for the wrong one. */
const fewestPlaces = 3

/**
 * A name that no question has. Where many places agree on it, the mistake is told once, at the questions themselves:
 * one of them has got another name, or has gone.
 */
export const unknownQuestion: FormRule = (form) => {
  const { schema } = form
  if (!schema) return []
  const known = questionNames(schema)
  const unknown = referencesIn(form).filter(({ name }) => !known.includes(name))
  const names = [...new Set(unknown.map(({ name }) => name))]
  return names.flatMap((name) =>
    explain(
      form,
      schema,
      name,
      unknown.filter((place) => place.name === name),
    ),
  )
}

function explain(
  form: FormFolder,
  schema: SchemaFile,
  name: string,
  places: readonly Reference[],
): readonly Finding[] {
  const files = new Set(places.map(({ in: kind }) => kind))
  const isAgreed = places.length >= fewestPlaces && files.size > 1
  if (!isAgreed) return places.map((place) => atPlace(form, schema, place))
  const unused = unusedNames(form, schema)
  const renamed = nearest(name, unused)?.value ?? (unused.length === 1 ? unused[0] : undefined)
  const values = { name, count: places.length }
  if (renamed === undefined) return [gone(schema, name, places)]
  const path = askedIn(schema).find((asked) => asked.name === renamed)?.path ?? []
  const at = findKey('question-renamed', schema, path, { ...values, found: renamed }, { also: places })
  return [{ ...at, near: name, fix: [{ ...at.span, text: JSON.stringify(name) }] }]
}

/** The questions it is missing among: those of the part that requires it, else the form's own. */
function gone(schema: SchemaFile, name: string, places: readonly Reference[]): Finding {
  const part = partsOf(schema).find(({ required }) => required.includes(name))
  const conditions = schema.value.allOf ? [findKey('question-gone', schema, ['allOf'])] : []
  const values = { name, count: places.length }
  const at = [...(part?.path ?? []), 'properties']
  return findKey('question-gone', schema, at, values, { also: [...places, ...conditions] })
}

function unusedNames(form: FormFolder, schema: SchemaFile): readonly string[] {
  const used = new Set(referencesIn(form).map(({ name }) => name))
  return questionNames(schema).filter((name) => !used.has(name))
}

function atPlace(form: FormFolder, schema: SchemaFile, { name, file, span, path }: Reference): Finding {
  const atTopOfUi = file === form.ui?.path && path.length === 1
  const candidates = [
    ...questionNames(schema),
    ...(atTopOfUi
      ? ['ui:order', 'ui:submit', 'ui:note', 'ui:minutes', 'ui:needs', 'ui:next', 'ui:related', 'ui:sections']
      : []),
  ]
  const near = nearest(name, candidates)
  const fix = near?.isCertain ? { fix: [{ ...span, text: JSON.stringify(near.value) }] } : {}
  const values = { name, questions: questionNames(schema) }
  return { rule: 'unknown-question', file, span, values, ...(near && { near: near.value }), ...fix }
}
