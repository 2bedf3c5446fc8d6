import { controlOf } from '../../engine/schema/questions'
import { describedBy } from '../describe-by'
import type { OurWidgetProps } from '../form-context'
import type { Description } from '../use-description'

/** The attributes every control shares. It has no `name`, so that no answer can get into the page's address. */
export function controlAttributes(props: OurWidgetProps, description: Description) {
  const { id, name, disabled, required, registry } = props
  const { 'ui:autocomplete': autoComplete, 'ui:options': options } = controlOf(
    registry.formContext.form,
    name,
  )
  return {
    id,
    disabled: disabled ?? false,
    'aria-required': required || undefined,
    'aria-invalid': description.error !== undefined || undefined,
    'aria-describedby': describedBy(description),
    autoComplete,
    spellCheck: options?.spellcheck,
    // Names and codes, which nothing should correct, are not to begin with a capital by themselves either.
    autoCapitalize: options?.spellcheck === false ? 'none' : undefined,
  }
}
