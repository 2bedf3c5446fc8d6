import type { AjvCheck, CompiledForm, Definition } from './form'
import { questionOrder } from './question-order'

/**
 * Combine what staff wrote with the validators compiled from it: first that of the whole schema, then that of each
 * condition's "if", in the order of `allOf`. Throws where the first is missing, which means a bug in the program.
 * @example createForm(definition, validators).order // => ['name', 'reason']
 */
export function createForm(definition: Definition, validators: readonly AjvCheck[]): CompiledForm {
  const [validator] = validators
  if (!validator) throw new Error(`The form "${definition.slug}" has no compiled rules.`)
  return {
    ...definition,
    order: questionOrder(definition),
    validators,
    check: (answers) => (validator(answers) ? [] : (validator.errors ?? [])),
  }
}
