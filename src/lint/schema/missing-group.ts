import { groupBy } from '../group-by'
import { nodeAt } from '../json/json-node'
import { keySpan } from '../json/locate'
import { fits, typesOf } from './convert'
import type { Explained, Subject } from './explanation'
import { entryGrammar, grammarAt } from './grammar'

const strayRules: readonly Explained['rule'][] = ['unknown-key', 'misplaced-key', 'foreign-key']

/**
 * Reports with one cause as one: entries that are in a group whose own key is missing around them, such as the answers
 * of an example without "answers"; and the parts of a condition, which are moved together.
 */
export function withMissingGroups(subject: Subject, all: readonly Explained[]): readonly Explained[] {
  const groups = groupBy(all, ({ path }) => JSON.stringify(path.slice(0, -1)))
  const changes = new Map([...groups.values()].flatMap((group) => changesIn(subject, group)))
  return all.map((explained) => changes.get(explained) ?? explained)
}

/** The reports in one group that have the same cause as another one there, each with what becomes of it. */
function changesIn(
  subject: Subject,
  all: readonly Explained[],
): readonly (readonly [Explained, Explained])[] {
  const stray = all.filter(({ rule }) => strayRules.includes(rule))
  if (stray.length === 0) return []
  const isCondition = stray.some(({ path }) => path.at(-1) === 'if')
  const parts = isCondition ? stray.filter(({ path }) => ['then', 'else'].includes(String(path.at(-1)))) : []
  const unknown = stray.filter(({ rule }) => rule === 'unknown-key')
  const missing = all.find(({ rule }) => rule === 'missing-key')
  const around = missing && missingGroup(subject, missing, unknown)
  const explained = around ? [...parts, ...unknown] : parts
  return [
    ...(missing && around ? [[missing, around] as const] : []),
    ...explained.map((report) => [report, { ...report, isExplained: true }] as const),
  ]
}

/** The missing key as that of the group around these entries; undefined if they cannot all be in it. */
function missingGroup(
  { grammar, root }: Subject,
  missing: Explained,
  entries: readonly Explained[],
): Explained | undefined {
  const group = grammarAt(grammar, missing.path)
  const [first] = entries.toSorted((one, other) => one.start - other.start)
  const isInGroup = entries.every(({ path, suggestion }) => {
    const node = nodeAt(root, path)
    const entry =
      group && typesOf(group).includes('object') && entryGrammar(grammar, group, String(path.at(-1)))
    return suggestion === undefined && node && entry && fits(node, typesOf(entry))
  })
  if (!first || !isInGroup) return undefined
  const names = entries.map(({ path }) => String(path.at(-1)))
  const values = { key: String(missing.path.at(-1)), names }
  return { ...missing, rule: 'missing-group', values, ...keySpan(root, first.path) }
}
