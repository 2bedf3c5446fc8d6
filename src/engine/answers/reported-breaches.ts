import { questionNameOf, ruleOf, ruleOrder, type RuleName } from './error-messages'
import type { Breach, CompiledForm } from '../schema/form'

/** The one breach a visitor reads about at a question, with the name of the question and of the rule. */
export interface ReportedBreach {
  readonly name: string
  readonly rule: RuleName
  readonly breach: Breach
}

/**
 * Keep one breach for each question at fault, in the order of the page: of several at one question the one whose rule
 * comes first in `ruleOrder`, and within a list the first entry at fault. Summaries such as `if` are left out.
 * Source: decisions, part 3.
 * @example reportedBreaches(whitelist, whitelist.check({}))[0] // => { name: 'minecraftName', rule: 'required', ... }
 */
export function reportedBreaches(
  { order }: Pick<CompiledForm, 'order'>,
  breaches: readonly Breach[],
): readonly ReportedBreach[] {
  const first = new Map<string, Breach>()
  for (const breach of breaches) {
    const name = questionNameOf(breach)
    const other = name === undefined ? undefined : first.get(name)
    if (name !== undefined && (!other || rank(breach) < rank(other))) first.set(name, breach)
  }
  return order.flatMap((name) => {
    const breach = first.get(name)
    return breach ? [{ name, rule: ruleOf(breach), breach }] : []
  })
}

function rank(breach: Breach): number {
  return ruleOrder.indexOf(ruleOf(breach))
}
