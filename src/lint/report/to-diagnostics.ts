import { lineStarts, positionAt } from '../json/positions'
import type { Span } from '../json/json-node'
import {
  type Report,
  type Location,
  type Place,
  type Diagnostic,
  severityOf,
  type Values,
} from '../diagnostic'
import texts from '../texts.json'
import { severalTexts, type RuleText } from './merge-reports'
import { subjectAt } from './suppress-cascades'
import { memoize } from '../memoize'
import type { SourceFile } from '../source/source-file'
import type { Workspace } from '../source/form-folder'
import { hiddenCharacters } from '../source/texts'
import { fillText } from '../../engine/fill-text'
import reportTexts from './report-texts.json'

/** Turn reports into diagnostics, with their texts, lines and columns, sorted by place, without duplicates. */
export function toDiagnostics(workspace: Workspace, reports: readonly Report[]): readonly Diagnostic[] {
  const diagnostics = reports.map((report) => toDiagnostic(workspace, report))
  const sorted = diagnostics.toSorted(
    (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)) || a.start - b.start || a.end - b.end,
  )
  return uniqueBy(sorted, ({ file, start, end, message, remedy }) =>
    [file, start, end, message, remedy].join('\n'),
  )
}

/** Removes duplicates: of the entries with the same key, the first is kept. */
function uniqueBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly Entry[] {
  const first = new Map(entries.toReversed().map((entry) => [keyOf(entry), entry]))
  return entries.filter((entry) => first.get(keyOf(entry)) === entry)
}

function toDiagnostic(workspace: Workspace, report: Report): Diagnostic {
  const { file, start, end, rule, also = [], fix } = report
  const { root, hasMark = false } = workspace.sources.get(file) ?? {}
  // The offsets of a diagnostic count the byte order mark, if the file has one; those of a report do not.
  const inFile = <Range extends Span>(range: Range): Range => {
    return { ...range, start: range.start + Number(hasMark), end: range.end + Number(hasMark) }
  }
  const subject = root && subjectAt({ path: file, root }, start)
  return {
    rule,
    severity: severityOf(rule),
    ...placeOf(workspace, report),
    ...inFile({ start, end }),
    ...(subject !== undefined && { subject }),
    ...formatMessage(report),
    values: report.values,
    also: uniqueBy(
      also.map((place) => placeOf(workspace, place)),
      ({ file, line }) => `${file} ${line}`,
    ),
    ...(fix && { fix: fix.map(inFile) }),
  }
}

const startsOf = memoize(({ text }: SourceFile) => lineStarts(text))

function placeOf(workspace: Workspace, { file, start, end }: Place): Location {
  const source = workspace.sources.get(file)
  const { text } = source ?? { text: '' }
  const starts = source ? startsOf(source) : [0]
  const after = positionAt(text, starts, end)
  return { file, ...positionAt(text, starts, start), endLine: after.line, endColumn: after.column }
}

/** The texts for a report. A merged one has the number of findings, or a list as a value that its message names. */
function textsOf({ rule, values }: Report): RuleText {
  const one = texts[rule]
  const isMerged = Object.entries(values).some(
    ([name, value]) => typeof value === 'object' && one.message.includes(`{${name}}`),
  )
  return ((isMerged || values['count'] !== undefined) && severalTexts[rule]) || one
}

/** The most characters quoted from a text that staff wrote. */
const longestQuote = 80

function formatMessage(report: Report): Pick<Diagnostic, 'message' | 'remedy'> {
  const { values, suggestion } = report
  const text = textsOf(report)
  const filling = suggestion === undefined ? values : { ...values, suggestion }
  const { options } = values
  const hasOptions = typeof options !== 'object' || options.length > 0
  const remedy =
    (suggestion !== undefined && text.didYouMean) || (!hasOptions && text.noOptions) || text.remedy
  const fill = (template: string) => {
    const shown = Object.entries(filling).map(([name, value]) => [name, show(template, name, value)])
    return fillText(template, Object.fromEntries(shown))
  }
  return { message: fill(text.message), remedy: fill(remedy) }
}

/** A value as text; each entry of a list has the quotes that are around its placeholder. */
function show(template: string, name: string, value: Values[string]): string {
  if (typeof value === 'object') {
    const isQuoted = template.includes(`"{${name}}"`)
    return isQuoted ? value.join('", "').replace(/", "(?=[^"]*$)/, reportTexts.lastQuoted) : value.join(', ')
  }
  const characters = [...withVisibleSpaces(String(value))]
  if (!reportTexts.quoted.includes(name) || characters.length <= longestQuote) return characters.join('')
  return `${characters.slice(0, longestQuote).join('')}…`
}

/** A text in which people see the characters that look like nothing, or like a space. */
function withVisibleSpaces(text: string): string {
  const { hidden, fixedSpace } = reportTexts
  return text.replaceAll(hiddenCharacters, hidden).replaceAll(/[\u00A0\u202F]/g, fixedSpace)
}
