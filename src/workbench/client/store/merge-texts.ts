import { structuredPatch } from 'diff'

/**
 * Three-way merge of a text, line by line. Undefined where both changed the same lines, or adjacent ones,
 * because only a person can resolve that.
 * @example mergeTexts('a\nb\nc', 'A\nb\nc', 'a\nb\nC') // => 'A\nb\nC'
 */
export function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const [own, other] = [changedLines(before, mine), changedLines(before, theirs)]
  const touches = own.some((one) => other.some((two) => one.from <= two.to && two.from <= one.to))
  if (touches) return undefined
  const all = [...own, ...other].toSorted((one, two) => two.from - one.from)
  const merged = before.split('\n')
  for (const { from, to, lines } of all) merged.splice(from, to - from, ...lines)
  return merged.join('\n')
}

/** The ranges of lines that a change replaces, each with the new lines. */
function changedLines(before: string, after: string) {
  // A last line without a line break would be a special case in the patch.
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, undefined, undefined, { context: 0 })
  return hunks.map(({ oldStart, oldLines, lines }) => ({
    from: oldStart - 1,
    to: oldStart - 1 + oldLines,
    lines: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)),
  }))
}
