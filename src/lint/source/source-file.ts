import type { Report, RuleId } from '../diagnostic'
import type { Grammar } from '../schema/grammar'
import { applyGrammar } from '../schema/apply-grammar'
import { toValue, type JsonNode, type JsonPath } from '../json/json-node'
import { parseJson } from '../json/parse-json'
import { lineStarts, positionAt } from '../json/positions'
import type { Mistake } from '../json/scan-json'
import { decodeText } from './decode-text'
import { pathAt, startOf } from '../json/locate'
import { fileKind, type FileKind } from './file-kind'

/** One file as read: its text, and its syntax mistakes. */
export interface SourceFile {
  readonly path: string
  /** The text without its byte order mark, if it has one. All offsets are counted without the mark. */
  readonly text: string
  readonly hasMark: boolean
  readonly reports: readonly Report[]
  /** The parsed JSON, with simple mistakes corrected; absent where it cannot be parsed. */
  readonly root?: JsonNode
}

/** A file validated against its grammar: with its mistakes removed it can be used as a (loose) `T`. */
export interface ValidatedFile<T> extends SourceFile {
  /** The same file as it was read. */
  readonly source: SourceFile
  readonly root: JsonNode
  readonly value: T
  /** The places whose mistakes could not be corrected. */
  readonly invalidPaths: readonly JsonPath[]
  readonly grammar: Grammar
}

/** The rule for an empty file, whose remedy depends on the kind of file. */
const emptyRules: Readonly<Partial<Record<FileKind['kind'], RuleId>>> = {
  fixtures: 'empty-fixtures',
  manifest: 'empty-site-file',
  content: 'empty-site-file',
  grammar: 'empty-site-file',
}

const neverBare: readonly FileKind['kind'][] = ['part', 'fixtures', 'manifest', 'content']

/** Read one JSON file: decode it, then parse it. Never throws. */
export function readSource(path: string, file: string | Uint8Array): SourceFile {
  const source = parseSource(path, file)
  const kind = fileKind(path)
  if (kind.kind !== 'snapshot' || source.reports.length === 0) return source
  // A command writes the snapshot, so no person has to correct it.
  const { root: _guess, ...rest } = source
  return {
    ...rest,
    reports: [{ rule: 'snapshot-unreadable', ...startOf(path), values: { slug: kind.slug } }],
  }
}

function parseSource(path: string, file: string | Uint8Array): SourceFile {
  const decoded = decodeText(file)
  const { text } = decoded
  const hasMark = decoded.ok && decoded.hasMark
  if (!decoded.ok) {
    const rule = decoded.isUtf16 ? 'utf-16' : decoded.byte === 0 ? 'zero-byte' : 'not-utf8'
    return {
      path,
      text,
      hasMark,
      reports: [{ rule, file: path, start: text.length, end: text.length, values: {} }],
    }
  }
  const { root, mistakes } = parseFile(path, text)
  const starts = lineStarts(text)
  const reports = mistakes.map((mistake) => {
    const rule = mistake.rule === 'empty-file' ? emptyRules[fileKind(path).kind] : mistake.rule
    return toReport(path, text, starts, { ...mistake, ...(rule && { rule }) })
  })
  const mark: readonly Report[] = hasMark
    ? [{ rule: 'byte-order-mark', ...startOf(path), values: {}, fix: [{ start: -1, end: 0, text: '' }] }]
    : []
  return { path, text, hasMark, reports: [...mark, ...reports], ...(root && { root }) }
}

/** What a file says; a group with nothing in it is as empty as a file with no text. */
function parseFile(path: string, text: string): ReturnType<typeof parseJson> {
  const parsed = parseJson(text)
  const isBare = parsed.root?.kind === 'object' && parsed.root.members.length === 0
  if (!isBare || parsed.mistakes.length > 0 || !neverBare.includes(fileKind(path).kind)) return parsed
  return { mistakes: [{ rule: 'empty-file', start: 0, end: 0, values: {} }] }
}

/** Validate a file against its grammar. Undefined where the file could not be parsed. */
export function validateSource(source: SourceFile, grammar: Grammar): ValidatedFile<unknown> | undefined {
  const { root: written } = source
  if (!written) return undefined
  const { root, reports, invalidPaths } = applyGrammar(source.path, source.text, written, grammar)
  // Which of two entries with one name is meant is a guess.
  const twins = source.reports.flatMap(({ rule, start }) =>
    rule === 'duplicate-key' ? [pathAt(written, start)] : [],
  )
  const isBelow = ({ start }: Report, paths: typeof invalidPaths): boolean => {
    const path = pathAt(written, start)
    return paths.some((one) => one.every((step, index) => step === path[index]))
  }
  const isAt = (report: Report, places: readonly Report[]): boolean =>
    places.some(({ start, end }) => start === report.start && end === report.end)
  const ofGrammar = reports.filter((report) => !isBelow(report, twins))
  const misspelt = source.reports.filter((report) => {
    // What to write in place of "2,5" or of a word without quotes depends on what the grammar allows there.
    if (report.rule === 'unquoted-text') return !isAt(report, ofGrammar) && !isBelow(report, invalidPaths)
    return !ofGrammar.some((other) => other.rule === 'not-whole-number' && isAt(report, [other]))
  })
  return {
    ...source,
    source,
    root,
    // A misspelt value has been reported and its meaning guessed, so the grammar's report on it may be wrong.
    reports: [...misspelt, ...ofGrammar.filter((report) => !isAt(report, misspelt))],
    value: toValue(root),
    invalidPaths: [...invalidPaths, ...twins],
    grammar,
  }
}

function toReport(file: string, text: string, starts: readonly number[], mistake: Mistake): Report {
  const named = Object.entries(mistake.values).map(([name, value]) => {
    const isOffset = name === 'first' || name === 'opened' || name === 'closed'
    return [name, isOffset ? positionAt(text, starts, Number(value)).line : value] as const
  })
  const also = mistake.also?.map((span) => ({ file, ...span }))
  return { ...mistake, file, values: Object.fromEntries(named), also }
}
