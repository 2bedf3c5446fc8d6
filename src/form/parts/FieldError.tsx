import { partId } from '../describe-by'
import type { Field } from '../field'
import texts from '../texts.json'

/**
 * What is wrong with an answer: a sign (drawn by the styles), a hidden "Error:", then the message alone in an element of
 * its own.
 */
export function FieldError({ field, error }: { readonly field: Field; readonly error: string }) {
  return (
    <p className="field-problem" id={partId(field, 'error')}>
      <span className="visually-hidden">{texts.errorPrefix}</span>{' '}
      <span className="field-error">{error}</span>
    </p>
  )
}
