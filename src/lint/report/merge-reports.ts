import type { Report, RuleId, Values, Place } from '../diagnostic'
import { groupBy } from '../group-by'
import several from './several-texts.json'

/** A rule's texts; the remedy is `didYouMean` where there is a suggestion, `noOptions` where there are no options. */
export interface RuleText {
  readonly message: string
  readonly remedy: string
  readonly didYouMean?: string
  readonly noOptions?: string
}

/** The texts for several findings of a rule that have one cause; their values are lists. */
interface SeveralTexts extends RuleText {
  /** The value that the findings share. Without it they share their place. */
  readonly by?: string
  /** Whether all findings in a file have one cause, as when it was pasted from another program. */
  readonly perFile?: boolean
}

/** Only for the rules whose findings can have one cause. */
export const severalTexts: Readonly<Partial<Record<RuleId, SeveralTexts>>> = several

/**
 * Turns the reports of a rule that have one cause into one: each value that differs becomes a list; where they are all over a
 * file, their number and places are listed. several-texts.json has the texts for that, and so the rules that do it.
 */
export function mergeReports(reports: readonly Report[]): readonly Report[] {
  return [...groupBy(reports, keyOf).values()].flatMap((group) => (group.length > 1 ? merged(group) : group))
}

function keyOf(report: Report): string | Report {
  const { rule, file, start, values } = report
  const found = severalTexts[rule]
  if (!found) return report
  const { by, perFile = false } = found
  return [rule, file, by === undefined ? !perFile && start : String(values[by])].join('\n')
}

function merged(group: readonly Report[]): readonly Report[] {
  const sorted = group.toSorted((one, other) => one.start - other.start)
  const [first, ...others] = sorted
  if (!first) return []
  const isPerFile = severalTexts[first.rule]?.perFile === true
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
