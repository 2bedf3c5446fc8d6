import { Ajv } from 'ajv'
import { isBlankAnswer } from '../../engine/answers/read-answer'
import { nodeAt, toValue, type JsonNode, type JsonPath } from '../json/json-node'
import type { Report } from '../diagnostic'
import { explainError } from './explain-error'
import type { Explained, Subject } from './explanation'
import type { Grammar } from './grammar'
import { memoize } from '../memoize'
import { withMissingGroups } from './missing-group'

/** A file validated against its grammar. */
interface Applied {
  /** The tree with simple mistakes corrected (a misspelt key, a number in quotes) and all others left out. */
  readonly root: JsonNode
  readonly reports: readonly Report[]
  /** The places that could not be corrected: other rules' reports about them cannot be trusted. */
  readonly invalidPaths: readonly JsonPath[]
}

/** A corrected tree is validated again, because a misspelt key hides what is wrong with its value. */
const mostRounds = 6
/** Of several errors of one value, the first in this list is reported; the others are consequences. */
const order = ['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum']
/** Rules that do not make the rest of the file unreliable. */
const harmless = ['repeated-entry', 'schema-line-missing', 'long-text']

const ajv = new Ajv({ allErrors: true, strict: false })
const compile = memoize((grammar: Grammar) => ajv.compile(grammar))

/** Validate a JSON tree against a grammar and report every error once, in our words. */
export function applyGrammar(file: string, text: string, tree: JsonNode, grammar: Grammar): Applied {
  const reported = new Map<string, Explained>()
  let root = tree
  for (let round = 0; round < mostRounds; round += 1) {
    const subject = { grammar, root, text }
    const fresh = withRightChanges(
      subject,
      explainAll(subject).filter((explained) => !follows(explained, reported)),
    )
    if (fresh.length === 0) break
    const changes = new Map(fresh.map((explained) => [keyOf(explained.path), explained]))
    for (const [key, explained] of changes) reported.set(key, explained)
    const rest = changed(root, [], changes)
    root = rest ?? { kind: 'object', members: [], start: 0, end: text.length }
    // Nothing is left to validate if the file is not an object at all.
    if (!rest) break
  }
  const all = [...reported.values()]
  return {
    root,
    reports: all
      .filter(({ isExplained }) => !isExplained)
      .map(({ rule, start, end, values, suggestion, isCertain, fix }) => {
        return { rule, file, start, end, values, suggestion, isCertain, fix }
      }),
    invalidPaths: all.flatMap(({ rule, renamed, replaced, isGuess, path }) => {
      const isCorrected = (renamed ?? replaced) !== undefined && !isGuess
      return isCorrected || harmless.includes(rule) ? [] : [path]
    }),
  }
}

function explainAll(subject: Subject): readonly Explained[] {
  const validate = compile(subject.grammar)
  // A blank text counts as empty.
  validate(toValue(subject.root, (value) => (typeof value === 'string' && isBlankAnswer(value) ? '' : value)))
  const sorted = (validate.errors ?? []).toSorted(
    (a, b) => order.indexOf(a.keyword) - order.indexOf(b.keyword),
  )
  const explained = withMissingGroups(
    subject,
    sorted.flatMap((error) => explainError(subject, error, pathOf(subject.root, error.instancePath)) ?? []),
  )
  const seen = new Set(
    explained.flatMap(({ renamed, path }) =>
      renamed === undefined ? [] : keyOf([...path.slice(0, -1), renamed]),
    ),
  )
  const incomplete = new Set(
    explained.flatMap(({ rule, path }) => (rule === 'missing-key' ? [keyOf(path.slice(0, -1))] : [])),
  )
  const withUnknownKey = new Set(
    explained.flatMap(({ isDropped, path }) => (isDropped ? [keyOf(path.slice(0, -1))] : [])),
  )
  return explained.filter(({ path, rule }) => {
    const key = keyOf(path)
    const holder = keyOf(path.slice(0, -1))
    // If a group is empty because a key is missing, or too full because of one that is not allowed, only the key is
    // reported.
    const isCause =
      (rule !== 'empty-group' || !incomplete.has(holder)) &&
      (rule !== 'too-many-keys' || !withUnknownKey.has(holder))
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst && isCause
  })
}

/**
 * Whether an error is a consequence of what an earlier round left out: the key is missing now, or the group is empty.
 */
function follows({ path, rule }: Explained, reported: ReadonlyMap<string, Explained>): boolean {
  if (reported.has(keyOf(path))) return true
  const holder = rule === 'too-few-entries' ? path : path.slice(0, -1)
  const isAboutHolder = ['empty-group', 'empty-names', 'too-few-entries'].includes(rule)
  return (
    isAboutHolder && [...reported.values()].some((other) => keyOf(other.path.slice(0, -1)) === keyOf(holder))
  )
}

/** Leaves out conversions to another type whose result would not be valid. */
function withRightChanges(subject: Subject, all: readonly Explained[]): readonly Explained[] {
  const conversions = all.filter(({ replaced }) => replaced)
  if (conversions.length === 0) return all
  const root = changed(
    subject.root,
    [],
    new Map(conversions.map((explained) => [keyOf(explained.path), explained])),
  )
  const left = root ? explainAll({ ...subject, root }) : all
  const wrong = new Set(
    left.flatMap(({ path }) => [keyOf(path), ...path.map((_, index) => keyOf(path.slice(0, index)))]),
  )
  return all.map((explained) => {
    const { replaced, path, suggestion: _suggestion, fix: _fix, ...rest } = explained
    return replaced && wrong.has(keyOf(path)) ? { ...rest, path, isDropped: true } : explained
  })
}

/** The tree with the corrections applied, and without what could not be corrected. */
function changed(
  node: JsonNode,
  path: JsonPath,
  changes: ReadonlyMap<string, Explained>,
): JsonNode | undefined {
  const { isDropped, replaced } = changes.get(keyOf(path)) ?? {}
  if (isDropped) return undefined
  if (replaced) return replaced
  if (node.kind === 'scalar') return node
  if (node.kind === 'array') {
    const items = node.items.flatMap((item, index) => changed(item, [...path, index], changes) ?? [])
    return { ...node, items }
  }
  const members = node.members.flatMap((member) => {
    const at = [...path, member.key]
    const key = changes.get(keyOf(at))?.renamed ?? member.key
    const value = changed(member.value, at, changes)
    return value ? [{ ...member, key, value }] : []
  })
  return { ...node, members }
}

/** The steps of a JSON pointer; within a list they are numbers. */
function pathOf(root: JsonNode, pointer: string): JsonPath {
  const steps = pointer.split('/').slice(1)
  return steps.reduce<JsonPath>((path, step) => {
    const isItem = nodeAt(root, path)?.kind === 'array'
    return [...path, isItem ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')]
  }, [])
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path)
}
