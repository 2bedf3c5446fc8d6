import { inlineRules } from './inline-rules'
import type { Inline, Scope } from './nodes'

/** Deeper nesting stays text: it does not occur in practice, and a flood of markers must not exhaust the stack. */
const deepest = 12

/** Text up to where a rule can begin; a run of backticks that starts no code is text as a whole. */
const plain = /[^\\`<@[*_~|h]+|`+|[\s\S]/y

interface Match {
  readonly node: Inline
  readonly end: number
}

/**
 * Parse inline text as Discord does; never fails, and what is not markdown stays text.
 * @example parseInline('**hi**', scopes.value) // => [{ kind: 'strong', children: [{ kind: 'text', text: 'hi' }] }]
 */
export function parseInline(source: string, scope: Scope, depth = 0): readonly Inline[] {
  const nodes: Inline[] = []
  let at = 0
  while (at < source.length) {
    const { node, end } = matchAt(source, at, scope, depth) ?? plainAt(source, at)
    push(nodes, node)
    at = end
  }
  return nodes
}

/** What the first rule that matches here makes of the text. */
function matchAt(source: string, at: number, scope: Scope, depth: number): Match | undefined {
  if (depth >= deepest) return undefined
  const inside = (text: string, inner: Scope = scope) => parseInline(text, inner, depth + 1)
  for (const rule of inlineRules) {
    rule.pattern.lastIndex = at
    const found = rule.pattern.exec(source)
    const node = found && rule.read(found.slice(1), inside, scope)
    if (node) return { node, end: at + found[0].length }
  }
  return undefined
}

function plainAt(source: string, at: number): Match {
  plain.lastIndex = at
  const text = plain.exec(source)?.[0] ?? source.slice(at)
  return { node: { kind: 'text', text }, end: at + text.length }
}

/** Join neighbouring texts, so that escapes and stray markers do not split a word into pieces. */
function push(nodes: Inline[], node: Inline): void {
  const last = nodes.at(-1)
  if (last?.kind === 'text' && node.kind === 'text')
    nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text }
  else nodes.push(node)
}
