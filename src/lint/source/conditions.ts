import { answerStates } from '../../engine/fixtures/answer-states'
import { activeBranches } from '../../engine/schema/conditions'
import type { FormBranch, FormSchema } from '../../engine/schema/definition'
import type { SchemaFile } from './form-folder'
import { validValue } from './compiled-form'
import { pointTo, type Pointer } from '../json/locate'
import { memoize } from '../memoize'

type LooseCondition = NonNullable<SchemaFile['value']['allOf']>[number]

/** One condition of schema.json; its pointer begins there. */
export interface Condition extends Pointer {
  readonly test: LooseCondition['if']
  readonly branches: readonly LooseCondition['then'][]
  readonly asks: readonly string[]
}

/** The conditions in the order of `allOf`. */
export const conditionsOf = memoize((schema: SchemaFile): readonly Condition[] =>
  (schema.value.allOf ?? []).map(({ if: test, then, else: otherwise }, index) => ({
    ...pointTo(schema, ['allOf', index]),
    test,
    branches: [then, otherwise],
    asks: Object.keys(test?.properties ?? {}),
  })),
)

/**
 * Every combination of parts that apply together for some answers, the form itself being the first of each. Undefined
 * while the schema has mistakes, or where there are too many.
 */
export const combinationsOf = memoize(
  (schema: SchemaFile): readonly (readonly [FormSchema, ...FormBranch[]])[] | undefined => {
    const valid = validValue<FormSchema>(schema)
    const states = valid && answerStates(valid)
    return valid && states?.map((state) => [valid, ...activeBranches(valid, state)])
  },
)

/** The branches that some answers lead to, closed options among them; undefined as for `combinationsOf`. */
export function branchesReached(schema: SchemaFile): ReadonlySet<unknown> | undefined {
  const valid = validValue<FormSchema>(schema)
  const states = valid && answerStates(valid, true)
  return states && new Set(states.flatMap((state) => activeBranches(valid, state)))
}

/** Whether parts that apply together ask a question. */
export function isAsked(parts: readonly Pick<FormBranch, 'properties'>[], name: string): boolean {
  return parts.some(({ properties }) => properties && Object.hasOwn(properties, name))
}
