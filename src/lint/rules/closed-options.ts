import { nearest } from '../report/near'
import { findAt, findKey } from '../source/locate'
import { askedIn, controlsOf, questionNames } from '../source/questions'
import type { FormRule } from './rule'

/** Options closed in schema.json without words for it in ui.json, and words for options that are open. */
export const closedOptions: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const controls = new Map(controlsOf(ui))
  const closed = askedIn(schema).flatMap(({ name, rules, path }) =>
    (rules.not?.enum ?? []).map((option, index) => ({
      name,
      option: String(option),
      path: [...path, 'not', 'enum', index],
    })),
  )
  const unexplained = closed.filter(
    ({ name, option }) => !Object.hasOwn(controls.get(name)?.['ui:closedOptions'] ?? {}, option),
  )
  return [
    ...unexplained.map(({ name, option, path }) =>
      findAt(
        'closed-option-unexplained',
        schema,
        path,
        { name, option },
        { also: [findKey('closed-option-unexplained', ui, [name])] },
      ),
    ),
    ...[...controls].flatMap(([name, control]) => {
      const shut = closed.flatMap((place) => (place.name === name ? [place.option] : []))
      const open = Object.keys(control['ui:closedOptions'] ?? {}).filter((option) => !shut.includes(option))
      if (!questionNames(schema).includes(name)) return []
      return open.map((option) => {
        const near = nearest(option, shut)
        return findKey(
          'open-option-explained',
          ui,
          [name, 'ui:closedOptions', option],
          { name, option },
          near && { near: near.value },
        )
      })
    }),
  ]
}
