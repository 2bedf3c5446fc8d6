import { nodeAt, type JsonNode, type Step } from '../json/json-node'
import type { FileKind } from './file-kind'

/**
 * The name people know a place by: the question in a form's files, the card in the manifest, else the key.
 * Undefined at the top of a file.
 * @example subjectOf({ kind: 'part', slug: 'staff', part: 'ui' }, root, ['role', 'ui:widget']) // => 'role'
 */
export function subjectOf(
  kind: FileKind,
  root: JsonNode | undefined,
  path: readonly Step[],
): string | undefined {
  if (kind.kind === 'manifest') return cardOf(root, path)
  if (kind.kind === 'content') return path.findLast((step) => typeof step === 'string')
  const [first, second] = path
  const grouped = kind.kind === 'fixture' || (kind.kind === 'part' && kind.part === 'message')
  if (grouped) return nameOf(second) ?? nameOf(first)
  if (kind.kind !== 'part' || kind.part !== 'schema') return nameOf(first)
  const question = path[path.lastIndexOf('properties') + 1]
  return path.includes('properties') && question !== undefined ? nameOf(question) : nameOf(first)
}

function cardOf(root: JsonNode | undefined, [first, index]: readonly Step[]): string | undefined {
  if (index === undefined) return nameOf(first)
  const slug = nodeAt(root, ['cards', index, 'slug'])
  return slug?.kind === 'scalar' ? String(slug.value) : 'cards'
}

function nameOf(step: Step | undefined): string | undefined {
  return typeof step === 'string' ? step : undefined
}
