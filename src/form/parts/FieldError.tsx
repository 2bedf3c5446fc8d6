import { partId } from '../describe-by'
import texts from '../texts.json'

/**
 * What is wrong with an answer: a sign (drawn by the styles), a hidden "Error:", then the message alone in an element of
 * its own.
 */
export function FieldError({ id, error }: { readonly id: string; readonly error: string }) {
  return (
    <p className="field-problem" id={partId(id, 'error')}>
      <span className="visually-hidden">{texts.errorPrefix}</span>{' '}
      <span className="field-error">{error}</span>
    </p>
  )
}
