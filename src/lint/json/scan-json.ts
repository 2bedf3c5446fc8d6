import type { RuleId } from '../diagnostic'
import type { Span, Edit } from './json-node'

/** One JSON syntax mistake. `fix` turns the text into what was probably meant; absent where that is unclear. */
export interface Mistake extends Span {
  readonly rule: RuleId
  readonly values: Readonly<Record<string, string | number>>
  readonly fix?: readonly Edit[] | undefined
  readonly also?: readonly Span[]
}

export interface Token extends Span {
  readonly kind: 'punctuation' | 'string' | 'number' | 'word'
  /** The token as it was meant: the punctuation, the decoded string, the digits, or the word. */
  readonly text: string
}

/** The result of scanning one part of the text: the token, if any, where to continue, and the mistakes in it. */
interface Scanned {
  readonly token?: Token
  readonly end: number
  readonly mistakes: readonly Mistake[]
}

/** A pattern for a token that is not a string: its kind, and the mistake if it is not valid JSON. */
interface Lexeme {
  readonly pattern: RegExp
  readonly kind?: Token['kind']
  readonly rule?: RuleId
  /** What to write instead. */
  readonly meant?: (found: string) => string
  /** Whether it can only be a value, so that only a name could come after its comma. */
  readonly isValue?: true
}

/** The first pattern that matches is used. */
const lexemes: readonly Lexeme[] = [
  { pattern: /[ \t\r\n]+/y },
  { pattern: /[{}[\],:]/y, kind: 'punctuation' },
  { pattern: /[=;]/y, kind: 'punctuation', rule: 'equals-sign', meant: (sign) => (sign === '=' ? ':' : ',') },
  { pattern: /\(/y, kind: 'punctuation', rule: 'equals-sign', meant: () => '[', isValue: true },
  { pattern: /\)/y, kind: 'punctuation', rule: 'equals-sign', meant: () => ']' },
  // A dash that a text program wrote for the minus.
  { pattern: /[‒–—−](?=\d)/y, rule: 'equals-sign', meant: () => '-' },
  {
    // Digits in groups of three with commas or dots between, up to the end of the line or of the group. Only zeros
    // after dots are no decimals for certain.
    pattern:
      /-?(?:\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}(?:\.000)+|[1-9]\d{0,2}(?:\.\d{3}){2,})(?=\s*(?:[,}]|\r?\n|$))/y,
    kind: 'number',
    rule: 'grouped-number',
    meant: (digits) => digits.replaceAll(/[,.]/g, ''),
    isValue: true,
  },
  {
    pattern: /-?\d+,\d+(?=\s*(?:[,}]|\r?\n|$))/y,
    kind: 'number',
    rule: 'comma-in-number',
    meant: (digits) => digits.replace(',', '.'),
    isValue: true,
  },
  // A number with its unit, or with spaces between its thousands, up to the end of the line or of the group.
  {
    pattern: /-?\d[\d.,]*(?:[ \u00A0\u202F]+[\p{L}\d][\p{L}\d.]*)+(?=[ \t]*(?:[,}]|\r?\n|$))/uy,
    kind: 'number',
    rule: 'bad-number',
    isValue: true,
  },
  { pattern: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.+-])/y, kind: 'number' },
  { pattern: /[-+.]?\d[\w.+-]*/y, kind: 'number', rule: 'bad-number' },
  { pattern: /[\p{L}_$][\p{L}\p{N}_$-]*(?::\p{L}[\p{L}\p{N}_-]*)?/uy, kind: 'word' },
  { pattern: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|#[^\n]*/y, rule: 'comment', meant: () => '' },
  { pattern: /[\s\u200B\u2060\uFEFF]+/y, rule: 'odd-space', meant: () => ' ' },
  { pattern: /[^]/uy, rule: 'odd-character', meant: () => '' },
]

/** Split a text into JSON tokens, however broken it is. Never throws. */
export function scanJson(text: string) {
  const tokens: Token[] = []
  const mistakes: Mistake[] = []
  for (let at = 0; at < text.length;) {
    const scanned = scanString(text, at) ?? scanLexeme(text, at, tokens.at(-1)?.text === ':')
    if (scanned.token) tokens.push(scanned.token)
    mistakes.push(...scanned.mistakes)
    at = scanned.end
  }
  return { tokens, mistakes }
}

function scanLexeme(text: string, start: number, isAfterColon: boolean): Scanned {
  for (const { pattern, kind, rule, meant, isValue } of lexemes) {
    pattern.lastIndex = start
    const found = isValue && !isAfterColon ? undefined : pattern.exec(text)?.[0]
    if (found === undefined) continue
    const span = { start, end: start + found.length }
    const right = meant?.(found)
    const fix = right === undefined ? {} : { fix: [{ ...span, text: right }] }
    return {
      end: span.end,
      ...(kind && { token: { kind, text: right ?? found, ...span } }),
      mistakes: rule ? [{ rule, ...span, values: { found, meant: right ?? '' }, ...fix }] : [],
    }
  }
  return { end: start + 1, mistakes: [] }
}

