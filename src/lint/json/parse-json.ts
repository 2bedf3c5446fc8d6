import { findImbalance } from './find-imbalance'
import { untilFatal } from './until-fatal'
import { nestsTooDeep } from './nesting'
import type { JsonNode, Member, ScalarNode, Span } from './json-node'
import { scanJson, type Mistake, type SyntaxRule, type Token } from './scan-json'

/**
 * A parsed JSON text. `root` is present when the text could be understood, with its mistakes fixed if there are any;
 * otherwise (a bracket is missing, say) there are only the mistakes.
 */
export interface ParsedJson {
  readonly root?: JsonNode
  readonly mistakes: readonly Mistake[]
}

/** The parser's state. It stops for good (`lost`) where going on would report mistakes that are none. */
interface Reader {
  readonly tokens: readonly Token[]
  readonly length: number
  readonly mistakes: Mistake[]
  readonly isBalanced: boolean
  at: number
  lost: boolean
}

const nothing: ScalarNode = { kind: 'scalar', value: null, start: 0, end: 0 }
const capitals: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  Null: 'null',
  NULL: 'null',
  undefined: 'null',
}

/**
 * Parse a JSON text and list every mistake in it with its range and, where there is only one sensible fix, that fix.
 * Without mistakes the text is exactly what `JSON.parse` accepts, and no object has a name twice. Never throws.
 * @example parseJson('{"a": 1,}').mistakes // => [{ rule: 'trailing-comma', start: 7, end: 8, … }]
 */
export function parseJson(text: string): ParsedJson {
  if (nestsTooDeep(text)) return { mistakes: [{ rule: 'too-deep', start: 0, end: 1, values: {} }] }
  const { tokens, mistakes: written } = scanJson(text)
  if (tokens.length === 0)
    return { mistakes: [{ rule: 'empty-file', start: 0, end: text.length, values: {} }] }
  const imbalance = findImbalance(text, tokens)
  const reader: Reader = {
    tokens,
    length: text.length,
    mistakes: [],
    isBalanced: imbalance === undefined,
    at: 0,
    lost: false,
  }
  const root = readValue(reader)
  if (!reader.lost && reader.at < tokens.length) loseAtEnd(reader)
  const fatal = [...(imbalance ? [imbalance] : []), ...(reader.lost ? reader.mistakes.slice(-1) : [])]
  const mistakes = [...written, ...reader.mistakes].toSorted((a, b) => a.start - b.start)
  if (fatal.length > 0) return { mistakes: untilFatal(text, mistakes, fatal) }
  return written.some(({ rule }) => rule === 'bad-number') ? { mistakes } : { root, mistakes }
}

function loseAtEnd(reader: Reader): void {
  if (sign(reader) === ':') lose(reader, 'missing-opening-bracket', spanBefore(reader), { bracket: '{' })
  else lose(reader, 'text-after-end', spanHere(reader))
}

function readValue(reader: Reader): JsonNode {
  const token = peek(reader)
  if (token?.kind === 'string')
    return take(reader, { kind: 'scalar', value: token.text, ...spanHere(reader) })
  if (token?.kind === 'number')
    return take(reader, { kind: 'scalar', value: Number(token.text), ...spanHere(reader) })
  if (token?.kind === 'word') return readWord(reader, token)
  if (token?.text === '{') return readObject(reader)
  if (token?.text === '[') return readArray(reader)
  note(reader, 'missing-value', spanBefore(reader), {})
  reader.lost = true
  return nothing
}

function readWord(reader: Reader, token: Token): JsonNode {
  const span = { start: token.start, end: token.end }
  if (token.text === 'true' || token.text === 'false')
    return take(reader, { kind: 'scalar', value: token.text === 'true', ...span })
  if (token.text === 'null') return take(reader, { kind: 'scalar', value: null, ...span })
  const meant = capitals[token.text]
  if (meant !== undefined) return readCapital(reader, span, token.text, meant)
  const values = { found: token.text }
  const next = reader.tokens[reader.at + 1]
  const endsThere = next?.kind === 'punctuation'
  if (!endsThere)
    return loseAt(reader, next?.kind === 'string' ? 'missing-quote' : 'unquoted-text', span, values)
  note(reader, 'unquoted-text', span, values, quoted(span))
  return take(reader, { kind: 'scalar', value: token.text, ...span })
}

