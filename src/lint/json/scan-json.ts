import type { Span } from './json-node'
import { scanString } from './scan-string'

/** The name of a JSON syntax mistake; its message is in texts.json. */
export type SyntaxRule =
  | 'comment'
  | 'odd-space'
  | 'odd-character'
  | 'curly-quotes'
  | 'single-quotes'
  | 'missing-quote'
  | 'line-break-in-text'
  | 'lone-backslash'
  | 'bad-number'
  | 'grouped-number'
  | 'comma-in-number'
  | 'unquoted-text'
  | 'unquoted-name'
  | 'capital-word'
  | 'equals-sign'
  | 'trailing-comma'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'missing-name'
  | 'missing-opening-bracket'
  | 'entry-outside-list'
  | 'missing-closing-bracket'
  | 'extra-bracket'
  | 'wrong-bracket'
  | 'text-after-end'
  | 'duplicate-key'
  | 'empty-file'
  | 'too-deep'

/** A change to the text that fixes a mistake. */
export interface Edit extends Span {
  readonly text: string
}

/** One JSON syntax mistake. `fix` is present when there is only one sensible fix. */
export interface Mistake extends Span {
  readonly rule: SyntaxRule
  readonly values: Readonly<Record<string, string | number>>
  readonly fix?: readonly Edit[]
  /** Other places involved. */
  readonly also?: readonly Span[]
}

export interface Token extends Span {
  readonly kind: 'punctuation' | 'string' | 'number' | 'word'
  /** The text as written: the punctuation, the decoded string, the digits, or the word. */
  readonly text: string
}

/** The result of scanning one part of the text: the token, if any, where to continue, and the mistakes in it. */
export interface Scanned {
  readonly token?: Token
  readonly end: number
  readonly mistakes: readonly Mistake[]
}

const space = /[ \t\r\n]+/y
const oddSpace = /[\s\u200B\u2060\uFEFF]+/y
const comment = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|#[^\n]*/y
const punctuation = /[{}[\],:=;]/y
const numberLike = /[-+.]?\d[\w.+-]*/y
// Digits in groups of three with commas between, up to the end of the line or of the group.
const grouped = /-?\d{1,3}(?:,\d{3})+(?=\s*(?:[,}]|\r?\n|$))/y
// A number with a decimal comma: after a colon, only a name could follow a comma.
const commaDecimal = /-?\d+,\d+(?=\s*(?:[,}]|\r?\n|$))/y
const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/
const word = /[\p{L}_$][\p{L}\p{N}_$-]*(?::\p{L}[\p{L}\p{N}_-]*)?/uy
const anyCharacter = /[^]/uy

/** Split a text into JSON tokens, however broken it is. Never throws. */
export function scanJson(text: string): {
  readonly tokens: readonly Token[]
  readonly mistakes: readonly Mistake[]
} {
  const tokens: Token[] = []
  const mistakes: Mistake[] = []
  for (let at = 0; at < text.length;) {
    const scanned = scanAt(text, at, tokens.at(-1)?.text === ':')
    if (scanned.token) tokens.push(scanned.token)
    mistakes.push(...scanned.mistakes)
    at = scanned.end
  }
  return { tokens, mistakes }
}

function scanAt(text: string, at: number, isAfterColon: boolean): Scanned {
  const spaces = match(space, text, at)
  if (spaces !== undefined) return { end: at + spaces.length, mistakes: [] }
  return (
    scanString(text, at) ??
    scanSign(text, at) ??
    (isAfterColon ? (scanGrouped(text, at) ?? scanCommaDecimal(text, at)) : undefined) ??
    scanNumber(text, at) ??
    scanWord(text, at) ??
    scanOdd(text, at)
  )
}

function scanSign(text: string, at: number): Scanned | undefined {
  const sign = match(punctuation, text, at)
  if (sign === undefined) return undefined
  const meant = sign === '=' ? ':' : sign === ';' ? ',' : sign
  const span = { start: at, end: at + 1 }
  const mistakes: readonly Mistake[] =
    meant === sign
      ? []
      : [{ rule: 'equals-sign', ...span, values: { found: sign, meant }, fix: [{ ...span, text: meant }] }]
  return { token: { kind: 'punctuation', text: meant, ...span }, end: span.end, mistakes }
}

function scanNumber(text: string, at: number): Scanned | undefined {
  const digits = match(numberLike, text, at)
  if (digits === undefined) return undefined
  const span = { start: at, end: at + digits.length }
  const mistakes: readonly Mistake[] = numeral.test(digits)
    ? []
    : [{ rule: 'bad-number', ...span, values: { found: digits } }]
  return { token: { kind: 'number', text: digits, ...span }, end: span.end, mistakes }
}

/** A number with thousands separators, 2,000: right after a colon, only a name could come after a comma. */
function scanGrouped(text: string, at: number): Scanned | undefined {
  const found = match(grouped, text, at)
  if (found === undefined) return undefined
  const span = { start: at, end: at + found.length }
  const meant = found.replaceAll(',', '')
  const mistakes: readonly Mistake[] = [
    { rule: 'grouped-number', ...span, values: { found, meant }, fix: [{ ...span, text: meant }] },
  ]
  return { token: { kind: 'number', text: meant, ...span }, end: span.end, mistakes }
}

function scanCommaDecimal(text: string, at: number): Scanned | undefined {
  const found = match(commaDecimal, text, at)
  if (found === undefined) return undefined
  const span = { start: at, end: at + found.length }
  const meant = found.replace(',', '.')
  const mistakes: readonly Mistake[] = [
    { rule: 'comma-in-number', ...span, values: { found, meant }, fix: [{ ...span, text: meant }] },
  ]
  return { token: { kind: 'number', text: meant, ...span }, end: span.end, mistakes }
}

function scanWord(text: string, at: number): Scanned | undefined {
  const found = match(word, text, at)
  if (found === undefined) return undefined
  const span = { start: at, end: at + found.length }
  return { token: { kind: 'word', text: found, ...span }, end: span.end, mistakes: [] }
}

function scanOdd(text: string, at: number): Scanned {
  const remark = match(comment, text, at)
  const gap = match(oddSpace, text, at)
  const found = remark ?? gap ?? match(anyCharacter, text, at) ?? ''
  const span = { start: at, end: at + Math.max(found.length, 1) }
  const rule = remark !== undefined ? 'comment' : gap !== undefined ? 'odd-space' : 'odd-character'
  const fix = [{ ...span, text: gap !== undefined ? ' ' : '' }]
  return { end: span.end, mistakes: [{ rule, ...span, values: { found }, fix }] }
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}
