import type { FormBranch, FormProperty } from '../../engine/schema/definition'
import { activeBranches } from '../../engine/schema/conditions'
import { answerStates } from '../source/answer-states'
import { findKey } from '../source/locate'
import { questionNames } from '../source/questions'
import { soundSchema } from '../source/sound'
import type { FormRule } from './rule'

/** Branches that apply together and leave a question no answer: lists without a common option, limits that cross. */
export const contradictoryBranches: FormRule = ({ schema }) => {
  const sound = soundSchema(schema)
  const states = sound && answerStates(sound)
  if (!schema || !sound || !states) return []
  const combinations = states.map((state) => [sound, ...activeBranches(sound, state)])
  return questionNames(schema).flatMap((name) => {
    const stuck = combinations.find((parts) =>
      isStuck(parts.flatMap((part) => part.properties?.[name] ?? [])),
    )
    const culprit = stuck?.findLast((part) => part.properties?.[name] !== undefined)
    if (!culprit) return []
    return [
      findKey('contradictory-branches', schema, [...pathOf(sound.allOf ?? [], culprit), 'properties', name], {
        name,
      }),
    ]
  })
}

function isStuck(rules: readonly FormProperty[]): boolean {
  const lists = rules.flatMap(({ enum: options }) => (options ? [options] : []))
  if (rules.length < 2) return false
  const [first = []] = lists
  const common = first.filter((option) => lists.every((list) => list.includes(option)))
  const open = common.filter((option) => !rules.some(({ not }) => not?.enum.includes(option)))
  const least = Math.max(...rules.map(({ minimum, minLength }) => minimum ?? minLength ?? -Infinity))
  const most = Math.min(...rules.map(({ maximum, maxLength }) => maximum ?? maxLength ?? Infinity))
  return (lists.length > 0 && open.length === 0) || least > most
}

function pathOf(
  conditions: readonly { readonly then: FormBranch; readonly else?: FormBranch }[],
  part: FormBranch,
): readonly (string | number)[] {
  const index = conditions.findIndex(({ then, else: otherwise }) => then === part || otherwise === part)
  if (index === -1) return []
  return ['allOf', index, conditions[index]?.then === part ? 'then' : 'else']
}
