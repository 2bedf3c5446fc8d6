import { itemsOf, membersOf, nodeAt, type JsonNode, type Span, type JsonPath } from './json-node'

/** A change to a text: `text` replaces the range. */
export interface Edit extends Span {
  readonly text: string
}

/**
 * A text with edits applied, which may be in any order. Their offsets refer to the original text (UTF-16
 * units). Of two edits that overlap, only the first in the text is applied.
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

/**
 * The edit that deletes an entry of an object or a list, with one of the commas beside it; undefined if the path leads to
 * no entry.
 */
export function withoutEntry(root: JsonNode, path: JsonPath): Edit | undefined {
  const parent = nodeAt(root, path.slice(0, -1))
  const [members, last] = [membersOf(parent), path.at(-1)]
  const entries: readonly Span[] = members.length > 0 ? members : itemsOf(parent)
  const index = typeof last === 'number' ? last : members.findIndex(({ key }) => key === last)
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]]
  if (!entry) return undefined
  if (after) return { start: entry.start, end: after.start, text: '' }
  return { start: before?.end ?? entry.start, end: entry.end, text: '' }
}

/** The edits that put quotes around a part of the text. */
export function quoteEdits({ start, end }: Span): readonly Edit[] {
  return [
    { start, end: start, text: '"' },
    { start: end, end, text: '"' },
  ]
}
