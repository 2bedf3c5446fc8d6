import { findKey } from '../source/locate'
import { partsOf, questionNames } from '../source/questions'
import type { FormRule } from './rule'

/** A fallback for a question that is always answered. */
export const needlessFallback: FormRule = ({ schema, message }) => {
  if (!schema || !message) return []
  return Object.entries(message.value.fields ?? {}).flatMap(([name, field]) => {
    if (field?.fallback === undefined || !questionNames(schema).includes(name)) return []
    const asking = partsOf(schema).filter(({ properties }) => Object.hasOwn(properties, name))
    const isAlwaysAnswered =
      asking.every(({ required }) => required.includes(name)) || partsOf(schema)[0]?.required.includes(name)
    return isAlwaysAnswered
      ? [findKey('needless-fallback', message, ['fields', name, 'fallback'], { name })]
      : []
  })
}
