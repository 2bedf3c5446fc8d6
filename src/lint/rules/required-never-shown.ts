import { activeBranches } from '../../engine/schema/conditions'
import { answerStates } from '../source/answer-states'
import { findAt } from '../source/locate'
import { partsOf, questionNames } from '../source/questions'
import { soundSchema } from '../source/sound'
import type { FormRule } from './rule'

/** A question that must be answered while it is not on the page: the form could then never be sent. */
export const requiredNeverShown: FormRule = ({ schema }) => {
  const sound = soundSchema(schema)
  const states = sound && answerStates(sound)
  if (!schema || !sound || !states) return []
  const known = questionNames(schema)
  const hidden = new Set(
    states.flatMap((state) => {
      const parts = [sound, ...activeBranches(sound, state)]
      const required = parts.flatMap((part) => part.required ?? [])
      return required.filter(
        (name) =>
          known.includes(name) &&
          !parts.some(({ properties }) => properties && Object.hasOwn(properties, name)),
      )
    }),
  )
  return partsOf(schema).flatMap(({ path, required }) =>
    required.flatMap((name, index) =>
      hidden.has(name)
        ? [findAt('required-never-shown', schema, [...path, 'required', index], { name })]
        : [],
    ),
  )
}
