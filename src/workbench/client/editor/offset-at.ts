import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Step } from '../../../lint/json/json-node'

/**
 * Where the value at a path begins, in UTF-16 units; the nearest value around it where there is none. Takes unfinished
 * texts too.
 * @example offsetAt('{ "a": 1 }', ['a']) // => 7
 */
export function offsetAt(text: string, path: readonly Step[]): number {
  const tree = parseTree(text)
  if (!tree) return 0
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node.offset
  }
  return tree.offset
}
