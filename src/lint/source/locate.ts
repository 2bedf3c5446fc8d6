import type { Report, RuleId, Values } from '../report/diagnostic'
import {
  memberOf,
  membersOf,
  itemsOf,
  nodeAt,
  type JsonNode,
  type Span,
  type PathStep,
} from '../json/json-node'

/** A file whose JSON could be parsed. */
export interface Located {
  readonly path: string
  readonly root: JsonNode
}

type Extra = Pick<Report, 'suggestion' | 'fix' | 'also'>

/**
 * A report about the value at a path, or, if that does not exist, about the name of the entry around it.
 * @example reportAt('limits-crossed', form.schema, ['properties', 'age', 'minimum'], { least: 20, most: 10 })
 */
export function reportAt(
  rule: RuleId,
  file: Located,
  path: readonly PathStep[],
  values: Values = {},
  extra: Extra = {},
): Report {
  return { rule, file: file.path, span: valueSpan(file.root, path), values, ...extra }
}

/** A report about the name of an entry. */
export function reportKey(
  rule: RuleId,
  file: Located,
  path: readonly PathStep[],
  values: Values = {},
  extra: Extra = {},
): Report {
  return { rule, file: file.path, span: keySpan(file.root, path), values, ...extra }
}

/** The range of a value; of an object or list only the opening bracket. */
export function valueSpan(root: JsonNode, path: readonly PathStep[]): Span {
  const node = nodeAt(root, path)
  if (!node) return path.length === 0 ? { start: 0, end: 0 } : keySpan(root, path.slice(0, -1))
  return node.kind === 'scalar'
    ? { start: node.start, end: node.end }
    : { start: node.start, end: node.start + 1 }
}

/** The range of a whole value, with everything in it. */
export function wholeSpan(root: JsonNode, path: readonly PathStep[]): Span {
  const { start, end } = nodeAt(root, path) ?? valueSpan(root, path)
  return { start, end }
}

/** The range of an entry's name. */
export function keySpan(root: JsonNode, path: readonly PathStep[]): Span {
  const last = path.at(-1)
  if (typeof last !== 'string') return valueSpan(root, path)
  return memberOf(nodeAt(root, path.slice(0, -1)), last)?.keySpan ?? keySpan(root, path.slice(0, -1))
}

/** The path to the innermost value around an offset. */
export function pathAt(node: JsonNode, offset: number): readonly PathStep[] {
  const member = membersOf(node).find(({ start, end }) => start <= offset && offset < end)
  if (member) return [member.key, ...pathAt(member.value, offset)]
  const items = itemsOf(node)
  const index = items.findIndex(({ start, end }) => start <= offset && offset < end)
  const item = items[index]
  return item ? [index, ...pathAt(item, offset)] : []
}
