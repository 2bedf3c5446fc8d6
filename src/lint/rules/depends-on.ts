import { findAt, findKey } from '../source/locate'
import { askedIn, controlsOf, questionNames } from '../source/questions'
import type { SchemaFile } from '../source/form-folder'
import type { FormRule } from './rule'

/** A "ui:dependsOn" that does not match the conditions of schema.json, and a question that lacks one. */
export const dependsOn: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const known = questionNames(schema)
  const controls = new Map(controlsOf(ui))
  const waiting = known.filter(
    (name) => changesOptions(schema, name).length > 0 && !hasOwnOptions(schema, name),
  )
  return [
    ...[...controls].flatMap(([name, control]) => {
      const property = control['ui:dependsOn']?.property
      if (property === undefined || !known.includes(property) || !known.includes(name)) return []
      if (changes(schema, name).includes(property)) return []
      return [
        findAt('depends-on-without-condition', ui, [name, 'ui:dependsOn', 'property'], { name, property }),
      ]
    }),
    ...waiting.flatMap((name) => {
      if (controls.get(name)?.['ui:dependsOn']) return []
      return [
        findKey('depends-on-missing', ui, [name], { name, property: changesOptions(schema, name)[0] ?? '' }),
      ]
    }),
  ]
}

/** The questions whose answers change the rules of this one. */
function changes(schema: SchemaFile, name: string): readonly string[] {
  return (schema.value.allOf ?? []).flatMap(({ if: test, then, else: otherwise }) => {
    const touches = [then, otherwise].some(
      (branch) => branch?.properties && Object.hasOwn(branch.properties, name),
    )
    return touches ? Object.keys(test?.properties ?? {}) : []
  })
}

function changesOptions(schema: SchemaFile, name: string): readonly string[] {
  return (schema.value.allOf ?? []).flatMap(({ if: test, then, else: otherwise }) => {
    const touches = [then, otherwise].some((branch) => branch?.properties?.[name]?.enum !== undefined)
    return touches ? Object.keys(test?.properties ?? {}) : []
  })
}

function hasOwnOptions(schema: SchemaFile, name: string): boolean {
  const own = askedIn(schema).find((asked) => asked.name === name && asked.part.path.length === 0)
  return own === undefined || own.rules.enum !== undefined
}
