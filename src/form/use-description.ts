import { getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { controlOf } from '../engine/schema/questions'
import { limitOf, type Described } from './describe-by'
import { useStandingError, type OurWidgetProps } from './form-context'
import { optionsOf, type Option } from './options'

/** What a question's field and its control both have to know of it. */
export interface Description extends Described {
  readonly name: string
  readonly options: readonly Option[]
}

type Part = Pick<OurWidgetProps, 'id' | 'registry' | 'uiSchema' | 'disabled' | 'rawErrors'> & {
  readonly schema: RJSFSchema
}

/** The texts and options that stand in the page for one question at this moment. */
export function useDescription(name: string, part: Part): Description {
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