const opening = /["'“”„‟«»‘’‚`]/
// A line break is matched together with the white space around it.
const escapesAndControls = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\\[^\p{Cc}]?|[ \t]*\r?\n\s*|\p{Cc}/gu
// A name without its closing quote, which ends before a colon and a space.
const unclosedName = /^"[\w$]+(?::[A-Za-z]+)?[^\w\s":]?(?=:\s)/
// What may follow a string; it shows where a string without a closing quote ends.
const afterText = /\s*,?[ \t]*\r?$/
// A string with line breaks in it: none of its later lines begins with a bracket, and after its closing quote
// comes what may follow a string.
const brokenText = /^"(?:[^"\\\n]|\\.|\n(?!\s*[{}[\]]))*"(?=\s*[,:}\]]|[ \t]*\r?(?:\n|$))/

/**
 * Scan one string in quotes of any kind; undefined where no string begins. A string without a closing quote, on its
 * line or a later one, ends at the end of its line, before a comma there.
 */
function scanString(text: string, start: number): Scanned | undefined {
  const quote = text.charAt(start)
  if (!opening.test(quote)) return undefined
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd)
  const isStraight = quote === '"'
  const closing = isStraight ? straightClosing(line, text.slice(start)) : foreignClosing(line, quote)
  const inner = start + (closing ?? unclosedLength(line))
  const end = closing === undefined ? inner : inner + 1
  const raw = text.slice(start + 1, inner)
  const fix = [...(isStraight ? [] : [edit(start, start + 1, '"')]), edit(inner, end, '"')]
  const rule = isStraight ? 'missing-quote' : isSingle(quote) ? 'single-quotes' : 'curly-quotes'
  const isRight = isStraight && closing !== undefined
  return {
    token: { kind: 'string', text: decode(raw), start, end },
    end,
    mistakes: [
      ...(isRight ? [] : [{ rule, start, end, values: { found: quote }, fix } as const]),
      ...mistakesIn(raw, start + 1),
    ],
  }
}

/**
 * The index of the closing quote: on the line, or on a later one if the string has line breaks. Undefined if
 * there is none.
 */
function straightClosing(line: string, rest: string): number | undefined {
  const found = /^"(?:[^"\\\r]|\\[^\r])*"/.exec(line) ?? brokenText.exec(rest)
  return found ? found[0].length - 1 : undefined
}

/**
 * The index of the closing quote of a string in curly or single quotes: the first matching one before a
 * comma, a colon, a bracket or the end of the line; else the first matching one.
 */
function foreignClosing(line: string, quote: string): number | undefined {
  const closers = isSingle(quote) ? `${quote}"` : '“”„‟«»‘’‚"'
  const ends = Array.from({ length: line.length }, (_, index) => index).filter(
    (index) => index > 0 && closers.includes(line.charAt(index)),
  )
  return ends.find((index) => /^\s*(?:[,:\]}]|$)/.test(line.slice(index + 1))) ?? ends[0]
}

function isSingle(quote: string): boolean {
  return quote === "'" || quote === '`'
}

function unclosedLength(line: string): number {
  return unclosedName.exec(line)?.[0].length ?? line.length - (afterText.exec(line)?.[0].length ?? 0)
}

function decode(raw: string): string {
  const read = (found: string): string => JSON.parse(`"${meantBy(found)}"`) as string // JSON's escapes are texts.
  return raw.replaceAll(escapesAndControls, read)
}

function mistakesIn(raw: string, offset: number): readonly Mistake[] {
  return [...raw.matchAll(escapesAndControls)].flatMap(({ 0: found, index }): readonly Mistake[] => {
    const start = offset + index
    const end = start + found.length
    const meant = meantBy(found)
    const fix = [edit(start, end, meant)]
    if (found === meant) return []
    return found.startsWith('\\')
      ? [{ rule: 'lone-backslash', start, end, values: { found, meant }, fix }]
      : [{ rule: 'line-break-in-text', start, end, values: {}, fix }]
  })
}

/** The valid JSON for a backslash with its letter, or for a control character. */
function meantBy(found: string): string {
  if (!found.startsWith('\\')) return found < ' ' || found.includes('\n') ? ' ' : found
  if (found === "\\'") return "'"
  return /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})$/.test(found) ? found : `\\${found}`
}

function edit(start: number, end: number, text: string): Edit {
  return { start, end, text }
}
