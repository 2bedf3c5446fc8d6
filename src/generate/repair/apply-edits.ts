import type { Edit } from '../../lint/json/scan-json'

/** A text with some stretches replaced; of two edits that touch the same stretch only the first is made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let after = ''
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue
    after += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return after + text.slice(at)
}
