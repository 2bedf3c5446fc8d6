import { nestsTooDeep } from '../../engine/nesting'
import type { RuleId } from '../diagnostic'
import { findImbalance } from './brackets'
import { type JsonNode, type Span, applyEdits } from './json-node'
import { literals, Parser } from './parser'
import { lineAt, lineStarts } from './positions'
import { scanJson, type Mistake, type Token } from './scan-json'

/**
 * A parsed JSON text. `root` is present if the text could be parsed, with its mistakes fixed; otherwise (if a
 * bracket is missing, for example) there are only the mistakes.
 */
interface ParsedJson {
  readonly root?: JsonNode
  readonly mistakes: readonly Mistake[]
}

/**
 * Parse a JSON text and list every mistake in it with its range. Those with a `fix` can be fixed that way: with all
 * their fixes made, only the mistakes without one are left.
 * Without mistakes the text is exactly what `JSON.parse` accepts, and no object has a name twice. Never throws.
 * @example parseJson('{"a": 1,}').mistakes // => [{ rule: 'trailing-comma', start: 7, end: 8, … }]
 */
export function parseJson(text: string): ParsedJson {
  if (nestsTooDeep(text)) return { mistakes: [{ rule: 'too-deep', start: 0, end: 1, values: {} }] }
  if (text.startsWith('{\\rtf')) return { mistakes: [{ rule: 'rich-text', start: 0, end: 1, values: {} }] }
  if (/^\s*<(?:!doctype html|html)\b/i.test(text))
    return { mistakes: [{ rule: 'web-page', start: 0, end: 1, values: {} }] }
  const conflicts = conflictsIn(text)
  if (conflicts.length > 0) return { mistakes: conflicts }
  const before = textBeforeStart(text)
  if (before) return { mistakes: [before] }
  const { root, mistakes } = readJson(text)
  const fixed = applyEdits(
    text,
    mistakes.flatMap(({ fix = [] }) => fix),
  )
  const open = new Set(mistakes.flatMap(({ rule, fix }) => (fix ? [] : [rule])))
  const isFixed = fixed === text || readJson(fixed).mistakes.every(({ rule }) => open.has(rule))
  const stray = isFixed && open.size === 0 ? undefined : strayWords(text)
  // After the last bracket more than these words may be left over, so that mistake has its own remedy.
  if (stray && !mistakes.some(({ rule, start }) => rule === 'text-after-end' && start === stray.start))
    return { mistakes: [stray] }
  return {
    ...(root && { root }),
    mistakes: isFixed ? mistakes : mistakes.map((mistake) => ({ ...mistake, fix: undefined })),
  }
}

/**
 * The words, one after the other, without which the text has no mistake at all, so that they are neither a name nor a value.
 * Right after a text on its line they may belong to that, behind a quote too many.
 */
function strayWords(text: string): Mistake | undefined {
  const { tokens } = scanJson(text)
  const isWord = ({ kind, text: found }: Token) => kind === 'word' && !literals.has(found)
  const [first, last] = [tokens.findIndex(isWord), tokens.findLastIndex(isWord)]
  const [word, end, before] = [tokens[first], tokens[last]?.end, tokens[first - 1]]
  if (!word || end === undefined || !tokens.slice(first, last).every(isWord)) return undefined
  const { start } = word
  if (before?.kind === 'string' && !text.slice(before.end, start).includes('\n')) return undefined
  const fix = [{ ...wholeLine(text, start, end), text: '' }]
  if (readJson(applyEdits(text, fix)).mistakes.length > 0) return undefined
  return { rule: 'stray-word', start, end, values: { found: text.slice(start, end) }, fix }
}

/** A range with the spaces after it, or with its line where nothing else is on that. */
function wholeLine(text: string, start: number, end: number): Span {
  const before = /(?<=^|\n)[ \t]*$/.exec(text.slice(0, start))?.[0]
  const after = /^[ \t]*(?:\r?\n)?/.exec(text.slice(end))?.[0] ?? ''
  if (before !== undefined && after.endsWith('\n'))
    return { start: start - before.length, end: end + after.length }
  return { start, end: end + after.replace(/\r?\n$/, '').length }
}

