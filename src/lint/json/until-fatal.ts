import { lineAt, lineStarts } from './positions'
import type { RuleId } from '../report/diagnostic'
import type { Mistake } from './scan-json'

// When a line has several mistakes, the first of these causes the others.
const causes: readonly RuleId[] = [
  'curly-quotes',
  'missing-quote',
  'missing-closing-bracket',
  'extra-bracket',
  'wrong-bracket',
  'missing-opening-bracket',
]

/**
 * The mistakes worth reporting in a text that cannot be parsed: all on the lines before the first mistake that stopped
 * the parser, and on its line the one that explains the rest. Everything later is only a consequence.
 */
export function untilFatal(
  text: string,
  mistakes: readonly Mistake[],
  fatal: readonly Mistake[],
): readonly Mistake[] {
  const starts = lineStarts(text)
  const lineOf = ({ start }: Mistake): number => lineAt(starts, start)
  const stop = Math.min(...fatal.map(lineOf))
  const there = [...mistakes, ...fatal].filter((mistake) => lineOf(mistake) === stop)
  const cause = there.toSorted((a, b) => rank(a) - rank(b))[0]
  return [...mistakes.filter((mistake) => lineOf(mistake) < stop), ...(cause ? [cause] : [])]
}

function rank({ rule }: Mistake): number {
  const index = causes.indexOf(rule)
  return index === -1 ? causes.length : index
}
