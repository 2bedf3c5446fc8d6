import { questionNameOf, ruleOf, ruleOrder, type RuleName } from './error-messages'
import type { Breach, CompiledForm } from '../schema/form'
import { controlOf } from '../schema/questions'

/** The one breach a visitor reads about at a question, with the name of the question and of the rule. */
export interface ReportedBreach {
  readonly name: string
  readonly rule: RuleName
  readonly breach: Breach
}

/**
 * Keep one breach for each question at fault, in the order of the page: of several at one question the one whose rule
 * comes first in `ruleOrder`, and within a list the first entry at fault. Summaries such as `if` are left out, and so are
 * questions that wait for one that is itself at fault.
 * @example reportedBreaches(whitelist, whitelist.check({}))[0] // => { name: 'minecraftName', rule: 'required', ... }
 */
export function reportedBreaches(
  form: Pick<CompiledForm, 'ui' | 'order'>,
  breaches: readonly Breach[],
): readonly ReportedBreach[] {
  const first = new Map<string, Breach>()
  for (const breach of breaches) {
    const name = questionNameOf(breach)
    const other = name === undefined ? undefined : first.get(name)
    if (name !== undefined && (!other || compare(breach, other) < 0)) first.set(name, breach)
  }
  return form.order.flatMap((name) => {
    const breach = first.get(name)
    const awaited = controlOf(form, name)['ui:options']?.dependsOn?.property
    // A question cannot be answered before the one it depends on, so only the error of that one is reported.
    if (!breach || (awaited !== undefined && first.has(awaited))) return []
    return [{ name, rule: ruleOf(breach), breach }]
  })
}

/** Within a list the entry decides first, then the rule. */
function compare(one: Breach, other: Breach): number {
  return entryOf(one) - entryOf(other) || rank(one) - rank(other)
}

function entryOf({ instancePath }: Breach): number {
  return Number(instancePath.split('/')[2] ?? -1)
}

function rank(breach: Breach): number {
  return ruleOrder.indexOf(ruleOf(breach))
}
