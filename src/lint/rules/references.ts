import type { FormUi } from '../../engine/schema/definition'
import { questionOrder } from '../../engine/schema/question-order'
import type { Span, PathStep } from '../json/json-node'
import type { Report, Place, FormRule } from '../report/diagnostic'
import { didYouMean } from '../report/did-you-mean'
import { validDefinition } from '../source/compiled-form'
import type { FormFolder, SchemaFile } from '../source/form-folder'
import { reportAt, reportKey, keySpan, type Located, valueSpan } from '../source/locate'
import { questionSchemas, controlsOf, partsOf, questionNames } from '../source/questions'

/** When a name is used in this many places, the name in schema.json is taken for the wrong one. */
const fewestPlaces = 3

/**
 * A name that no question has. If many places use it, it is reported once, at the questions: one of them was renamed or
 * deleted.
 */
export const unknownQuestion: FormRule = (form) => {
  const { schema } = form
  if (!schema) return []
  const known = questionNames(schema)
  const unknown = referencesIn(form).filter(({ name }) => !known.includes(name))
  const names = [...new Set(unknown.map(({ name }) => name))]
  return names.flatMap((name) =>
    explainUnknown(
      form,
      schema,
      name,
      unknown.filter((place) => place.name === name),
    ),
  )
}

function explainUnknown(
  form: FormFolder,
  schema: SchemaFile,
  name: string,
  places: readonly Reference[],
): readonly Report[] {
  const files = new Set(places.map(({ in: kind }) => kind))
  const isAgreed = places.length >= fewestPlaces && files.size > 1
  if (!isAgreed) return places.map((place) => unknownAt(form, schema, place))
  const unused = unusedNames(form, schema)
  const renamed = didYouMean(name, unused)?.value ?? (unused.length === 1 ? unused[0] : undefined)
  const values = { name, count: places.length }
  if (renamed === undefined) return [questionGone(schema, name, places)]
  const path = questionSchemas(schema).find((asked) => asked.name === renamed)?.path ?? []
  const at = reportKey('question-renamed', schema, path, { ...values, found: renamed }, { also: places })
  return [{ ...at, suggestion: name, fix: [{ ...at.span, text: JSON.stringify(name) }] }]
}

/** The list of questions that lacks it: that of the part that requires it, else the form's own. */
function questionGone(schema: SchemaFile, name: string, places: readonly Reference[]): Report {
  const part = partsOf(schema).find(({ required }) => required.includes(name))
  const conditions = schema.value.allOf ? [reportKey('question-gone', schema, ['allOf'])] : []
  const values = { name, count: places.length }
  const at = [...(part?.path ?? []), 'properties']
  return reportKey('question-gone', schema, at, values, { also: [...places, ...conditions] })
}

function unusedNames(form: FormFolder, schema: SchemaFile): readonly string[] {
  const used = new Set(referencesIn(form).map(({ name }) => name))
  return questionNames(schema).filter((name) => !used.has(name))
}

function unknownAt(form: FormFolder, schema: SchemaFile, { name, file, span, path }: Reference): Report {
  const atTopOfUi = file === form.ui?.path && path.length === 1
  const candidates = [
    ...questionNames(schema),
    ...(atTopOfUi
      ? [
          'ui:order',
          'ui:submitButtonOptions',
          'ui:note',
          'ui:minutes',
          'ui:needs',
          'ui:next',
          'ui:related',
          'ui:sections',
        ]
      : []),
  ]
  const suggestion = didYouMean(name, candidates)
  const fix = suggestion?.isCertain ? { fix: [{ ...span, text: JSON.stringify(suggestion.value) }] } : {}
  const values = { name, questions: questionNames(schema) }
  return {
    rule: 'unknown-question',
    file,
    span,
    values,
    ...(suggestion && { suggestion: suggestion.value }),
    ...fix,
  }
}

