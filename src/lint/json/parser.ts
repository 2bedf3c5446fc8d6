import type { RuleId } from '../diagnostic'
import { type JsonNode, type Member, type ScalarNode, type Span, quoteEdits } from './json-node'
import { endOfNamedList, startsValue } from './brackets'
import type { Mistake, Token } from './scan-json'

const nothing: ScalarNode = { kind: 'scalar', value: null, start: 0, end: 0 }
/** The words that are values. */
export const literals: ReadonlyMap<string, boolean | null> = new Map(
  Object.entries({ true: true, false: false, null: null }),
)

/**
 * A recursive descent parser over tokens. It gives up (`isLost`) where going on would report mistakes that
 * are not there.
 */
export class Parser {
  readonly mistakes: Mistake[] = []
  isLost = false
  #at = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly length: number,
    private readonly isBalanced: boolean,
  ) {}

  readFile(): JsonNode {
    const root = this.#readValue()
    if (!this.isLost && this.#sign === ':')
      this.#lose('missing-opening-bracket', this.#before, { bracket: '{' })
    if (!this.isLost && this.#next) this.#lose('text-after-end', this.#next)
    return root
  }

  get #next(): Token | undefined {
    return this.tokens[this.#at]
  }

  get #sign(): string | undefined {
    return this.#next?.kind === 'punctuation' ? this.#next.text : undefined
  }

  /** The range of the next token; at the end of the text an empty one. */
  get #here(): Span {
    return this.#next ?? { start: this.length, end: this.length }
  }

  /** The range of the token before. */
  get #before(): Span {
    return this.tokens[this.#at - 1] ?? nothing
  }

  #note(rule: RuleId, { start, end }: Span, values: Mistake['values'] = {}, fix?: Mistake['fix']): void {
    this.mistakes.push({ rule, start, end, values, ...(fix && { fix }) })
  }

  #lose(rule: RuleId, span: Span, values: Mistake['values'] = {}, fix?: Mistake['fix']): undefined {
    this.#note(rule, span, values, fix)
    this.isLost = true
  }

  #readValue(): JsonNode {
    const token = this.#next
    if (token?.kind === 'string') return this.#take(token, token.text)
    if (token?.kind === 'number') return this.#take(token, Number(token.text))
    if (token?.kind === 'word') return this.#readWord(token)
    if (token?.text === '{') return this.#readObject(token)
    if (token?.text === '[') return this.#readArray(token)
    return this.#lose('missing-value', this.#before) ?? nothing
  }

  #take({ start, end }: Token, value: ScalarNode['value']): ScalarNode {
    this.#at += 1
    return { kind: 'scalar', value, start, end }
  }

  #readWord(token: Token): JsonNode {
    const { text: found, start, end } = token
    const meant = /^(?:none|undefined)$/i.test(found) ? 'null' : found.toLowerCase()
    const literal = literals.get(meant)
    if (literal !== undefined && meant !== found)
      this.#note('capital-word', token, { found, meant }, [{ start, end, text: meant }])
    if (literal !== undefined) return this.#take(token, literal)
    const next = this.tokens[this.#at + 1]
    if (next?.kind === 'punctuation') {
      this.#note('unquoted-text', token, { found }, quoteEdits(token))
      return this.#take(token, found)
    }
    return (
      this.#lose(next?.kind === 'string' ? 'missing-quote' : 'unquoted-text', token, { found }) ?? nothing
    )
  }

  #readArray(token: Token): JsonNode {
    const end = endOfNamedList(this.tokens, this.#at)
    const fix = [{ ...token, text: '{' }]
    if (end?.text === '}') return this.#lose('wrong-bracket', token, { bracket: '{' }, fix) ?? nothing
    if (end && this.isBalanced) {
      this.#note('list-with-names', token, { closed: end.start }, [...fix, { ...end, text: '}' }])
      return this.#readObject(token, ']')
    }
    const items: JsonNode[] = []
    this.#at += 1
    while (!this.isLost && !this.#closes(']', items.length > 0)) {
      const item = this.#readValue()
      items.push(item)
      this.#refuseColon(item)
    }
    return { kind: 'array', items, start: token.start, end: this.#before.end }
  }

  #readObject({ start }: Token, bracket: '}' | ']' = '}'): JsonNode {
    const members: Member[] = []
    const names = new Map<string, Span>()
    this.#at += 1
    while (!this.isLost && !this.#closes(bracket, members.length > 0)) this.#readMember(members, names)
    return { kind: 'object', members, start, end: this.#before.end }
  }

  /** A colon after a value: it should have been a name in an object. */
  #refuseColon({ start, end }: JsonNode): void {
    if (!this.isLost && this.#sign === ':')
      this.#lose('missing-opening-bracket', { start, end }, { bracket: '{' })
  }

  #readMember(members: Member[], names: Map<string, Span>): void {
    const name = this.#readName(members)
    if (!name || !this.#readColon(members, name)) return
    const { text: key, start, end } = name
    const twin = names.get(key)
    if (twin) {
      const values = { name: key, first: twin.start }
      this.mistakes.push({ rule: 'duplicate-key', start, end, values, also: [twin] })
    } else names.set(key, { start, end })
    const value = this.#readValue()
    this.#refuseColon(value)
    members.push({ key, keySpan: { start, end }, value, start, end: value.end })
  }

  #readName(members: readonly Member[]): Token | undefined {
    const [token, last] = [this.#next, members.at(-1)]
    const before = last?.value
    // A second object without a name, and one bracket too many at the end: the two objects should be a list.
    if (this.#sign === '{' && before?.kind === 'object' && !this.isBalanced)
      return this.#lose('missing-opening-bracket', before, { bracket: '[' })
    if (this.#sign === '{' && before?.kind === 'array')
      return this.#lose('entry-outside-list', this.#here, { list: last?.key ?? '', closed: before.end - 1 })
    const values = { found: token?.text ?? '' }
    if (!token || token.kind === 'punctuation') return this.#lose('missing-name', this.#here, values)
    const next = this.tokens[this.#at + 1]
    const isTorn = token.kind === 'string' && /^\S+?\s*:\s*$/.test(token.text) && next?.text !== ':'
    if (isTorn || (token.kind !== 'string' && next?.kind === 'string'))
      return this.#lose('missing-quote', token, values)
    if (token.kind !== 'string') this.#note('unquoted-name', token, values, quoteEdits(token))
    this.#at += 1
    return token
  }

  #readColon(members: readonly Member[], name: Span): boolean {
    const next = this.#next
    const [after, later] = [this.tokens[this.#at + 1], this.tokens[this.#at + 2]]
    if (this.#sign === ':') {
      this.#at += 1
      return true
    }
    if (startsValue(next)) {
      this.#note('missing-colon', name, {}, [{ start: name.end, end: name.end, text: ':' }])
      return true
    }
    // A comma or bracket after a name is a mistyped colon if a value follows it, not another name with its own colon.
    const isInsteadOfColon = startsValue(after) && later?.text !== ':'
    if (isInsteadOfColon && next?.text === ',' && this.isBalanced) {
      this.#note('missing-colon', next, {}, [{ start: next.start, end: next.end, text: ':' }])
      this.#at += 1
      return true
    }
    const last = members.at(-1)?.value
    if (isInsteadOfColon && next && next.text !== ',') this.#lose('extra-bracket', next, { found: next.text })
    else if (last && next?.text !== '}') this.#lose('missing-opening-bracket', last, { bracket: '[' })
    else this.#lose('missing-value', name)
    return false
  }

  /** Read what is between two entries; returns true when the list or object ends here. */
  #closes(bracket: '}' | ']', hasEntry: boolean): boolean {
    let commas = 0
    for (; this.#sign === ','; this.#at += 1) {
      commas += 1
      const { start, end } = this.#here
      if (commas > 1 || !hasEntry) this.#note('extra-comma', this.#here, {}, [{ start, end, text: '' }])
    }
    const found = this.#sign
    if (found === bracket) {
      const { start, end } = this.#before
      if (commas === 1 && hasEntry) this.#note('trailing-comma', this.#before, {}, [{ start, end, text: '' }])
      this.#at += 1
      return true
    }
    if (!this.#next || found === '}' || found === ']') {
      this.#lose('wrong-bracket', this.#here, { found: found ?? '', bracket })
      return true
    }
    if (hasEntry && commas === 0) this.#noteMissingComma(this.#next)
    return this.isLost
  }

  #noteMissingComma(next: Token): void {
    const before = this.tokens[this.#at - 1]
    if (!before) return
    // A word right after a text: the text ended too early, at a quote inside it or because an earlier one was not closed.
    if (before.kind === 'string' && next.kind === 'word')
      return this.#lose('missing-quote', { start: before.start, end: next.end }, { found: next.text })
    const found = before.kind === 'string' ? JSON.stringify(before.text) : before.text
    this.#note('missing-comma', before, { found }, [{ start: before.end, end: before.end, text: ',' }])
  }
}
