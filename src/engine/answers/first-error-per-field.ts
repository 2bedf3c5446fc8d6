import { questionNameOf, ruleOf, ruleOrder, type RuleName } from './error-messages'
import type { RuleError, CompiledForm } from '../schema/form'
import { dependencyOf } from '../schema/questions'

/** The one error shown at a question, with the names of the question and of the rule. */
export interface FieldRuleError {
  readonly name: string
  readonly rule: RuleName
  readonly ruleError: RuleError
}

/**
 * Keep one error for each invalid question, in the order of the page: the one whose rule comes first in `ruleOrder`,
 * and within a list the first invalid entry. Leaves out summaries such as `if`, and questions that depend on one that
 * is itself invalid.
 * @example firstErrorPerField(whitelist, whitelist.check({}))[0] // => { name: 'minecraftName', rule: 'required', ... }
 */
export function firstErrorPerField(
  form: Pick<CompiledForm, 'ui' | 'order'>,
  ruleErrors: readonly RuleError[],
): readonly FieldRuleError[] {
  const first = new Map<string, RuleError>()
  for (const ruleError of ruleErrors) {
    const name = questionNameOf(ruleError)
    const other = name === undefined ? undefined : first.get(name)
    if (name !== undefined && (!other || compare(ruleError, other) < 0)) first.set(name, ruleError)
  }
  return form.order.flatMap((name) => {
    const ruleError = first.get(name)
    const awaited = dependencyOf(form, name)
    // A question cannot be answered before the one it depends on, so only the error at that one is reported.
    if (!ruleError || (awaited !== undefined && first.has(awaited))) return []
    return [{ name, rule: ruleOf(ruleError), ruleError }]
  })
}

/** Within a list the position of the entry decides first, then the rule. */
function compare(one: RuleError, other: RuleError): number {
  return entryIndexOf(one) - entryIndexOf(other) || rank(one) - rank(other)
}

/**
 * The position of the entry that an error is about; -1 where it is about the whole answer.
 * @example entryIndexOf({ keyword: 'format', instancePath: '/links/2', … }) // => 2
 */
export function entryIndexOf({ instancePath }: RuleError): number {
  return Number(instancePath.split('/')[2] ?? -1)
}

function rank(ruleError: RuleError): number {
  return ruleOrder.indexOf(ruleOf(ruleError))
}