/** A "ui:order" that leaves out a question, puts one before a question it depends on, or repeats the default order. */
export const orderNames: FormRule = (form) => {
  const { schema, ui } = form
  const order = ui?.value['ui:order']
  if (!schema || !ui || !order) return []
  const missing = questionNames(schema).filter((name) => !order.includes(name))
  const isDefault = defaultOrder(form)?.join() === order.join()
  return [
    ...missing.map((name) => reportKey('order-incomplete', ui, ['ui:order'], { name })),
    ...(isDefault ? [reportKey('order-needless', ui, ['ui:order'])] : []),
    ...misplaced(form, order),
  ]
}

function defaultOrder(form: FormFolder): readonly string[] | undefined {
  const definition = validDefinition(form)
  if (!definition) return undefined
  const { 'ui:order': _order, ...ui } = definition.ui
  // Still of its type: "ui:order" is optional, which the rest type of an index signature does not show.
  return questionOrder({ schema: definition.schema, ui: ui as FormUi })
}

function misplaced({ schema, ui }: Parameters<FormRule>[0], order: readonly string[]): ReturnType<FormRule> {
  if (!schema || !ui) return []
  return (schema.value.allOf ?? []).flatMap(({ if: test, then, else: otherwise }) => {
    const asked = Object.keys(test?.properties ?? {}).filter((name) => order.includes(name))
    const added = [then, otherwise].flatMap((branch) => Object.keys(branch?.properties ?? {}))
    return added.flatMap((name) => {
      const late = asked.find((other) => order.indexOf(other) > order.indexOf(name))
      if (late === undefined || !order.includes(name)) return []
      return [reportAt('order-before-condition', ui, ['ui:order', order.indexOf(name)], { name, late })]
    })
  })
}

/** From this many questions on, a form needs sections. */
const fewestQuestions = 7

/** Sections that are missing, leave out a question, name one twice, or are not in the order of the page. */
export const sections: FormRule = (form) => {
  const { schema, ui } = form
  if (!schema || !ui) return []
  const names = questionNames(schema)
  const list = ui.value['ui:sections']
  if (!list)
    return names.length < fewestQuestions
      ? []
      : [reportAt('sections-missing', ui, [], { count: names.length })]
  if (names.length < fewestQuestions)
    return [reportKey('sections-needless', ui, ['ui:sections'], { count: names.length })]
  const places = list.flatMap(({ properties = [] }, index) =>
    properties.map((name, position) => ({ name, path: ['ui:sections', index, 'properties', position] })),
  )
  const missing = names.filter((name) => !places.some((place) => place.name === name))
  const twice = places.filter(({ name }, index) => places.findIndex((place) => place.name === name) < index)
  return [
    ...missing.map((name) => {
      const before = places.findLast((place) => names.indexOf(place.name) < names.indexOf(name))
      const after = places.find((place) => names.indexOf(place.name) > names.indexOf(name))
      const also = after ? [reportKey('sections-incomplete', ui, after.path.slice(0, -1))] : []
      return reportKey(
        'sections-incomplete',
        ui,
        before?.path.slice(0, -1) ?? ['ui:sections'],
        { name },
        { also },
      )
    }),
    ...twice.map(({ name, path }) => reportAt('section-question-twice', ui, path, { name })),
    ...(missing.length + twice.length === 0 ? sectionsOutOfOrder(form, places) : []),
  ]
}

function sectionsOutOfOrder(
  form: Parameters<FormRule>[0],
  places: readonly { readonly name: string; readonly path: readonly (string | number)[] }[],
): ReturnType<FormRule> {
  const definition = validDefinition(form)
  if (!definition || !form.ui) return []
  const order = questionOrder(definition).filter((name) => places.some((place) => place.name === name))
  const first = places.findIndex(({ name }, index) => order.includes(name) && order[index] !== name)
  const place = places[first]
  const { schema, ui } = form
  if (!place || !schema || !ui) return []
  const expected = order[first] ?? ''
  const keys = questionSchemas(schema).filter(({ name }) => name === place.name || name === expected)
  const also = keys.map(({ path }) => reportKey('sections-order', schema, path))
  return [reportAt('sections-order', ui, place.path, { name: place.name, expected }, { also })]
}

