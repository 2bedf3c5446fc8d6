import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Location } from '../../../lint/diagnostic'
import type { JsonPath } from '../../../lint/json/json-node'

type Loose = Record<string | number, unknown>

/** A value as a panel shows it: a list joined with `between`; '' for anything but texts and numbers. */
export function fieldTextOf(value: unknown, between = '\n'): string {
  if (Array.isArray(value)) return value.join(between)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Set the value at a path; missing objects on the way are created. */
export function setAt(root: unknown, path: JsonPath, value: unknown): void {
  const [last = '', ...way] = path.toReversed()
  // Read as plain JSON.
  const holder = way.reduceRight<Loose>((node, step) => (node[step] ??= {}) as Loose, root as Loose)
  holder[last] = value
}

/** Replaces all properties of an object with these entries, in this order. */
export function setEntries(
  object: object,
  entries: readonly (readonly [key: string, value: unknown])[],
): void {
  for (const key of Object.keys(object)) Reflect.deleteProperty(object, key)
  Object.assign(object, Object.fromEntries(entries))
}

/**
 * The offset of the value at a path, or of the innermost one around it, in UTF-16 units; also for incomplete texts.
 * @example offsetAt('{ "a": 1 }', ['a']) // => 7
 */
export function offsetAt(text: string, path: JsonPath): number {
  const tree = parseTree(text)
  if (!tree) return 0
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node.offset
  }
  return tree.offset
}

/**
 * The offset of a place in a text, in UTF-16 units; the nearest one before it if the text has become shorter.
 * @example offsetOfPlace('a\nbc', { line: 2, column: 2 }) // => 3
 */
export function offsetOfPlace(text: string, { line, column }: Pick<Location, 'line' | 'column'>): number {
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0)
  const within = [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length
  return Math.min(before + within, text.length)
}
