import type { CompiledForm } from '../../engine/schema/form'
import { everyRuleOf } from '../../engine/schema/questions'

/** What a question is called on the page: its title, else its name. */
export function labelOf(form: CompiledForm, name: string): string {
  return everyRuleOf(form, name).find((rules) => rules.title)?.title ?? name
}