/** Like `parseJson`, but its fixes may leave other mistakes. */
function readJson(text: string): ParsedJson {
  const { tokens, mistakes: written } = scanJson(text)
  if (tokens.length === 0)
    return { mistakes: [{ rule: 'empty-file', start: 0, end: text.length, values: {} }] }
  const imbalance = findImbalance(text, tokens)
  if (imbalance?.rule === 'file-cut') return { mistakes: untilFatal(text, written, [imbalance]) }
  const parser = new Parser(tokens, text.length, imbalance === undefined)
  const root = parser.readFile()
  const fatal = [...(imbalance ? [imbalance] : []), ...(parser.isLost ? parser.mistakes.slice(-1) : [])]
  const mistakes = [...written, ...parser.mistakes].toSorted((a, b) => a.start - b.start)
  if (fatal.length > 0) return { mistakes: untilFatal(text, mistakes, fatal) }
  return written.some(({ rule }) => rule === 'bad-number') ? { mistakes } : { root, mistakes }
}

/** The conflicts of git that were left in the text: the first marker of each, also where the others are gone. */
function conflictsIn(text: string): readonly Mistake[] {
  const markers = [...text.matchAll(/^(?:<{7}|={7}|>{7})(?: .*)?$/gm)]
  let isOpen = false
  return markers.flatMap(({ 0: marker, index: start }) => {
    const isFirst = !isOpen || marker.startsWith('<')
    isOpen = !marker.startsWith('>')
    return isFirst
      ? [{ rule: 'conflict-marks', start, end: start + marker.trimEnd().length, values: {} } as const]
      : []
  })
}

/**
 * Finds prose or a Markdown code fence before the first bracket, as copied from a chat. Quoted text there means that the
 * opening bracket is missing, which the parser reports.
 */
function textBeforeStart(text: string): Mistake | undefined {
  const typed = /^\s*\p{L}+(?=[{[])/u.exec(text)?.[0].length
  const end = typed ?? /^[ \t]*[{[][ \t]*\r?$/m.exec(text)?.index ?? 0
  const before = text.slice(0, end)
  const isForeign = /^\s*(?:```|\p{L}[^"]*$)/u.test(before) && !/[{}[\]]/.test(before)
  if (!isForeign) return undefined
  const after = /\s*```\s*$/.exec(text.slice(end))?.[0] ?? ''
  const tail = after === '' ? [] : [{ start: text.length - after.length, end: text.length, text: '\n' }]
  return {
    rule: 'text-before-start',
    start: before.search(/\S/),
    end: before.trimEnd().length,
    values: { line: before.split('\n').length },
    fix: [{ start: 0, end, text: '' }, ...tail],
  }
}

// If a line has several mistakes, the first in this list caused the others.
const causes: readonly RuleId[] = [
  'file-cut',
  'curly-quotes',
  'missing-quote',
  'missing-closing-bracket',
  'extra-bracket',
  'wrong-bracket',
  'missing-opening-bracket',
]

/**
 * The mistakes worth reporting in a text that cannot be parsed: all on the lines before the first mistake
 * that stopped the parser, and on its line the one that explains the rest. Later ones are only consequences.
 */
function untilFatal(
  text: string,
  mistakes: readonly Mistake[],
  fatal: readonly Mistake[],
): readonly Mistake[] {
  const starts = lineStarts(text)
  const lineOf = ({ start }: Mistake): number => lineAt(starts, start)
  const stop = Math.min(...fatal.map(lineOf))
  const there = [...mistakes, ...fatal].filter((mistake) => lineOf(mistake) === stop)
  const cause = there.toSorted((a, b) => rank(a) - rank(b))[0]
  return [...mistakes.filter((mistake) => lineOf(mistake) < stop), ...(cause ? [cause] : [])]
}

function rank({ rule, fix }: Mistake): number {
  // A bracket that the parser can replace explains why another one has no partner.
  if (rule === 'wrong-bracket' && fix) return -1
  const index = causes.indexOf(rule)
  return index === -1 ? causes.length : index
}
