import { activeBranches } from '../../engine/schema/conditions'
import type { Answers } from '../../engine/answers/answers'
import type { FormSchema } from '../../engine/schema/definition'

/** One way to answer the questions that conditions ask about, as the page would let a visitor answer them. */
export type AnswerState = Answers

/** No more ways than this are looked at. */
const mostStates = 20_000

/**
 * Every way to answer the questions that conditions wait for: each with one of its options, or, when it need not be
 * answered, with none; only ways in which each question answered is on the page and its answer is allowed there.
 * Undefined when there are too many to look at.
 */
export function answerStates(schema: FormSchema): readonly AnswerState[] | undefined {
  const conditions = schema.allOf ?? []
  const names = [...new Set(conditions.flatMap(({ if: test }) => Object.keys(test.properties)))]
  const choices = names.map((name) => [undefined, ...optionsOf(schema, name)])
  const count = choices.reduce((product, options) => product * options.length, 1)
  if (count > mostStates) return undefined
  const all = choices.reduce<readonly Answers[]>(
    (states, options, index) =>
      states.flatMap((state) => options.map((option) => ({ ...state, [names[index] ?? '']: option }))),
    [{}],
  )
  return all.filter((state) => isPossible(schema, state, names))
}

function optionsOf(schema: FormSchema, name: string): readonly (string | number)[] {
  const branches = (schema.allOf ?? []).flatMap(({ then, else: otherwise }) => [then, otherwise])
  const lists = [schema, ...branches].flatMap((part) => part?.properties?.[name]?.enum ?? [])
  return [...new Set(lists)]
}

function isPossible(schema: FormSchema, state: Answers, names: readonly string[]): boolean {
  const parts = [schema, ...activeBranches(schema, state)]
  return names.every((name) => {
    const rules = parts.flatMap((part) => part.properties?.[name] ?? [])
    const answer = state[name]
    if (answer === undefined)
      return rules.length === 0 || !parts.some(({ required }) => required?.includes(name))
    const isAllowed = rules.every(
      ({ enum: options, not }) =>
        (options?.some((option) => option === answer) ?? true) &&
        !not?.enum.some((option) => option === answer),
    )
    return rules.length > 0 && isAllowed
  })
}
