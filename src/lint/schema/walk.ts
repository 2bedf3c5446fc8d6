import type { Report } from '../report/diagnostic'
import {
  itemsOf,
  membersOf,
  toValue,
  type JsonNode,
  type Member,
  type Span,
  type Step,
} from '../json/json-node'
import { convert, fits, typeOf, typesOf } from './convert'
import { entryGrammar, exampleIn, resolve, type Grammar } from './grammar'
import words from './grammar-words.json'
import { judgeKey } from './judge-key'
import { judgeScalar } from './judge-scalar'
import { missingKeys } from './missing-keys'
import type { Remark } from './remark'

/** A file held against its grammar. */
export interface Inspection {
  readonly file: string
  readonly text: string
  readonly grammar: Grammar
  readonly reports: Report[]
  /** The places whose mistakes could not be mended by guessing: what is said about them further on cannot be suppressCascades. */
  readonly invalidPaths: (readonly Step[])[]
}

/** One value on its way through the grammar: how it is called, where it stands, and the place to underline. */
interface Subject {
  readonly name: string
  readonly path: readonly Step[]
  readonly span: Span
}

/**
 * Hold a JSON tree against a grammar and note every fault. Returns the tree with the plain mistakes mended (a misspelt
 * key, a number in quotes) and the others left out, so that one mistake is not reported again by the rules after it.
 */
export function walk(inspection: Inspection, root: JsonNode): JsonNode | undefined {
  const subject = { name: 'This file', path: [], span: { start: root.start, end: root.start + 1 } }
  return walkValue(inspection, root, resolve(inspection.grammar, inspection.grammar), subject)
}

function walkValue(
  inspection: Inspection,
  node: JsonNode,
  grammar: Grammar,
  subject: Subject,
): JsonNode | undefined {
  if (!fits(node, typesOf(grammar))) return walkWrongType(inspection, node, grammar, subject)
  if (node.kind === 'array') return walkList(inspection, node, grammar, subject)
  if (node.kind === 'object') return walkObject(inspection, node, grammar, subject)
  const remark = judgeScalar(node, grammar)[0]
  if (!remark) return node
  const mended = remark.suggestion === undefined ? undefined : { ...node, value: remark.suggestion }
  const fix = mended && { fix: [{ start: node.start, end: node.end, text: JSON.stringify(mended.value) }] }
  note(inspection, remark, node, subject, fix)
  if (!mended) inspection.invalidPaths.push(subject.path)
  return mended
}

function walkWrongType(
  inspection: Inspection,
  node: JsonNode,
  grammar: Grammar,
  subject: Subject,
): JsonNode | undefined {
  const types = typesOf(grammar)
  const converted = wellConverted(inspection, node, grammar, subject)
  const values = {
    expected: types.map((type) => wordFor(words.types, type)).join(' or '),
    found: wordFor(words.kinds, typeOf(node)),
    example: exampleIn(grammar.description) ?? wordFor(words.types, types[0] ?? ''),
  }
  const span = node.kind === 'scalar' ? node : { start: node.start, end: node.start + 1 }
  const fix = converted && { fix: [{ start: node.start, end: node.end, text: converted.text }] }
  const isDecimal = typeOf(node) === 'number' && types.includes('integer')
  note(
    inspection,
    {
      rule: isDecimal ? 'not-whole-number' : 'wrong-type',
      values,
      ...(converted && { suggestion: converted.text }),
    },
    span,
    subject,
    fix,
  )
  if (converted) return walkValue(inspection, converted.node, grammar, subject)
  inspection.invalidPaths.push(subject.path)
  return undefined
}

/** The value as it was meant, unless its grammar would refuse that as well. */
function wellConverted(
  inspection: Inspection,
  node: JsonNode,
  grammar: Grammar,
  subject: Subject,
): ReturnType<typeof convert> {
  const converted = convert(node, typesOf(grammar), inspection.text)
  if (!converted) return undefined
  const trial = { ...inspection, reports: [], invalidPaths: [] }
  walkValue(trial, converted.node, grammar, subject)
  return trial.reports.length === 0 ? converted : undefined
}

function walkList(inspection: Inspection, node: JsonNode, grammar: Grammar, subject: Subject): JsonNode {
  const { items: part = {}, minItems = 0, uniqueItems = false } = grammar
  const items = itemsOf(node)
  const entry = resolve(inspection.grammar, part)
  if (items.length < minItems) {
    const values = { least: minItems, example: exampleIn(grammar.description) ?? '' }
    note(inspection, { rule: 'too-few-entries', values }, node, subject)
    inspection.invalidPaths.push(subject.path)
  }
  if (uniqueItems) noteRepeated(inspection, items, subject)
  const kept = items.flatMap((item, index) => {
    const name = `Entry ${index + 1} of ${subject.name}`
    const span = item.kind === 'scalar' ? item : { start: item.start, end: item.start + 1 }
    return walkValue(inspection, item, entry, { name, path: [...subject.path, index], span }) ?? []
  })
  return { kind: 'array', items: kept, start: node.start, end: node.end }
}

function noteRepeated(inspection: Inspection, items: readonly JsonNode[], subject: Subject): void {
  const written = items.map((item) => JSON.stringify(toValue(item)))
  items.forEach((item, index) => {
    if (written.indexOf(written[index] ?? '') === index) return
    note(inspection, { rule: 'repeated-entry', values: { entry: written[index] ?? '' } }, item, subject)
  })
}

function walkObject(inspection: Inspection, node: JsonNode, grammar: Grammar, subject: Subject): JsonNode {
  const members = membersOf(node).flatMap(
    (member) => walkMember(inspection, node, grammar, member, subject) ?? [],
  )
  const written = [...members.map(({ key }) => key), ...membersOf(node).map(({ key }) => key)]
  for (const remark of missingKeys(inspection.grammar, grammar, written)) {
    note(inspection, remark, subject.span, subject)
    inspection.invalidPaths.push([...subject.path, String(remark.values['key'] ?? '')])
  }
  return { kind: 'object', members, start: node.start, end: node.end }
}

function walkMember(
  inspection: Inspection,
  node: JsonNode,
  grammar: Grammar,
  member: Member,
  subject: Subject,
): Member | undefined {
  const validated = judgeKey(inspection.grammar, grammar, node, member)
  const key = validated?.suggestion ?? member.key
  const path = [...subject.path, key]
  if (validated) {
    const fix =
      validated.suggestion === undefined
        ? undefined
        : { fix: [{ ...member.keySpan, text: JSON.stringify(validated.suggestion) }] }
    note(inspection, validated, member.keySpan, { ...subject, path }, fix)
    if (validated.suggestion === undefined) inspection.invalidPaths.push(path)
  }
  const part = entryGrammar(inspection.grammar, grammar, key)
  if (!part) return undefined
  const value = walkValue(inspection, member.value, part, { name: `"${key}"`, path, span: member.keySpan })
  return value && { ...member, key, value }
}

function note(
  inspection: Inspection,
  { rule, values, suggestion }: Remark,
  { start, end }: Span,
  subject: Subject,
  extra: Pick<Report, 'fix'> | undefined = {},
): void {
  inspection.reports.push({
    rule,
    file: inspection.file,
    span: { start, end },
    values: { subject: subject.name, ...values },
    ...(suggestion !== undefined && { suggestion }),
    ...extra,
  })
}

function wordFor(table: Readonly<Record<string, string>>, name: string): string {
  return table[name] ?? name
}
