import { findKey } from '../source/locate'
import { askedIn, partsOf, type LooseProperty } from '../source/questions'
import type { SchemaFile } from '../source/form-folder'
import type { FormRule } from './rule'

/** A message for a rule the question does not have: nobody would ever read it. */
export const messageWithoutRule: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const all = askedIn(schema).filter((asked) => asked.name === name)
    const own = Object.keys(rules.errorMessage ?? {}).filter(
      (rule) =>
        !hasRule(
          schema,
          name,
          all.map((asked) => asked.rules),
          rule,
        ),
    )
    const ofItems = Object.keys(rules.items?.errorMessage ?? {}).filter(
      (rule) => !Object.hasOwn(rules.items ?? {}, rule) || rule === 'type',
    )
    return [
      ...own.map((rule) =>
        findKey('message-without-rule', schema, [...path, 'errorMessage', rule], { name, rule }),
      ),
      ...ofItems.map((rule) =>
        findKey('message-without-rule', schema, [...path, 'items', 'errorMessage', rule], { name, rule }),
      ),
    ]
  })
}

function hasRule(schema: SchemaFile, name: string, places: readonly LooseProperty[], rule: string): boolean {
  if (rule === 'required') return partsOf(schema).some(({ required }) => required.includes(name))
  if (rule === 'type')
    return places.some(({ type }) => type === undefined || type === 'integer' || type === 'number')
  return places.some((rules) => Object.hasOwn(rules, rule))
}
