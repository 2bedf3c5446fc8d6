import type { Edit } from './json-node'
import { lineAt, lineStarts } from './positions'
import type { Mistake, Token } from './scan-json'

/** A token with its line, the indentation of that line, and whether it is the first or the last on it. */
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
 * that is indented no deeper than the line of the open bracket cannot be inside it. A file that ends inside two or more
 * open brackets, and not after a closing one, was cut.
 */
export function findImbalance(text: string, tokens: readonly Token[]): Mistake | undefined {
  const open: Placed[] = []
  // As if the whole text were on one line, brackets are matched without a look at indentation.
  const flat = { before: undefined, line: 0, indent: 0, isFirst: true, isLast: false }
  const mistake = firstMistake(
    tokens.map((token) => ({ token, ...flat })),
    open,
  )
  const [top, last] = [open.at(-1), tokens.at(-1)]
  const counted = mistake ?? (top && last && missingCloser(top.token, last))
  if (!counted || !last) return undefined
  const placed = placeTokens(text, tokens)
  const fix = mistake ? undefined : [closeAll(text, placed, open, last)]
  const isCut = !mistake && open.length > 1 && !isSign(last, '}]')
  if (!isCut) {
    const found = firstMistake(placed, []) ?? counted
    // Brackets at the end of the file close nothing that should have ended before.
    return fix && found.end === last.end ? { ...found, fix } : found
  }
  const brackets = open.map(({ token }) => partner[token.text]).toReversed()
  const { start, end } = last
  return { rule: 'file-cut', start, end, values: { brackets: brackets.join(' ') }, fix }
}

/** The edit that closes every open bracket after the last token, each on a line like that of its opening bracket. */
function closeAll(text: string, placed: readonly Placed[], open: readonly Placed[], last: Token): Edit {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const closers = open.toReversed().map(({ token }) => {
    const opener = placed.find((each) => each.token === token)
    const before = opener?.isLast ? lineEnd + ' '.repeat(opener.indent) : ''
    return before + (partner[token.text] ?? '')
  })
  return { start: last.end, end: last.end, text: closers.join('') }
}

/** The first mistake. `open` collects the brackets that are still open, the innermost last. */
function firstMistake(tokens: readonly Placed[], open: Placed[]): Mistake | undefined {
  for (const placed of tokens) {
    const mistake = unlikeIndent(open.at(-1), placed) ?? unlikePartner(open, placed)
    if (mistake) return mistake
  }
  return undefined
}

function unlikeIndent(
  top: Placed | undefined,
  { token, before, line, indent, isFirst }: Placed,
): Mistake | undefined {
  if (!top || !isFirst || top.line === line) return undefined
  const isCloser = isSign(token, '}]')
  const isOutside = isCloser ? indent < top.indent : indent <= top.indent
  if (isOutside) return missingCloser(top.token, before ?? token)
  return isCloser && indent > top.indent ? extra(token) : undefined
}

function unlikePartner(open: Placed[], placed: Placed): Mistake | undefined {
  const { token, before, isFirst } = placed
  if (isSign(token, '{[')) open.push(placed)
  if (!isSign(token, '}]')) return undefined
  const top = open.pop()
  // An opening bracket at the end of a line is closed at the beginning of another.
  if (!top || (top.isLast && !isFirst)) return extra(token)
  const { start, end, text: found } = token
  const bracket = partner[top.token.text] ?? ''
  if (bracket === found) return undefined
  // The next outer bracket matches, so the innermost one was left open.
  return open.at(-1)?.token.text === partner[found]
    ? missingCloser(top.token, before ?? token)
    : { rule: 'wrong-bracket', start, end, values: { found, bracket } }
}

function missingCloser(opener: Token, { start, end }: Token): Mistake {
  const bracket = partner[opener.text] ?? ''
  const also = [{ start: opener.start, end: opener.end }]
  return { rule: 'missing-closing-bracket', start, end, values: { bracket, opened: opener.start }, also }
}

function extra({ start, end, text }: Token): Mistake {
  return { rule: 'extra-bracket', start, end, values: { found: text } }
}

function isSign(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'punctuation' && signs.includes(token.text)
}

function placeTokens(text: string, tokens: readonly Token[]): readonly Placed[] {
  const starts = lineStarts(text)
  return tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const line = lineAt(starts, token.start)
    const indent = text.slice(starts[line] ?? 0).search(/\S|$/)
    const isFirst = !before || lineAt(starts, before.end) < line
    const isLast = !after || lineAt(starts, token.end) < lineAt(starts, after.start)
    return { token, before, line, indent, isFirst, isLast }
  })
}

/** Whether a value begins with this token. */
export function startsValue(token: Token | undefined): boolean {
  return token !== undefined && (token.kind !== 'punctuation' || token.text === '{' || token.text === '[')
}

/**
 * The bracket that closes a list whose first entry has a name, so that it was meant as a group; undefined for any other
 * list. `at` is the place of its opening bracket. A "}" counts only if it would have no partner otherwise: else the
 * group's own opening bracket may be missing inside the list.
 */
export function endOfNamedList(tokens: readonly Token[], at: number): Token | undefined {
  const [name, colon] = [tokens[at + 1], tokens[at + 2]]
  if (name?.kind !== 'string' || !isSign(colon, ':')) return undefined
  let depth = 0
  const end = tokens.slice(at).find((token) => {
    depth += isSign(token, '{[') ? 1 : isSign(token, '}]') ? -1 : 0
    return depth === 0
  })
  const count = (sign: string) => tokens.filter((token) => isSign(token, sign)).length
  return end?.text === ']' || count('}') > count('{') ? end : undefined
}
