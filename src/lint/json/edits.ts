import type { Span } from './json-node'

/** A change to a text: what is written in place of a range of it. */
export interface Edit extends Span {
  readonly text: string
}

/**
 * A text with edits made, given in any order. Their offsets refer to the original text (UTF-16 units); of two that
 * overlap only the first is made.
 * @example applyEdits('[1,]', [{ start: 2, end: 3, text: '' }]) // => '[1]'
 */
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
