import { diffArrays } from 'diff'

/** Lines of the original text that are replaced by others. */
interface Hunk {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
}

/**
 * Merge two changes of the same text: the lines that either of them changed. Undefined where both changed the same
 * lines, or adjacent ones, because only a person can resolve that.
 * @example mergeTexts('a\nb\nc', 'A\nb\nc', 'a\nb\nC') // => 'A\nb\nC'
 */
export function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const lines = before.split('\n')
  const [own, other] = [hunksOf(lines, mine.split('\n')), hunksOf(lines, theirs.split('\n'))]
  const touches = own.some((one) => other.some((two) => one.from <= two.to && two.from <= one.to))
  if (touches) return undefined
  const all = [...own, ...other].toSorted((one, two) => two.from - one.from)
  const merged = [...lines]
  for (const { from, to, lines: put } of all) merged.splice(from, to - from, ...put)
  return merged.join('\n')
}

function hunksOf(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: { from: number; lines: string[] } | undefined
  const close = () => {
    if (open) hunks.push({ from: open.from, to: at, lines: open.lines })
    open = undefined
  }
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) close()
    else open ??= { from: at, lines: [] }
    if (added) open?.lines.push(...value)
    else at += value.length
  }
  close()
  return hunks
}
