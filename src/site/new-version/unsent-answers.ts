import { isLeavingUnsafe } from '../page-life'

/** The form of the open page, which may have unsent answers. */
interface UnsentForm {
  readonly isUntouched: () => boolean
  /**
   * Have the next page restore its answers into the form. Returns false where this browser stores nothing.
   */
  readonly carryOver: () => boolean
}

const forms = new Set<UnsentForm>()

/** Include this form in `carryUnsentOver` until the returned function is called. */
export function registerUnsent(form: UnsentForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/**
 * Carry all unsent answers over to the next page. Returns whether loading it would lose nothing: neither those, nor a
 * form that is being sent.
 */
export function carryUnsentOver(): boolean {
  return [...forms].every((form) => form.isUntouched() || form.carryOver()) && !isLeavingUnsafe()
}
