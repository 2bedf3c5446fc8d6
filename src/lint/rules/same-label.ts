import { findAt } from '../source/locate'
import { askedIn } from '../source/questions'
import type { FormRule } from './rule'

/** Two questions of one form with one label. */
export const sameLabel: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = askedIn(schema).filter(({ rules }) => rules.title !== undefined)
  return all.flatMap(({ name, rules, path }, index) => {
    const first = all.findIndex(
      (asked) => asked.name !== name && asked.rules.title?.toLowerCase() === rules.title?.toLowerCase(),
    )
    const twin = all[first]
    if (!twin || first > index) return []
    const also = [findAt('same-label', schema, [...twin.path, 'title'])]
    return [
      findAt(
        'same-label',
        schema,
        [...path, 'title'],
        { label: rules.title ?? '', other: twin.name },
        { also },
      ),
    ]
  })
}
