import type { AjvCheck, CompiledForm, Definition } from './form'
import { questionOrder } from './question-order'

/**
 * Join what staff wrote with the rules the build compiled from it: first the whole schema, then the "if" of each
 * condition, in the order of `allOf`. Throws where the first is missing, which is a mistake of the program.
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
