import { itemsOf, nodeAt, type JsonNode, type PathStep, type Span } from './json-node'

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

/** The edit that deletes an entry of a list; undefined for the only entry, and if the path leads to no entry. */
export function withoutEntry(root: JsonNode, path: readonly PathStep[]): Edit | undefined {
  const items = itemsOf(nodeAt(root, path.slice(0, -1)))
  const index = Number(path.at(-1))
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]]
  if (item && after) return { start: item.start, end: after.start, text: '' }
  return item && before && { start: before.end, end: item.end, text: '' }
}
