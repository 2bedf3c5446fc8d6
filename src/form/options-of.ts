import type { Question } from '../engine/schema/questions'
import texts from './texts.json'

/** One option of a choice, as the page shows it. */
export interface Option {
  /** The answer itself, as text; also the `value` of the option in the page. */
  readonly value: string
  readonly label: string
  /** Why it cannot be chosen now; absent when it can. */
  readonly closed?: string
}

/**
 * The options of a question at this moment, in the order staff wrote them; closed ones stay in the list.
 * @example optionsOf(role)[0] // => { value: 'Admin', label: 'Admin (Full)', closed: 'This position is currently full' }
 */
export function optionsOf({ rules, control }: Question): readonly Option[] {
  return (rules.enum ?? []).map((entry) => {
    const value = String(entry)
    const label = control['ui:enumNames']?.[value] ?? value
    if (!rules.not?.enum.includes(entry)) return { value, label }
    return { value, label, closed: rules.errorMessage?.not ?? texts.closedOption }
  })
}
