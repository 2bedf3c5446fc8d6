import { lineStarts } from './positions'
import type { Mistake, Token } from './scan-json'

/** An opening bracket that is not closed yet, and the indentation of its line. */
interface Open {
  readonly token: Token
  readonly line: number
  readonly indent: number
  /** Whether it is the last on its line, so that its partner should be at the beginning of a line. */
  readonly endsLine: boolean
}

/** A token with its line, the indentation of that line, and whether it is the first on it. */
interface Placed {
  readonly token: Token
  readonly before: Token | undefined
  readonly line: number
  readonly indent: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

const partner: Readonly<Record<string, string>> = { '{': '}', '[': ']', '}': '{', ']': '[' }

/**
 * The first bracket without a partner, or undefined when all have one. Indentation shows where it is missing: a line
 * that is indented no deeper than the line of the open bracket cannot be inside it.
 */
export function findImbalance(text: string, tokens: readonly Token[]): Mistake | undefined {
  if (isBalanced(tokens)) return undefined
  return byIndentation(text, tokens) ?? byCounting(tokens)
}

function isBalanced(tokens: readonly Token[]): boolean {
  const open: string[] = []
  for (const { kind, text } of tokens) {
    if (kind !== 'punctuation') continue
    if (text === '{' || text === '[') open.push(text)
    if ((text === '}' || text === ']') && open.pop() !== partner[text]) return false
  }
  return open.length === 0
}

function byIndentation(text: string, tokens: readonly Token[]): Mistake | undefined {
  const open: Open[] = []
  for (const placed of placeTokens(text, tokens)) {
    const mistake = placed.isFirst ? unlikeIndent(open.at(-1), placed) : undefined
    if (mistake) return mistake
    const mismatch = move(open, placed)
    if (mismatch) return mismatch
  }
  return undefined
}

function unlikeIndent(top: Open | undefined, { token, before, line, indent }: Placed): Mistake | undefined {
  if (!top || top.line === line) return undefined
  const isCloser = isClosing(token)
  const isOutside = isCloser ? indent < top.indent : indent <= top.indent
  if (isOutside) return missingCloser(top.token, before ?? token)
  return isCloser && indent > top.indent ? extra(token) : undefined
}

function byCounting(tokens: readonly Token[]): Mistake | undefined {
  const open: Open[] = []
  for (const token of tokens) {
    const mismatch = move(open, {
      token,
      before: undefined,
      line: 0,
      indent: 0,
      isFirst: true,
      isLast: false,
    })
    if (mismatch) return mismatch
  }
  const [top, last] = [open.at(-1), tokens.at(-1)]
  return top && last ? missingCloser(top.token, last) : undefined
}

function move(open: Open[], { token, before, line, indent, isFirst, isLast }: Placed): Mistake | undefined {
  if (isOpening(token)) open.push({ token, line, indent, endsLine: isLast })
  if (!isClosing(token)) return undefined
  const top = open.pop()
  if (!top || (top.endsLine && !isFirst)) return extra(token)
  if (partner[top.token.text] === token.text) return undefined
  // The bracket before the last one matches: the last one was left open.
  return open.at(-1)?.token.text === partner[token.text]
    ? missingCloser(top.token, before ?? token)
    : wrong(top.token, token)
}

function missingCloser(opener: Token, { start, end }: Token): Mistake {
  const bracket = partner[opener.text] ?? ''
  const also = [{ start: opener.start, end: opener.end }]
  return { rule: 'missing-closing-bracket', start, end, values: { bracket, opened: opener.start }, also }
}

function wrong(opener: Token, { start, end, text }: Token): Mistake {
  return { rule: 'wrong-bracket', start, end, values: { found: text, bracket: partner[opener.text] ?? '' } }
}

function extra({ start, end, text }: Token): Mistake {
  return { rule: 'extra-bracket', start, end, values: { found: text } }
}

function isOpening({ kind, text }: Token): boolean {
  return kind === 'punctuation' && (text === '{' || text === '[')
}

function isClosing({ kind, text }: Token): boolean {
  return kind === 'punctuation' && (text === '}' || text === ']')
}

function placeTokens(text: string, tokens: readonly Token[]): readonly Placed[] {
  const starts = lineStarts(text)
  const lines = tokens.map(({ start }) => starts.findLastIndex((from) => from <= start))
  return tokens.map((token, index) => {
    const line = lines[index] ?? 0
    const indent = text.slice(starts[line] ?? 0).search(/\S|$/)
    const isFirst = line !== lines[index - 1]
    return { token, before: tokens[index - 1], line, indent, isFirst, isLast: line !== lines[index + 1] }
  })
}
