import type { Place } from '../report/finding'
import type { Span, Step } from '../json/json-node'
import type { FormFolder } from './form-folder'
import { keySpan, valueSpan, type Located } from './locate'
import { controlsOf, partsOf } from './questions'

/** A place that names a question. */
export interface Reference extends Place {
  readonly name: string
  /** The same place as a path. */
  readonly path: readonly Step[]
  readonly in: 'schema' | 'ui' | 'message' | 'fixture'
}

/** Every place in a form's folder that names a question, besides the one in schema.json that asks it. */
export function referencesIn(form: FormFolder): readonly Reference[] {
  return [...inSchema(form), ...inUi(form), ...inMessage(form), ...inFixtures(form)]
}

function inSchema({ schema }: FormFolder): readonly Reference[] {
  if (!schema) return []
  const conditions = schema.value.allOf ?? []
  return [
    ...partsOf(schema).flatMap(({ required, path }) =>
      values(schema, 'schema', [...path, 'required'], required),
    ),
    ...conditions.flatMap(({ if: test }, index) => [
      ...keys(schema, 'schema', ['allOf', index, 'if', 'properties'], Object.keys(test?.properties ?? {})),
      ...values(schema, 'schema', ['allOf', index, 'if', 'required'], test?.required ?? []),
    ]),
  ]
}

function inUi({ ui }: FormFolder): readonly Reference[] {
  if (!ui) return []
  const controls = controlsOf(ui)
  const sections = ui.value['ui:sections'] ?? []
  return [
    ...keys(
      ui,
      'ui',
      [],
      controls.map(([name]) => name),
    ),
    ...values(ui, 'ui', ['ui:order'], ui.value['ui:order'] ?? []),
    ...sections.flatMap(({ properties = [] }, index) =>
      values(ui, 'ui', ['ui:sections', index, 'properties'], properties),
    ),
    ...controls.flatMap(([name, control]) => {
      const property = control['ui:dependsOn']?.property
      return property === undefined
        ? []
        : [reference(ui, 'ui', [name, 'ui:dependsOn', 'property'], property, valueSpan)]
    }),
  ]
}

function inMessage({ message }: FormFolder): readonly Reference[] {
  return message ? keys(message, 'message', ['fields'], Object.keys(message.value.fields ?? {})) : []
}

function inFixtures({ fixtures }: FormFolder): readonly Reference[] {
  return [...fixtures.values()].flatMap((file) =>
    (['answers', 'errors', 'accepted'] as const).flatMap((group) =>
      keys(file, 'fixture', [group], Object.keys(file.value[group] ?? {})),
    ),
  )
}

function keys(
  file: Located,
  kind: Reference['in'],
  path: readonly Step[],
  names: readonly string[],
): readonly Reference[] {
  return names.map((name) => reference(file, kind, [...path, name], name, keySpan))
}

function values(
  file: Located,
  kind: Reference['in'],
  path: readonly Step[],
  names: readonly string[],
): readonly Reference[] {
  return names.map((name, index) => reference(file, kind, [...path, index], name, valueSpan))
}

function reference(
  file: Located,
  kind: Reference['in'],
  path: readonly Step[],
  name: string,
  spanOf: (root: Located['root'], path: readonly Step[]) => Span,
): Reference {
  return { name, path, in: kind, file: file.path, span: spanOf(file.root, path) }
}
