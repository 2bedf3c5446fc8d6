import { getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { controlOf, subschemasOf, optionsIn } from '../engine/schema/questions'
import { useCurrentError, type OurWidgetProps } from './form-context'
import type { FormProperty } from '../engine/schema/definition'
import { closedOptions } from '../engine/schema/form-doors'
import type { CompiledForm } from '../engine/schema/form'
import texts from './texts.json'

/** What both a question's field and its control need to know about it. */
export interface Description {
  readonly id: string
  readonly options: readonly Option[]
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly hasDisabledOptions: boolean
  /** The most characters (code points) a text may have; lists and choices have no counter. */
  readonly limit: number | undefined
}

type PartProps = Pick<OurWidgetProps, 'id' | 'registry' | 'uiSchema' | 'disabled' | 'rawErrors'> & {
  readonly schema: RJSFSchema
}

/** The texts and options that the page currently shows for one question. */
export function useDescription(name: string, part: PartProps): Description {
  const { id, registry, uiSchema, schema, disabled, rawErrors } = part
  const { form, now } = registry.formContext
  const error = useCurrentError(name, rawErrors)
  // A question that waits for another answer has nothing to choose from yet, so its options are not explained.
  const options = disabled ? [] : optionsOf(form, name, schema, now)
  const { dependsOn, dates } = controlOf(form, name)['ui:options'] ?? {}
  const waiting = disabled ? dependsOn?.waiting : undefined
  const { help } = getUiOptions(uiSchema)
  return {
    id,
    error,
    options,
    // The text of a date's range is the hint, until it becomes the error.
    hint: waiting ?? (typeof help === 'string' ? help : error === undefined ? dates?.text : undefined),
    hasDisabledOptions: options.some((option) => option.disabled !== undefined),
    limit: schema.type === 'array' || schema.enum ? undefined : schema.maxLength,
  }
}

type Part = 'hint' | 'error' | 'closed' | 'count'

/**
 * The id of a text that describes a control.
 * @example partId('root_name', 'error') // => 'root_name__error'
 */
export function partId(id: string, part: Part): string {
  return `${id}__${part}`
}

/**
 * The value of `aria-describedby`: the ids of the texts shown for this control, in reading order; undefined when there
 * are none.
 */
export function describedBy({ id, hint, error, hasDisabledOptions, limit }: Description): string | undefined {
  const parts: readonly (readonly [Part, boolean])[] = [
    ['hint', hint !== undefined],
    ['error', error !== undefined],
    ['closed', hasDisabledOptions],
    ['count', limit !== undefined],
  ]
  const ids = parts.filter(([, isShown]) => isShown).map(([part]) => partId(id, part))
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** One option of a choice, as the page shows it. */
export interface Option {
  /** The answer as text; also the `value` of the option in the page. */
  readonly value: string
  readonly label: string
  /** Why it cannot be chosen now; absent when it can. */
  readonly disabled?: string
}

/**
 * The current options of a question, in the order staff wrote them (rjsf sorts those that a condition narrows down);
 * disabled ones stay in the list, including those closed at `time` (in milliseconds).
 * @example optionsOf(form, 'role', schema)[0] // => { value: 'Admin', label: 'Admin (Full)', disabled: '…' }
 */
function optionsOf(form: CompiledForm, name: string, schema: RJSFSchema, time?: number): readonly Option[] {
  // The schema rjsf passes is this question's rules, merged with those of its conditions.
  const current = optionsIn(schema as FormProperty)
  if (!current) return []
  const written = subschemasOf(form, name)
  const lists = written.map((rules) => optionsIn(rules) ?? [])
  // Of the lists staff wrote, the shortest that has all current options: that of a branch, or the question's own.
  const list =
    lists
      .filter((options) => current.every((option) => options.some((one) => one === option)))
      .toSorted((one, other) => one.length - other.length)[0] ?? []
  const reasons = written.flatMap(
    ({ errorMessage, items }) => errorMessage?.not ?? items?.errorMessage?.not ?? [],
  )
  const reason = reasons[0] ?? texts.disabledOption
  const { 'ui:enumDisabled': closed, 'ui:enumNames': labels } = controlOf(form, name)
  const disabled = closed?.map(String) ?? []
  const shut = time === undefined ? {} : closedOptions(form, name, time)
  return current
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