function readCapital(reader: Reader, span: Span, found: string, meant: string): JsonNode {
  note(reader, 'capital-word', span, { found, meant }, [{ ...span, text: meant }])
  return take(reader, { kind: 'scalar', value: meant === 'null' ? null : meant === 'true', ...span })
}

function readArray(reader: Reader): JsonNode {
  const { start } = spanHere(reader)
  const items: JsonNode[] = []
  reader.at += 1
  while (!reader.lost && !closes(reader, ']', items.length > 0)) {
    items.push(readValue(reader))
    // A colon after an item: the list should have been an object.
    if (!reader.lost && sign(reader) === ':')
      lose(reader, 'missing-opening-bracket', spanOf(items.at(-1)), { bracket: '{' })
  }
  return { kind: 'array', items, start, end: endBefore(reader) }
}

function readObject(reader: Reader): JsonNode {
  const { start } = spanHere(reader)
  const members: Member[] = []
  reader.at += 1
  while (!reader.lost && !closes(reader, '}', members.length > 0)) readMember(reader, members)
  return { kind: 'object', members, start, end: endBefore(reader) }
}

function readMember(reader: Reader, members: Member[]): void {
  const name = readName(reader, members)
  if (!name) return
  const { key, ...keySpan } = name
  if (!readColon(reader, members, keySpan)) return
  const twin = members.find((member) => member.key === key)
  if (twin)
    reader.mistakes.push({
      rule: 'duplicate-key',
      ...keySpan,
      values: { name: key, first: twin.start },
      also: [twin.keySpan],
    })
  const value = readValue(reader)
  if (!reader.lost && sign(reader) === ':')
    lose(reader, 'missing-opening-bracket', spanOf(value), { bracket: '{' })
  members.push({ key, keySpan, value, start: keySpan.start, end: value.end })
}

function readName(reader: Reader, members: readonly Member[]): (Span & { readonly key: string }) | undefined {
  const token = peek(reader)
  const span = spanHere(reader)
  const before = members.at(-1)?.value
  // A second object without a name, and a bracket too many at the end: the two should have been a list.
  if (sign(reader) === '{' && before?.kind === 'object' && !reader.isBalanced)
    return lose(reader, 'missing-opening-bracket', spanOf(before), { bracket: '[' })
  if (sign(reader) === '{' && before?.kind === 'array')
    return lose(reader, 'entry-outside-list', span, {
      list: members.at(-1)?.key ?? '',
      closed: before.end - 1,
    })
  const values = { found: token?.text ?? '' }
  if (token?.kind === 'punctuation' || !token) return lose(reader, 'missing-name', span, values)
  const torn = token.kind === 'string' ? /^(\S+?)\s*:\s*$/.exec(token.text)?.[1] : undefined
  const next = reader.tokens[reader.at + 1]
  if (torn !== undefined && next?.text !== ':') return lose(reader, 'missing-quote', span, values)
  if (token.kind !== 'string' && next?.kind === 'string') return lose(reader, 'missing-quote', span, values)
  if (token.kind !== 'string') note(reader, 'unquoted-name', span, values, quoted(span))
  reader.at += 1
  return { key: token.text, ...span }
}

function readColon(reader: Reader, members: readonly Member[], keySpan: Span): boolean {
  const next = peek(reader)
  if (sign(reader) === ':') {
    reader.at += 1
    return true
  }
  if (startsValue(next)) {
    note(reader, 'missing-colon', keySpan, {}, [{ start: keySpan.end, end: keySpan.end, text: ':' }])
    return true
  }
  const [after, later] = [reader.tokens[reader.at + 1], reader.tokens[reader.at + 2]]
  // A comma or bracket instead of the colon: a value follows, rather than a name with its colon.
  const isSlip = startsValue(after) && later?.text !== ':'
  if (isSlip && next?.text === ',' && reader.isBalanced) return readSlip(reader, next)
  if (isSlip && next?.text !== ',')
    return lose(reader, 'extra-bracket', spanHere(reader), { found: next?.text ?? '' }) ?? false
  const isList = members.length > 0 && next?.text !== '}'
  if (isList) lose(reader, 'missing-opening-bracket', spanOf(members.at(-1)?.value), { bracket: '[' })
  else lose(reader, 'missing-value', keySpan)
  return false
}

