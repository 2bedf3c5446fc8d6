/** A regular expression as a tree. A `set` takes one character; what takes none (`^`, `\b`) is `empty`. */
export type Regex =
  | { readonly kind: 'empty' }
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Regex[] }
  | { readonly kind: 'repeat'; readonly part: Regex; readonly least: number; readonly most: number }

interface Reader {
  readonly pattern: string
  at: number
  /** The insides of look-ahead and look-behind, which are tried on their own. */
  readonly asides: Regex[]
}

const group = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y
const charClass = /\[(?:[^\\\]]|\\[^])*\]/y
const escape = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<\w+>|\d+|[^])/uy
const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y
const anything = /[^]/uy

/**
 * Read a regular expression that compiles with the flag `u`. The first tree is the expression itself, the others are the
 * insides of its look-aheads and look-behinds.
 */
export function parseRegex(pattern: string): readonly Regex[] {
  const reader: Reader = { pattern, at: 0, asides: [] }
  return [readChoice(reader), ...reader.asides]
}

function readChoice(reader: Reader): Regex {
  const parts = [readSequence(reader)]
  while (reader.pattern.charAt(reader.at) === '|') {
    reader.at += 1
    parts.push(readSequence(reader))
  }
  return parts.length === 1 ? (parts[0] ?? { kind: 'empty' }) : { kind: 'choice', parts }
}

function readSequence(reader: Reader): Regex {
  const parts: Regex[] = []
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern.charAt(reader.at))) {
    parts.push(readRepeat(reader, readAtom(reader)))
  }
  return { kind: 'sequence', parts }
}

function readAtom(reader: Reader): Regex {
  const opening = take(reader, group)
  if (opening !== undefined) return readGroup(reader, opening)
  const source = take(reader, charClass) ?? take(reader, escape) ?? take(reader, anything) ?? ''
  if (source === '^' || source === '$' || source === String.raw`\b` || source === String.raw`\B`)
    return { kind: 'empty' }
  const isBackReference = /^\\(?:[1-9]|k<)/.test(source)
  return { kind: 'set', source: isBackReference ? '[^]' : source }
}

function readGroup(reader: Reader, opening: string): Regex {
  const inside = readChoice(reader)
  reader.at += 1
  if (!/[=!]$/.test(opening)) return inside
  reader.asides.push(inside)
  return { kind: 'empty' }
}

function readRepeat(reader: Reader, part: Regex): Regex {
  quantifier.lastIndex = reader.at
  const found = quantifier.exec(reader.pattern)
  if (!found) return part
  reader.at += found[0].length
  const [sign, least, comma, most] = found
  if (least === undefined)
    return {
      kind: 'repeat',
      part,
      least: sign.startsWith('+') ? 1 : 0,
      most: sign.startsWith('?') ? 1 : Infinity,
    }
  const upper =
    comma === undefined ? Number(least) : most === '' || most === undefined ? Infinity : Number(most)
  return { kind: 'repeat', part, least: Number(least), most: upper }
}

function take(reader: Reader, shape: RegExp): string | undefined {
  shape.lastIndex = reader.at
  const found = shape.exec(reader.pattern)?.[0]
  reader.at += found?.length ?? 0
  return found
}
