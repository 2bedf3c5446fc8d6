/** What can tell whether a visitor has typed something that was not sent. */
interface Sheet {
  readonly isUntouched: () => boolean
}

const sheets = new Set<Sheet>()

/** From now on, until the returned function is called, this sheet counts for `hasUnsentAnswers`. */
export function countUnsent(sheet: Sheet): () => void {
  sheets.add(sheet)
  return () => void sheets.delete(sheet)
}

/** Whether a form on the page holds answers that would be gone from the screen if the page were loaded anew. */
export function hasUnsentAnswers(): boolean {
  return [...sheets].some((sheet) => !sheet.isUntouched())
}
