import { describedBy } from '../describe-by'
import type { Field } from '../field'

/** The attributes every control shares. It has no `name`, so that no answer can get into the page's address. */
export function controlAttributes(field: Field, error: string | undefined) {
  return {
    id: field.id,
    disabled: field.waitsFor !== undefined,
    'aria-required': field.required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(field, error),
    autoComplete: field.control['ui:autocomplete'],
    spellCheck: field.control['ui:options']?.spellcheck,
    // Names and codes, which nothing should correct, are not to begin with a capital by themselves either.
    autoCapitalize: field.control['ui:options']?.spellcheck === false ? 'none' : undefined,
  }
}
