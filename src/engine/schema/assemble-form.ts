import type { CompiledForm, Breach, Definition } from './form'
import type { Answers } from '../answers/answers'
import { questionOrder } from './question-order'

/** A validator as Ajv makes it: true, or false with the breaches left on the function. */
export interface AjvCheck {
  (answers: Answers): boolean
  errors?: readonly Breach[] | null
}

/**
 * Join what staff wrote with the rules the build compiled from it.
 * @example assembleForm(definition, compiledRules).order // => ['name', 'reason']
 */
export function assembleForm(definition: Definition, rules: AjvCheck): CompiledForm {
  return {
    ...definition,
    order: questionOrder(definition),
    check: (answers) => (rules(answers) ? [] : (rules.errors ?? [])),
  }
}
