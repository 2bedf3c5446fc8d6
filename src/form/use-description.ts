import { getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { controlOf } from '../engine/schema/questions'
import { useStandingError, type OurWidgetProps } from './form-context'
import { optionsOf, type Option } from './options'

/** What a question's field and its control both have to know of it. */
export interface Description extends Described {
  readonly name: string
  readonly options: readonly Option[]
}

type PartProps = Pick<OurWidgetProps, 'id' | 'registry' | 'uiSchema' | 'disabled' | 'rawErrors'> & {
  readonly schema: RJSFSchema
}

/** The texts and options that the page shows for one question at this moment. */
export function useDescription(name: string, part: PartProps): Description {
  const { id, registry, uiSchema, schema, disabled, rawErrors } = part
  const { form, now } = registry.formContext
  const error = useStandingError(name, rawErrors)
  // As long as a question waits there is nothing to choose from, so nothing is said of its options.
  const options = disabled ? [] : optionsOf(form, name, schema, now)
  const waiting = disabled ? controlOf(form, name)['ui:options']?.dependsOn?.waiting : undefined
  const { help } = getUiOptions(uiSchema)
  return {
    id,
    name,
    error,
    options,
    hint: waiting ?? (typeof help === 'string' ? help : undefined),
    hasDisabledOptions: options.some((option) => option.disabled !== undefined),
    limit: limitOf(schema),
  }
}

type Part = 'hint' | 'error' | 'closed' | 'count'

/**
 * The id of a text that belongs to a control.
 * @example partId('root_name', 'error') // => 'root_name__error'
 */
export function partId(id: string, part: Part): string {
  return `${id}__${part}`
}

/** Which texts the page shows for a control. */
interface Described {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly hasDisabledOptions: boolean
  readonly limit: number | undefined
}

/**
 * The value of `aria-describedby`: the ids of the texts that the page shows for this control, in reading order;
 * undefined when there are none.
 */
export function describedBy({ id, hint, error, hasDisabledOptions, limit }: Described): string | undefined {
  const parts: readonly (readonly [Part, boolean])[] = [
    ['hint', hint !== undefined],
    ['error', error !== undefined],
    ['closed', hasDisabledOptions],
    ['count', limit !== undefined],
  ]
  const ids = parts.filter(([, isShown]) => isShown).map(([part]) => partId(id, part))
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The most characters (code points) a text may have; lists and choices are not counted. */
function limitOf({ type, maxLength, enum: options }: RJSFSchema): number | undefined {
  return type === 'array' || options ? undefined : maxLength
}
