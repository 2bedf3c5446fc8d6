import type { Report } from '../diagnostic'
import { nodeAt, type JsonNode, type Span, type JsonPath } from '../json/json-node'
import type { Grammar } from './grammar'

/** One of Ajv's errors in our words: a report whose place is still to be found. */
export type Explanation = Pick<Report, 'rule' | 'values' | 'suggestion' | 'isCertain' | 'fix'>

/** How the syntax tree is changed, so that no rule reports the same mistake again; empty if it stays as it is. */
interface Change {
  /** The right key. */
  readonly renamed?: string | undefined
  /** The right value. */
  readonly replaced?: JsonNode | undefined
  /** Whether the change is no more than a guess: other rules' reports about the place cannot be trusted. */
  readonly isGuess?: boolean | undefined
  /** Whether the entry is left out. */
  readonly isDropped?: boolean | undefined
  /** Whether the report on another entry says what to do about this one. */
  readonly isExplained?: boolean | undefined
}

/** An explained error with its path and its range. */
export interface Explained extends Explanation, Change, Span {
  readonly path: JsonPath
}

/** An explained error, whose `path` and `span` default to those of the value it was found at. */
export interface Found extends Explanation, Change {
  readonly path?: JsonPath
  readonly span?: Span
  /** What to write there instead. */
  readonly text?: string | undefined
}

/** The file that an error was found in. */
export interface Subject {
  readonly grammar: Grammar
  readonly root: JsonNode
  readonly text: string
}

/** An entry of a table of words; undefined where there is none. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** The text, number, true, false or null at a path. */
export function scalarAt(root: JsonNode, path: JsonPath): unknown {
  const node = nodeAt(root, path)
  return node?.kind === 'scalar' ? node.value : undefined
}
