import type { Edit } from '../json/scan-json'
import type { Span } from '../json/json-node'
import type texts from '../texts.json'

/** The name of a rule of the checker; its words stand under this name in texts.json. */
export type RuleId = keyof typeof texts

/** What fills the placeholders of a rule's words; lists are joined with commas. */
export type Values = Readonly<Record<string, string | number | readonly (string | number)[]>>

/** A stretch of one file. */
export interface Place {
  readonly file: string
  readonly span: Span
}

/** Something a rule has found, as data; words and lines come last. */
export interface Finding extends Place {
  readonly rule: RuleId
  readonly values: Values
  /** What was probably meant, for "Did you mean". */
  readonly near?: string
  /** Changes of the same file that mend it, where only one mending makes sense. */
  readonly fix?: readonly Edit[]
  /** Other places it disagrees with. */
  readonly also?: readonly Place[]
}
