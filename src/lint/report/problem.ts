import type { Edit } from '../json/scan-json'
import type { RuleId } from './finding'

/** A place in a file as a person names it. Lines and columns count from 1, columns in characters (code points). */
export interface NamedPlace {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Where it ends: the first character after it. */
  readonly endLine: number
  readonly endColumn: number
}

/**
 * One problem in a file of `forms/` or of the page content, ready to be shown.
 */
export interface Problem extends NamedPlace {
  readonly rule: RuleId
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
  readonly also: readonly NamedPlace[]
  /** Changes of this file that mend it, where only one mending makes sense. */
  readonly fix?: readonly Edit[]
}
