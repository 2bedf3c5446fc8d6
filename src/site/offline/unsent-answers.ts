/** A form that may hold what was not sent, as far as loading the page again concerns it. */
interface UnsentForm {
  readonly isUntouched: () => boolean
  /**
   * Have its answers put into the form of the page that is loaded next. Returns false where that would lose something: it
   * is being sent, or this browser keeps nothing.
   */
  readonly carryOver: () => boolean
}

const forms = new Set<UnsentForm>()

/** From now on, until the returned function is called, this form counts for `carryUnsentOver`. */
export function countUnsent(form: UnsentForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/** Carry over what was not sent, to the page that is loaded next. Returns whether nothing would be lost by loading it. */
export function carryUnsentOver(): boolean {
  return [...forms].filter((form) => !form.isUntouched()).every((form) => form.carryOver())
}