/** A place that names a question. */
export interface Reference extends Place {
  readonly name: string
  /** The same place as a path. */
  readonly path: readonly PathStep[]
  readonly in: 'schema' | 'ui' | 'message' | 'fixture'
}

/** Every place in a form's folder that names a question, except the one in schema.json that defines it. */
export function referencesIn(form: FormFolder): readonly Reference[] {
  return [...inSchema(form), ...inUi(form), ...inMessage(form), ...inFixtures(form)]
}

function inSchema({ schema }: FormFolder): readonly Reference[] {
  if (!schema) return []
  const conditions = schema.value.allOf ?? []
  return [
    ...partsOf(schema).flatMap(({ required, path }) =>
      valueReferences(schema, 'schema', [...path, 'required'], required),
    ),
    ...conditions.flatMap(({ if: test }, index) => [
      ...keyReferences(
        schema,
        'schema',
        ['allOf', index, 'if', 'properties'],
        Object.keys(test?.properties ?? {}),
      ),
      ...valueReferences(schema, 'schema', ['allOf', index, 'if', 'required'], test?.required ?? []),
    ]),
  ]
}

function inUi({ ui }: FormFolder): readonly Reference[] {
  if (!ui) return []
  const controls = controlsOf(ui)
  const sections = ui.value['ui:sections'] ?? []
  return [
    ...keyReferences(
      ui,
      'ui',
      [],
      controls.map(([name]) => name),
    ),
    ...valueReferences(ui, 'ui', ['ui:order'], ui.value['ui:order'] ?? []),
    ...sections.flatMap(({ properties = [] }, index) =>
      valueReferences(ui, 'ui', ['ui:sections', index, 'properties'], properties),
    ),
    ...controls.flatMap(([name, control]) => {
      const property = control['ui:options']?.dependsOn?.property
      return property === undefined
        ? []
        : [toReference(ui, 'ui', [name, 'ui:options', 'dependsOn', 'property'], property, valueSpan)]
    }),
  ]
}

function inMessage({ message }: FormFolder): readonly Reference[] {
  if (!message) return []
  return [
    ...keyReferences(message, 'message', ['fields'], Object.keys(message.value.fields ?? {})),
    ...(message.value.routes ?? []).flatMap((route, index) =>
      route?.property === undefined
        ? []
        : [toReference(message, 'message', ['routes', index, 'property'], route.property, valueSpan)],
    ),
  ]
}

function inFixtures({ fixtures: file }: FormFolder): readonly Reference[] {
  if (!file) return []
  return (['valid', 'wrong'] as const).flatMap((group) =>
    Object.entries(file.value[group] ?? {}).flatMap(([name, fixture]) => {
      const errors = fixture && 'errors' in fixture ? Object.keys(fixture.errors ?? {}) : []
      return [
        ...keyReferences(file, 'fixture', [group, name, 'answers'], Object.keys(fixture?.answers ?? {})),
        ...keyReferences(file, 'fixture', [group, name, 'errors'], errors),
      ]
    }),
  )
}

function keyReferences(
  file: Located,
  kind: Reference['in'],
  path: readonly PathStep[],
  names: readonly string[],
): readonly Reference[] {
  return names.map((name) => toReference(file, kind, [...path, name], name, keySpan))
}

function valueReferences(
  file: Located,
  kind: Reference['in'],
  path: readonly PathStep[],
  names: readonly string[],
): readonly Reference[] {
  return names.map((name, index) => toReference(file, kind, [...path, index], name, valueSpan))
}

function toReference(
  file: Located,
  kind: Reference['in'],
  path: readonly PathStep[],
  name: string,
  spanOf: (root: Located['root'], path: readonly PathStep[]) => Span,
): Reference {
  return { name, path, in: kind, file: file.path, span: spanOf(file.root, path) }
}
