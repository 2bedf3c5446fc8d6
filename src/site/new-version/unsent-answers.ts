/** A form that may have unsent answers, for a reload of the page. */
interface UnsentForm {
  readonly isUntouched: () => boolean
  /**
   * Have the next page restore its answers into the form. Returns false where that would lose something: it is being
   * sent, or this browser stores nothing.
   */
  readonly carryOver: () => boolean
}

const forms = new Set<UnsentForm>()

/** Include this form in `carryUnsentOver` until the returned function is called. */
export function countUnsent(form: UnsentForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/** Carry all unsent answers over to the next page. Returns whether loading it would lose nothing. */
export function carryUnsentOver(): boolean {
  return [...forms].filter((form) => !form.isUntouched()).every((form) => form.carryOver())
}