function readSlip(reader: Reader, { start, end }: Token): true {
  note(reader, 'missing-colon', { start, end }, {}, [{ start, end, text: ':' }])
  reader.at += 1
  return true
}

function startsValue(token: Token | undefined): boolean {
  return token !== undefined && (token.kind !== 'punctuation' || token.text === '{' || token.text === '[')
}

/** Read what is between two entries; returns true when the list or object ends here. */
function closes(reader: Reader, bracket: '}' | ']', hasEntry: boolean): boolean {
  const before = spanBefore(reader)
  let commas = 0
  while (sign(reader) === ',') {
    commas += 1
    const isExtra = commas > 1 || !hasEntry
    if (isExtra) note(reader, 'extra-comma', spanHere(reader), {}, [{ ...spanHere(reader), text: '' }])
    reader.at += 1
  }
  const found = sign(reader)
  if (found === bracket) {
    const comma = spanBefore(reader)
    if (commas === 1 && hasEntry) note(reader, 'trailing-comma', comma, {}, [{ ...comma, text: '' }])
    reader.at += 1
    return true
  }
  if (!peek(reader) || found === '}' || found === ']') {
    lose(reader, 'wrong-bracket', spanHere(reader), { found: found ?? '', bracket })
    return true
  }
  if (hasEntry && commas === 0) noteMissingComma(reader, before)
  return reader.lost
}

function noteMissingComma(reader: Reader, before: Span): void {
  const [previous, next] = [reader.tokens[reader.at - 1], peek(reader)]
  const sameText = previous?.kind === 'string' && next?.kind === 'word'
  // A word right after a text: the text ended too early, at a quote inside it or because an earlier one was not closed.
  if (sameText) lose(reader, 'missing-quote', { start: previous.start, end: next.end }, { found: next.text })
  else note(reader, 'missing-comma', before, {}, [{ start: before.end, end: before.end, text: ',' }])
}

function peek(reader: Reader): Token | undefined {
  return reader.tokens[reader.at]
}

function sign(reader: Reader): string | undefined {
  const token = peek(reader)
  return token?.kind === 'punctuation' ? token.text : undefined
}

function spanHere(reader: Reader): Span {
  const token = peek(reader)
  return token ? { start: token.start, end: token.end } : { start: reader.length, end: reader.length }
}

function spanBefore(reader: Reader): Span {
  return spanOf(reader.tokens[reader.at - 1])
}

function spanOf(span: Span | undefined): Span {
  return { start: span?.start ?? 0, end: span?.end ?? 0 }
}

function endBefore(reader: Reader): number {
  return spanBefore(reader).end
}

function take(reader: Reader, node: ScalarNode): JsonNode {
  reader.at += 1
  return node
}

function quoted({ start, end }: Span): NonNullable<Mistake['fix']> {
  return [
    { start, end: start, text: '"' },
    { start: end, end, text: '"' },
  ]
}

function note(
  reader: Reader,
  rule: SyntaxRule,
  { start, end }: Span,
  values: Mistake['values'],
  fix?: Mistake['fix'],
): void {
  reader.mistakes.push({ rule, start, end, values, ...(fix && { fix }) })
}

function lose(reader: Reader, rule: SyntaxRule, span: Span, values: Mistake['values'] = {}): undefined {
  note(reader, rule, span, values)
  reader.lost = true
}

function loseAt(reader: Reader, rule: SyntaxRule, span: Span, values: Mistake['values']): JsonNode {
  lose(reader, rule, span, values)
  return nothing
}
