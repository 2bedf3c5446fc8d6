import type { Place, Report } from '../diagnostic'

/**
 * The reports on what files say, and then all others. Where a name is not written as its kind is, and another rule knows
 * which name was meant there, the two become one report that suggests the name that exists.
 */
export function withRightNames(written: readonly Report[], others: readonly Report[]): readonly Report[] {
  const known = new Map<string, Report>()
  const wrong = new Set(written.flatMap((report) => (report.rule === 'wrong-writing' ? keyOf(report) : [])))
  const rest = others.filter((report) => {
    const isExplained =
      wrong.has(keyOf(report)) && (report.rule === 'card-without-folder' || nameIn(report) !== undefined)
    if (isExplained) known.set(keyOf(report), report)
    return !isExplained
  })
  return [
    ...written.map((report) => {
      const other = report.rule === 'wrong-writing' ? known.get(keyOf(report)) : undefined
      const suggestion = other && nameIn(other)
      return suggestion === undefined ? report : { ...report, suggestion, fix: other?.fix }
    }),
    ...rest,
  ]
}

/** The name that a report says is right. */
function nameIn({ suggestion, values: { now } }: Report): string | undefined {
  return suggestion ?? (now === undefined ? undefined : String(now))
}

function keyOf({ file, start, end }: Place): string {
  return [file, start, end].join('\n')
}
