import type { Span, JsonPath, Edit } from '../../../src/lint/json/json-node'
import { parseJson } from '../../../src/lint/json/parse-json'
import { pathAt } from '../../../src/lint/json/locate'

export const ways = ['drop', 'rename', 'retype', 'misspell', 'reorder', 'syntax'] as const
export type Way = (typeof ways)[number]

/** One way to break a text: the edits, and the spans of the original text where the mistake may be reported. */
export interface Breakage {
  readonly way: Way
  readonly what: string
  /** The offset of the broken part. */
  readonly at: number
  readonly edits: readonly Edit[]
  readonly seen: readonly Span[]
}

/** A broken copy of one file. `lines` are the lines of the broken text where a report is correct. */
export interface Mutant {
  readonly way: Way
  readonly what: string
  readonly file: string
  readonly text: string
  /** The path of the place in the original file. */
  readonly path: JsonPath
  readonly lines: ReadonlySet<number>
}

/** Make the broken copy. */
export function toMutant(file: string, text: string, { way, what, at, edits, seen }: Breakage): Mutant {
  const { root } = parseJson(text)
  const sorted = edits.toSorted((a, b) => b.start - a.start)
  const broken = sorted.reduce(
    (before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end),
    text,
  )
  const moved = (offset: number, isEnd: boolean): number =>
    edits.reduce((place, edit) => {
      const isBefore = edit.end <= offset && !(isEnd && edit.start === offset)
      return isBefore ? place + edit.text.length - (edit.end - edit.start) : place
    }, offset)
  const lineOf = (offset: number): number => broken.slice(0, Math.max(0, offset)).split('\n').length
  const lines = seen.flatMap(({ start, end }) => {
    const [from, to] = [lineOf(moved(start, false)), lineOf(moved(end, true))]
    return Array.from({ length: Math.max(to - from, 0) + 1 }, (_, index) => from + index)
  })
  return {
    way,
    what,
    file,
    text: broken,
    path: root ? pathAt(root, at) : [],
    lines: new Set(lines),
  }
}
