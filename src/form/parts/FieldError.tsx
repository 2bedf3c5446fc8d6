import { partId } from '../describe-by'
import type { Field } from '../field'
import texts from '../texts.json'
import { AlertIcon } from './AlertIcon'

/** What is wrong with an answer: a sign, a hidden "Error:", then the message alone in an element of its own. */
export function FieldError({ field, error }: { readonly field: Field; readonly error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className="field-problem" id={partId(field, 'error')}>
      <AlertIcon />
      <span className="visually-hidden">{texts.errorPrefix}</span>{' '}
      <span className="field-error">{error}</span>
    </p>
  )
}
