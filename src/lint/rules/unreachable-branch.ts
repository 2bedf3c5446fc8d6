import { activeBranches } from '../../engine/schema/conditions'
import { answerStates } from '../source/answer-states'
import { findKey } from '../source/locate'
import { soundSchema } from '../source/sound'
import type { FormRule } from './rule'

/** A branch that no answers lead to. */
export const unreachableBranch: FormRule = ({ schema }) => {
  const sound = soundSchema(schema)
  const states = sound && answerStates(sound)
  if (!schema || !sound || !states) return []
  const active = new Set(states.flatMap((state) => activeBranches(sound, state)))
  return (sound.allOf ?? []).flatMap(({ then, else: otherwise }, index) => [
    ...(active.has(then) ? [] : [findKey('unreachable-branch', schema, ['allOf', index, 'if'])]),
    ...(otherwise === undefined || active.has(otherwise)
      ? []
      : [findKey('unreachable-else', schema, ['allOf', index, 'else'])]),
  ])
}
