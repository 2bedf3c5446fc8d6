import type { Span, Edit } from './json/json-node'
import texts from './texts.json'
import severities from './report/severities.json'

/** The name of a rule; its texts and the reason for its severity are under this name in texts.json. */
export type RuleId = keyof typeof texts

/** An `error` prevents the build, a `warning` does not. severities.json gives the reasons. */
type Severity = 'error' | 'warning'

/** The values for the placeholders of a rule's texts; lists are joined with commas. */
export type Values = Readonly<Record<string, string | number | readonly (string | number)[]>>

/** A range of a file. */
export interface Place extends Span {
  readonly file: string
}

/** What a rule can add to a report. */
export interface ReportDetails {
  /** The value that was probably meant, for "Did you mean". */
  readonly suggestion?: string | undefined
  /** Whether the suggestion is the only possible one. */
  readonly isCertain?: boolean | undefined
  /** Edits of the same file that fix the report, where there is only one sensible fix. */
  readonly fix?: readonly Edit[] | undefined
  /** Other places that it conflicts with. */
  readonly also?: readonly Place[] | undefined
}

/** A rule's finding, as data; texts and line numbers are added later. */
export interface Report extends Place, ReportDetails {
  readonly rule: RuleId
  readonly values: Values
}

/** A place in a file, for people. Lines and columns count from 1, columns in characters (code points). */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The end: the position after the last character. */
  readonly endLine: number
  readonly endColumn: number
}

/** An error or a warning about a file of `forms/` or of the page content, ready to be shown. */
export interface Diagnostic extends Location, Span {
  readonly rule: RuleId
  /** Only errors stop the build, the command line and CI; `--strict` makes warnings count. */
  readonly severity: Severity
  /** The question, card or key it is about. */
  readonly subject?: string
  /** What is wrong, in one or two sentences. */
  readonly message: string
  /** What to write instead. */
  readonly remedy: string
  /** The values of these texts' placeholders, for a program that words the diagnostic itself, as the workbench does. */
  readonly values?: Values
  readonly also: readonly Location[]
  /** Edits of this file that fix it, where there is only one sensible fix. */
  readonly fix?: readonly Edit[]
}

const reasons: Readonly<Record<string, { readonly severity: string } | undefined>> = severities

/** The severity of a rule, which follows from the reason given for it in texts.json. */
export function severityOf(rule: RuleId): Severity {
  return reasons[texts[rule].reason]?.severity === 'warning' ? 'warning' : 'error'
}

export function isError({ rule }: { readonly rule: RuleId }): boolean {
  return severityOf(rule) === 'error'
}
