import type { Report, Values, Place } from '../diagnostic'
import { severalOf } from './rule-texts'

/**
 * Turns the reports of a rule that have one cause into one: each value that differs becomes a list; where they are all over a
 * file, their number and places are listed. several-texts.json has the texts for that, and so the rules that do it.
 */
export function mergeReports(reports: readonly Report[]): readonly Report[] {
  const groups = new Map<string | Report, Report[]>()
  for (const report of reports) {
    const key = keyOf(report)
    const group = groups.get(key)
    if (group) group.push(report)
    else groups.set(key, [report])
  }
  return [...groups.values()].flatMap((group) => (group.length > 1 ? merged(group) : group))
}

function keyOf(report: Report): string | Report {
  const { rule, file, start, values } = report
  const several = severalOf(rule)
  if (!several) return report
  const { by, perFile = false } = several
  return [rule, file, by === undefined ? !perFile && start : String(values[by])].join('\n')
}

function merged(group: readonly Report[]): readonly Report[] {
  const sorted = group.toSorted((one, other) => one.start - other.start)
  const [first, ...others] = sorted
  if (!first) return []
  const isPerFile = severalOf(first.rule)?.perFile === true
  const values: Values = isPerFile
    ? { ...first.values, count: sorted.length }
    : Object.fromEntries(
        Object.entries(first.values).map(([name, value]) => {
          const all = new Set(sorted.flatMap((report) => report.values[name] ?? []))
          return [name, all.size > 1 ? [...all] : value]
        }),
      )
  const suggestions = [...new Set(sorted.map(({ suggestion }) => suggestion))]
  const fixes = sorted.map(({ fix }) => fix)
  return [
    {
      ...first,
      values,
      suggestion: suggestions.includes(undefined) ? undefined : suggestions.join(', '),
      fix: fixes.includes(undefined) ? undefined : fixes.flatMap((fix) => fix ?? []),
      also: [...(first.also ?? []), ...(isPerFile ? others : [])],
    },
  ]
}

/**
 * The reports on what files say, and then all others. Where a name is not written as its kind is, and another rule knows
 * which name was meant there, the two become one report that suggests the name that exists.
 */
export function withRightNames(written: readonly Report[], others: readonly Report[]): readonly Report[] {
  const known = new Map<string, Report>()
  const wrong = new Set(
    written.flatMap((report) => (report.rule === 'wrong-writing' ? placeKey(report) : [])),
  )
  const rest = others.filter((report) => {
    const isExplained =
      wrong.has(placeKey(report)) && (report.rule === 'card-without-folder' || nameIn(report) !== undefined)
    if (isExplained) known.set(placeKey(report), report)
    return !isExplained
  })
  return [
    ...written.map((report) => {
      const other = report.rule === 'wrong-writing' ? known.get(placeKey(report)) : undefined
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

function placeKey({ file, start, end }: Place): string {
  return [file, start, end].join('\n')
}
