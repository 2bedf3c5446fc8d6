import type { Diagnostic } from '../../../lint/report/diagnostic'

type Edits = NonNullable<Diagnostic['fix']>

/**
 * A text with edits made; their offsets are those of the text before (UTF-16 units), and they do not overlap.
 * @example applyEdits('[1,]', [{ start: 2, end: 3, text: '' }]) // => '[1]'
 */
export function applyEdits(text: string, edits: Edits): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: put }) => edited.slice(0, start) + put + edited.slice(end), text)
}
