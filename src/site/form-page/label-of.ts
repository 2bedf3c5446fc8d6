import type { CompiledForm } from '../../engine/schema/form'
import { subschemasOf } from '../../engine/schema/questions'

/** What a question is called on the page: its title, else its name. */
export function labelOf(form: CompiledForm, name: string): string {
  return subschemasOf(form, name).find((rules) => rules.title)?.title ?? name
}
