import type { RJSFSchema } from '@rjsf/utils'
import type { FormProperty } from '../engine/schema/definition'
import { closedOptions } from '../engine/schema/door'
import type { CompiledForm } from '../engine/schema/form'
import { controlOf, subschemasOf, optionsIn } from '../engine/schema/questions'
import texts from './texts.json'

/** One option of a choice, as the page shows it. */
export interface Option {
  /** The answer itself, as text; also the `value` of the option in the page. */
  readonly value: string
  readonly label: string
  /** Why it cannot be chosen now; absent when it can. */
  readonly disabled?: string
}

/**
 * The options of a question at this moment, in the order staff wrote them (rjsf sorts those that a condition narrows down);
 * disabled ones stay in the list, also those that are closed at a time, in milliseconds.
 * @example optionsOf(form, 'role', schema)[0] // => { value: 'Admin', label: 'Admin (Full)', disabled: '…' }
 */
export function optionsOf(
  form: CompiledForm,
  name: string,
  schema: RJSFSchema,
  time?: number,
): readonly Option[] {
  const written = subschemasOf(form, name)
  const lists = written.map((rules) => optionsIn(rules) ?? [])
  // What rjsf hands over is this question's rules, joined with those of its conditions.
  const now = optionsIn(schema as FormProperty) ?? []
  // Of the lists staff wrote, the shortest that has all options of this moment: of one branch, or the question's own.
  const list =
    lists
      .filter((options) => now.every((option) => options.some((one) => one === option)))
      .toSorted((one, other) => one.length - other.length)[0] ?? []
  const reasons = written.flatMap(
    ({ errorMessage, items }) => errorMessage?.not ?? items?.errorMessage?.not ?? [],
  )
  const reason = reasons[0] ?? texts.disabledOption
  const { 'ui:enumDisabled': closed, 'ui:enumNames': labels } = controlOf(form, name)
  const disabled = closed?.map(String) ?? []
  const shut = time === undefined ? {} : closedOptions(form, name, time)
  return now
    .flatMap((option) => {
      if (typeof option !== 'string' && typeof option !== 'number') return []
      const value = String(option)
      return [{ value, label: labels?.[value] ?? value }]
    })
    .toSorted((one, other) => placeOf(list, one) - placeOf(list, other))
    .map((option) => {
      const why = disabled.includes(option.value) ? reason : shut[option.value]
      return why === undefined ? option : { ...option, disabled: why }
    })
}

function placeOf(list: readonly (string | number)[], { value }: Option): number {
  return list.findIndex((option) => String(option) === value)
}
