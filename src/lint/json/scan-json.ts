import type { RuleId } from '../diagnostic'
import type { Edit } from './edits'
import type { Span } from './json-node'
import { scanString } from './scan-string'

/** One JSON syntax mistake. `fix` is what was probably meant, where that can be told. */
export interface Mistake extends Span {
  readonly rule: RuleId
  readonly values: Readonly<Record<string, string | number>>
  readonly fix?: readonly Edit[] | undefined
  readonly also?: readonly Span[]
}

export interface Token extends Span {
  readonly kind: 'punctuation' | 'string' | 'number' | 'word'
  /** The text as meant: the punctuation, the decoded string, the digits, or the word. */
  readonly text: string
}

/** The result of scanning one part of the text: the token, if any, where to continue, and the mistakes in it. */
export interface Scanned {
  readonly token?: Token
  readonly end: number
  readonly mistakes: readonly Mistake[]
}

/** What a text may go on with, where it is not a string: the token it is, and the mistake, if it is one. */
interface Lexeme {
  readonly pattern: RegExp
  readonly kind?: Token['kind']
  readonly rule?: RuleId
  /** What to write instead. */
  readonly meant?: (found: string) => string
  /** Whether it can only be a value: only a name could come after its comma. */
  readonly isValue?: true
}

/** The first that matches counts. */
const lexemes: readonly Lexeme[] = [
  { pattern: /[ \t\r\n]+/y },
  { pattern: /[{}[\],:]/y, kind: 'punctuation' },
  { pattern: /[=;]/y, kind: 'punctuation', rule: 'equals-sign', meant: (sign) => (sign === '=' ? ':' : ',') },
  {
    // Digits in groups of three with commas between, up to the end of the line or of the group.
    pattern: /-?\d{1,3}(?:,\d{3})+(?=\s*(?:[,}]|\r?\n|$))/y,
    kind: 'number',
    rule: 'grouped-number',
    meant: (digits) => digits.replaceAll(',', ''),
    isValue: true,
  },
  {
    pattern: /-?\d+,\d+(?=\s*(?:[,}]|\r?\n|$))/y,
    kind: 'number',
    rule: 'comma-in-number',
    meant: (digits) => digits.replace(',', '.'),
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
