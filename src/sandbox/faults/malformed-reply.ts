import { isObject } from '../../discord/rules/guards'
import type { FaultTarget } from './fault'
import type { SandboxState } from '../state'

const marked = (text: string) => `<img src="x" onerror="alert(1)"><b>${text}</b>`

/**
 * Bend a reply as the faults of a service say: emptied, without the keys named in `vital`, with markup in every text,
 * or with every number as text. Without a fault the reply stays as it is.
 */
export function malformedReply(
  state: SandboxState,
  target: Exclude<FaultTarget, 'webhook'>,
  vital: readonly string[],
  reply: unknown,
): unknown {
  const kind = state.faults.take({ target }, ['empty', 'missing-fields', 'markup', 'numeric-strings'])?.kind
  if (kind === 'empty') return Array.isArray(reply) ? [] : {}
  if (kind === 'missing-fields') return without(reply, vital)
  if (kind === 'markup') return mapLeaves(reply, (leaf) => (typeof leaf === 'string' ? marked(leaf) : leaf))
  if (kind === 'numeric-strings')
    return mapLeaves(reply, (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf))
  return reply
}

function without(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, keys))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !keys.includes(key))
  return Object.fromEntries(kept.map(([key, part]) => [key, without(part, keys)]))
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change))
  if (!isObject(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapLeaves(part, change)]))
}
