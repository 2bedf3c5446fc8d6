import { fillText } from '../../engine/fill-text'
import type { Location, Diagnostic } from '../diagnostic'
import texts from './report-texts.json'
import { fileKind } from '../source/file-kind'
import { decodeText } from '../source/decode-text'
import type { WorkspaceFiles } from '../source/read-workspace'

/** At most this many other places are listed one by one. */
const mostPlaces = 3

/**
 * The diagnostics as text for staff, each with its file and line, the line itself underlined, what is wrong, and what
 * to write instead; and a summary line.
 * @example formatDiagnostics([], files) // => 'No problems in 130 files.'
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], files: WorkspaceFiles): string {
  const paths = new Set(diagnostics.map(({ file }) => file))
  const lines = new Map([...paths].map((path) => [path, linesOf(files.get(path))]))
  return [
    ...diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, files, lines.get(diagnostic.file))),
    summaryOf(diagnostics, files),
  ].join('\n\n')
}

/** One diagnostic as text for staff. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  files: WorkspaceFiles,
  lines: readonly string[] = linesOf(files.get(diagnostic.file)),
): string {
  const also = placesToShow(diagnostic).map((place) => `  ${fillText(texts.seeAlso, { place })}`)
  const { file, subject, severity, message, remedy } = diagnostic
  const place = lines.length === 0 ? file : nameOf(diagnostic)
  const about = subject === undefined ? '' : `, "${subject}"`
  const head = `${place}${about}${severity === 'warning' ? ` (${texts.warning})` : ''}`
  return [head, ...codeFrame(diagnostic, lines), `  ${message}`, `  ${remedy}`, ...also].join('\n')
}

/**
 * The other places to list, without the line of the diagnostic itself and lines that the message names: at
 * most `mostPlaces`; if the message counts the places, also the lines of the rest.
 */
function placesToShow({ file, line, message, also, values = {} }: Diagnostic): readonly string[] {
  const others = also.filter(
    (place) => (place.file !== file || place.line !== line) && !message.includes(`line ${place.line} `),
  )
  const rest = 'count' in values ? others.slice(mostPlaces) : []
  const files = [...new Set(rest.map((place) => place.file))]
  return [
    ...others.slice(0, mostPlaces).map(nameOf),
    ...files.map((path) => {
      const lines = rest.filter((place) => place.file === path).map((place) => place.line)
      const sorted = [...new Set(lines)].toSorted((one, other) => one - other)
      const text = sorted.length === 1 ? texts.onLine : texts.onLines
      return fillText(text, { file: path, lines: sorted.join(', ') })
    }),
  ]
}

function summaryOf(diagnostics: readonly Diagnostic[], files: WorkspaceFiles): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.length - errors.length
  const text = countOf(errors, countFiles(files))
  if (warnings === 0) return `${text}.`
  return `${text}, ${fillText(warnings === 1 ? texts.oneWarning : texts.warnings, { warnings })}.`
}

/** How many files are checked, without the pictures, of which only the names are read. */
export function countFiles(files: WorkspaceFiles): number {
  return [...files.keys()].filter((path) => fileKind(path).kind !== 'other').length
}

function countOf(errors: readonly Diagnostic[], all: number): string {
  const files = new Set(errors.map(({ file }) => file)).size
  if (errors.length === 0) return fillText(texts.noProblems, { files: all })
  const text = errors.length === 1 ? texts.oneProblem : files === 1 ? texts.inOneFile : texts.inFiles
  return fillText(text, { problems: errors.length, files })
}

function nameOf({ file, line, column }: Location): string {
  return `${file}, ${fillText(texts.line, { line, column })}`
}

function linesOf(file: string | Uint8Array | undefined): readonly string[] {
  if (file === undefined) return []
  const { text } = decodeText(file)
  // A folder, or an empty file, has no line to underline.
  return text.trim() === '' ? [] : text.split('\n').map((line) => line.replace(/\r$/, ''))
}

/**
 * The diagnostics as commands that make GitHub Actions show annotations beside the lines.
 * Source: GitHub Actions, "Workflow commands", error and warning message.
 */
export function annotations(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map((diagnostic) => {
    const { file, line, column: col, endLine, endColumn, severity, message, remedy } = diagnostic
    const place = Object.entries({ file, line, col, endLine, endColumn }).map(
      ([name, value]) => `${name}=${escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
    )
    return `::${severity} ${place.join(',')}::${escapeText(`${message} ${remedy}`)}`
  })
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

type Stretch = Omit<Location, 'file'>

/** How many characters of a long line are shown, and how many lines of a long range. */
const mostCharacters = 90
const mostLines = 3

/**
 * The first lines of a diagnostic with their numbers, each with carets under the part that is wrong; empty if
 * the file has no lines.
 * @example codeFrame({ line: 2, column: 3, endLine: 2, endColumn: 6, … }, ['{', '  "a": 1'])
 * // => ['    2 |   "a": 1', '      |   ^^^']
 */
export function codeFrame(stretch: Stretch, lines: readonly string[]): readonly string[] {
  const last = Math.min(stretch.endLine, stretch.line + mostLines - 1, lines.length)
  const width = String(last).length
  return Array.from(
    { length: Math.max(last - stretch.line + 1, 0) },
    (_, index) => stretch.line + index,
  ).flatMap((number) => {
    const characters = [...(lines[number - 1] ?? '')]
    const [from, to] = columnsOn(stretch, number, characters)
    const start = Math.max(0, Math.min(from - 20, characters.length - mostCharacters))
    const shown = characters.slice(start, start + mostCharacters)
    const before = start > 0 ? '…' : ''
    const after = start + mostCharacters < characters.length ? '…' : ''
    const carets = '^'.repeat(Math.max(1, Math.min(to - start, shown.length) - (from - start)))
    return [
      `    ${String(number).padStart(width)} | ${before}${shown.join('')}${after}`.trimEnd(),
      `    ${' '.repeat(width)} | ${' '.repeat(before.length + from - start)}${carets}`,
    ]
  })
}

/** The first column of the range on one line, and the one after its last, both counted from 0. */
function columnsOn(
  stretch: Stretch,
  number: number,
  characters: readonly string[],
): readonly [from: number, to: number] {
  const indent = characters.findIndex((character) => character.trim() !== '')
  const from = number === stretch.line ? stretch.column - 1 : Math.max(indent, 0)
  const to = number === stretch.endLine ? stretch.endColumn - 1 : characters.length
  return [from, to]
}
