import type { Span } from '../json/json-node'
import type { Edit } from '../json/scan-json'
import texts from '../texts.json'
import severities from './severities.json'
import type { FormFolder, Workspace } from '../source/form-folder'

/** The name of a rule; its words and the reason for its severity are under this name in texts.json. */
export type RuleId = keyof typeof texts

/** An `error` keeps the site from being built, a `warning` only asks to be read. severities.json says why which is which. */
export type Severity = 'error' | 'warning'

/** What fills the placeholders of a rule's words; lists are joined with commas. */
export type Values = Readonly<Record<string, string | number | readonly (string | number)[]>>

/** A stretch of one file. */
export interface Place {
  readonly file: string
  readonly span: Span
}

/** Something a rule has found, as data; words and lines come last. */
export interface Report extends Place {
  readonly rule: RuleId
  readonly values: Values
  /** What was probably meant, for "Did you mean". */
  readonly suggestion?: string
  /** Changes of the same file that fix it, where only one fix makes sense. */
  readonly fix?: readonly Edit[]
  /** Other places it disagrees with. */
  readonly also?: readonly Place[]
}

/** A place in a file as a person names it. Lines and columns count from 1, columns in characters (code points). */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Where it ends: the first character after it. */
  readonly endLine: number
  readonly endColumn: number
}

/**
 * What is wrong, or could be better, in a file of `forms/` or of the page content, ready to be shown.
 */
export interface Diagnostic extends Location {
  readonly rule: RuleId
  /** Only errors stop the build, the command line and CI; `--strict` makes warnings count. */
  readonly severity: Severity
  /** The same stretch as offsets in UTF-16 units, for editors. */
  readonly start: number
  readonly end: number
  /** The question, card or key it is about. */
  readonly subject?: string
  /** One or two sentences that say what is wrong. */
  readonly message: string
  /** What to write instead. */
  readonly remedy: string
  /** Other places that have to do with it. */
  readonly also: readonly Location[]
  /** Changes of this file that fix it, where only one fix makes sense. */
  readonly fix?: readonly Edit[]
}

const reasons: Readonly<Record<string, { readonly severity: string } | undefined>> = severities

/** The severity of a rule, which follows from the reason that texts.json gives for it. */
export function severityOf(rule: RuleId): Severity {
  return reasons[texts[rule].reason]?.severity === 'warning' ? 'warning' : 'error'
}

/** Whether a rule's report is an error. */
export function isError({ rule }: { readonly rule: RuleId }): boolean {
  return severityOf(rule) === 'error'
}

/** Looks at one form and tells what it finds; knows nothing of the other forms. */
export type FormRule = (form: FormFolder) => readonly Report[]

/** Looks at all files together. */
export type WorkspaceRule = (workspace: Workspace) => readonly Report[]
