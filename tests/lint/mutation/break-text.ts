import { itemsOf, membersOf, type JsonNode, type Member, type Span } from '../../../src/lint/json/json-node'
import { parseJson } from '../../../src/lint/json/parse-json'
import { scanJson } from '../../../src/lint/json/scan-json'
import type { Breakage, Way } from './mutant'
import { pick } from '../../support/seeded'

/** An entry of an object or an item of a list, with its surroundings. */
interface Entry {
  readonly span: Span
  readonly value: JsonNode
  readonly member: Member | undefined
  readonly holder: Span
  readonly siblings: readonly Span[]
}

type Breaker = (text: string, entries: readonly Entry[], random: () => number) => Breakage | undefined

const breakers: Readonly<Record<Way, Breaker>> = { drop, rename, retype, misspell, reorder, syntax }

/** Break a JSON text in one way, at a random place; undefined if the text has no place for it. */
export function breakText(text: string, way: Way, random: () => number): Breakage | undefined {
  const { root } = parseJson(text)
  return root && breakers[way](text, entriesOf(root, { start: root.start, end: root.start + 1 }), random)
}

function entriesOf(node: JsonNode, holder: Span): readonly Entry[] {
  const members = membersOf(node)
  const items = itemsOf(node)
  return [
    ...members.flatMap((member) => [
      { span: member, value: member.value, member, holder, siblings: members },
      ...entriesOf(member.value, member.keySpan),
    ]),
    ...items.flatMap((item) => [
      { span: item, value: item, member: undefined, holder, siblings: items },
      ...entriesOf(item, { start: item.start, end: item.start + 1 }),
    ]),
  ]
}

function drop(text: string, entries: readonly Entry[], random: () => number): Breakage | undefined {
  const entry = pick(entries, random)
  if (!entry) return undefined
  const { span, siblings, holder } = entry
  const index = siblings.findIndex(({ start }) => start === span.start)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const cut = after
    ? { start: span.start, end: after.start }
    : { start: before?.end ?? span.start, end: span.end }
  // After a removal, the report may be where the entry was, or at the name of the group it was in.
  const stood = { start: before?.start ?? cut.start, end: cut.end }
  return {
    way: 'drop',
    what: nameOf(text, entry),
    at: span.start,
    edits: [{ ...cut, text: '' }],
    seen: [stood, holder],
  }
}

function rename(text: string, entries: readonly Entry[], random: () => number): Breakage | undefined {
  const named = entries.filter(({ member }) => member)
  const [entry, other] = [pick(named, random), pick(named, random)]
  const keySpan = entry?.member?.keySpan
  if (!entry || !keySpan) return undefined
  const key =
    random() < 0.5
      ? (other?.member?.key ?? 'something')
      : pick(['something', 'value', 'text', 'id', 'label', 'kind'], random)
  if (key === entry.member?.key) return undefined
  return {
    way: 'rename',
    what: `${nameOf(text, entry)} to ${key}`,
    at: keySpan.start,
    edits: [{ ...keySpan, text: JSON.stringify(key) }],
    seen: [keySpan, entry.holder],
  }
}

function retype(text: string, entries: readonly Entry[], random: () => number): Breakage | undefined {
  const entry = pick(entries, random)
  if (!entry) return undefined
  const { value } = entry
  const old = text.slice(value.start, value.end)
  const choices = ['0', '12', 'true', 'null', '""', '"text"', '[]', '{}', `[${old}]`, JSON.stringify(old)]
  const fresh =
    pick(
      choices.filter((choice) => choice !== old),
      random,
    ) ?? 'null'
  const seen = [{ start: entry.member?.start ?? value.start, end: value.start }, value]
  return {
    way: 'retype',
    what: `${nameOf(text, entry)} to ${fresh.slice(0, 30)}`,
    at: value.start,
    edits: [{ start: value.start, end: value.end, text: fresh }],
    seen,
  }
}

function misspell(text: string, entries: readonly Entry[], random: () => number): Breakage | undefined {
  const words = entries.flatMap(({ member, value }) => [
    ...(member ? [member.keySpan] : []),
    ...(value.kind === 'scalar' && typeof value.value === 'string'
      ? [{ start: value.start, end: value.end }]
      : []),
  ])
  const span = pick(words, random)
  if (!span) return undefined
  const letters = [...text.slice(span.start, span.end).matchAll(/[A-Za-z]/g)].map(
    ({ index }) => span.start + index,
  )
  const at = pick(letters, random)
  if (at === undefined) return undefined
  const letter = text.charAt(at)
  const next = /[A-Za-z]/.test(text.charAt(at + 1)) ? text.charAt(at + 1) : ''
  const slips = ['', letter + letter, next + letter, pick(['x', 'e', 'q', 't'], random) ?? 'x']
  const slip = pick(slips, random) ?? ''
  const end = at + 1 + (slip === next + letter && next !== '' ? 1 : 0)
  if (text.slice(at, end) === slip) return undefined
  return {
    way: 'misspell',
    what: `${text.slice(span.start, span.end).slice(0, 60)}: ${JSON.stringify(text.slice(Math.max(span.start, at - 12), at))} + ${slip}`,
    at,
    edits: [{ start: at, end, text: slip }],
    seen: [span],
  }
}

function reorder(text: string, entries: readonly Entry[], random: () => number): Breakage | undefined {
  const entry = pick(
    entries.filter(({ siblings }) => siblings.length > 1),
    random,
  )
  const other =
    entry &&
    pick(
      entry.siblings.filter(({ start }) => start !== entry.span.start),
      random,
    )
  if (!entry || !other) return undefined
  const [one, two] = [text.slice(entry.span.start, entry.span.end), text.slice(other.start, other.end)]
  if (one === two) return undefined
  const edits = [
    { start: entry.span.start, end: entry.span.end, text: two },
    { start: other.start, end: other.end, text: one },
  ]
  return {
    way: 'reorder',
    at: entry.span.start,
    what: `${one.slice(0, 30)} and ${two.slice(0, 30)}`,
    edits,
    seen: [entry.span, other],
  }
}

function syntax(text: string, _entries: readonly Entry[], random: () => number): Breakage | undefined {
  const { tokens } = scanJson(text)
  const signs = tokens.flatMap(({ kind, start, end }) =>
    kind === 'string' ? [start, end - 1] : kind === 'punctuation' ? [start] : [],
  )
  const at = pick(signs, random)
  if (at === undefined) return undefined
  const sign = text.charAt(at)
  const fresh =
    random() < 0.6
      ? ''
      : (pick(['“', "'", ',', '}', ']', ';', `${sign}${sign}`, '// a remark\n'], random) ?? '')
  // A missing sign is reported at the end of what comes before it, or at the beginning of what comes after.
  const before = text.slice(0, at).trimEnd().length
  const after = at + 1 + (/^\s*/.exec(text.slice(at + 1))?.[0].length ?? 0)
  const seen = [{ start: before - 1, end: after + 1 }]
  return {
    way: 'syntax',
    what: `${JSON.stringify(sign)} to ${JSON.stringify(fresh)}`,
    at,
    edits: [{ start: at, end: at + 1, text: fresh }],
    seen,
  }
}

function nameOf(text: string, { member, value }: Entry): string {
  return member?.key ?? text.slice(value.start, value.end).slice(0, 40)
}
