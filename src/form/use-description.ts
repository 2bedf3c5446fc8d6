import { getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { createContext } from 'react'
import { controlOf, subschemasOf, optionsIn, uiOptionsOf } from '../engine/schema/questions'
import { useCurrentError, type OurFieldTemplateProps } from './form-context'
import type { FormProperty } from '../engine/schema/definition'
import { closedOptions } from '../engine/schema/form-doors'
import type { CompiledForm } from '../engine/schema/form'
import texts from './texts.json'

/** The texts and options that the page currently shows for one question. */
export interface Description {
  readonly options: readonly Option[]
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly hasDisabledOptions: boolean
  /** The most characters (code points) a text may have; lists and choices have no counter. */
  readonly limit: number | undefined
  /** The value of `aria-describedby`: the ids of the texts above, in reading order; undefined where there are none. */
  readonly describedBy: string | undefined
}

/** The description of the question around a control. */
export const QuestionDescription = createContext<Description>({
  options: [],
  hint: undefined,
  error: undefined,
  hasDisabledOptions: false,
  limit: undefined,
  describedBy: undefined,
})

/** The description of a question, for its field and, through `QuestionDescription`, for its control. */
export function useDescription(name: string, props: OurFieldTemplateProps): Description {
  const { id, registry, uiSchema, schema, disabled, rawErrors } = props
  const { form, now } = registry.formContext
  const error = useCurrentError(name, rawErrors)
  // A question that waits for another answer has nothing to choose from yet, so its options are not explained.
  const options = disabled ? [] : optionsOf(form, name, schema, now)
  const { dependsOn, dates } = uiOptionsOf(form, name)
  const waiting = disabled ? dependsOn?.waiting : undefined
  const { help } = getUiOptions(uiSchema)
  // The text of a date's range is the hint, until it becomes the error.
  const hint = waiting ?? (typeof help === 'string' ? help : error === undefined ? dates?.text : undefined)
  const hasDisabledOptions = options.some((option) => option.disabled !== undefined)
  const limit = schema.type === 'array' || schema.enum ? undefined : schema.maxLength
  const parts = [
    hint !== undefined && partId(id, 'hint'),
    error !== undefined && partId(id, 'error'),
    hasDisabledOptions && partId(id, 'closed'),
    limit !== undefined && partId(id, 'count'),
  ]
  const describedBy = parts.filter(Boolean).join(' ') || undefined
  return { error, options, hint, hasDisabledOptions, limit, describedBy }
}

/**
 * The id of a text that describes a control.
 * @example partId('root_name', 'error') // => 'root_name__error'
 */
export function partId(id: string, part: 'hint' | 'error' | 'closed' | 'count'): string {
  return `${id}__${part}`
}

/** One option of a choice, as the page shows it. */
export interface Option {
  /** The answer as text; also the `value` of the option in the page. */
  readonly value: string
  readonly label: string
  /** Why it cannot be chosen now; undefined when it can. */
  readonly disabled: string | undefined
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
      .filter((options) => current.every((option) => options.includes(option)))
      .toSorted((one, other) => one.length - other.length)[0] ?? []
  const reasons = written.flatMap(
    ({ errorMessage, items }) => errorMessage?.not ?? items?.errorMessage?.not ?? [],
  )
  const reason = reasons[0] ?? texts.disabledOption
  const { 'ui:enumDisabled': closed, 'ui:enumNames': labels } = controlOf(form, name)
  const disabled = closed?.map(String) ?? []
  const shut = time === undefined ? {} : closedOptions(form, name, time)
  return current
    .toSorted((one, other) => list.indexOf(one) - list.indexOf(other))
    .map((option) => {
      const value = String(option)
      const label = labels?.[value] ?? value
      return { value, label, disabled: disabled.includes(value) ? reason : shut[value] }
    })
}
