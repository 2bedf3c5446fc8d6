import { parseTree, type Node, type ParseError } from 'jsonc-parser'
import { formatJson } from '../../../lint/json/format'

/** Objects and lists that a file must have, even if they are empty. */
const mayBeEmpty = [
  'properties',
  'required',
  'fields',
  'answers',
  'errors',
  'valid',
  'wrong',
  'cards',
  'tags',
]

/**
 * Open a text to change its value (undefined if it is not JSON); `write` returns the text with what was
 * changed there. Every line without a change stays the same, byte for byte; formatted text stays formatted.
 * Entries set to undefined are removed, and so are objects and lists that the change has emptied.
 * @example const { value, write } = openJson('{ "a": 1 }\n'); value.b = 2; write() // => '{ "a": 1, "b": 2 }\n'
 */
export function openJson(text: string): { readonly value: unknown; readonly write: () => string } {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  if (!root || errors.length > 0) return { value: undefined, write: () => text }
  const nodes = new Map<unknown, Node>()
  const value = read(root, nodes)
  const before = JSON.stringify(value)
  return {
    value,
    write: () => {
      prune(value, nodes)
      if (JSON.stringify(value) === before) return text
      const edited =
        text.slice(0, root.offset) + print(value, root, '', { text, nodes }) + text.slice(endOf(root))
      return formatJson(text) === text ? (formatJson(edited) ?? edited) : edited
    },
  }
}

function read(node: Node, nodes: Map<unknown, Node>): unknown {
  const { type, children = [] } = node
  if (type !== 'object' && type !== 'array') return node.value
  const value =
    type === 'array'
      ? children.map((item) => read(item, nodes))
      : Object.fromEntries(
          children.map(({ children: [key, part] = [] }) => [key?.value, part && read(part, nodes)]),
        )
  nodes.set(value, node)
  return value
}

/** Removes the entries that are undefined, and objects and lists that have become empty. */
function prune(holder: unknown, nodes: ReadonlyMap<unknown, Node>): void {
  if (typeof holder !== 'object' || holder === null) return
  const isGone = ([key, part]: readonly [string, unknown]): boolean => {
    prune(part, nodes)
    if (typeof part !== 'object' || part === null) return part === undefined
    const wasEmpty = nodes.get(part)?.children?.length === 0
    return Object.keys(part).length === 0 && !wasEmpty && !mayBeEmpty.includes(key)
  }
  const gone = Object.entries(holder).filter(isGone)
  if (Array.isArray(holder)) for (const [index] of gone.toReversed()) holder.splice(Number(index), 1)
  else for (const [key] of gone) Reflect.deleteProperty(holder, key)
}

interface Source {
  readonly text: string
  readonly nodes: ReadonlyMap<unknown, Node>
}

/** The text of a value: laid out as it was, or like the one that it replaces, or as new. */
function print(value: unknown, replaced: Node | undefined, indent: string, source: Source): string {
  const { text, nodes } = source
  const node = nodes.get(value) ?? replaced
  if (typeof value !== 'object' || value === null)
    return node && node.value === value ? text.slice(node.offset, endOf(node)) : JSON.stringify(value)
  const isList = Array.isArray(value)
  const like = node?.type === (isList ? 'array' : 'object') ? node : undefined
  const old = like?.children ?? []
  // Without entries there is nothing to lay out.
  if (like && old.length === 0 && Object.keys(value).length === 0) return text.slice(like.offset, endOf(like))
  const ownOf = (key: string, part: unknown) =>
    old.findIndex((each) => (isList ? nodes.get(part) === each || each.value === part : nameOf(each) === key))
  /** What was written before an old entry: white space, and from the second one on a comma. */
  const gapBefore = (index: number): string | undefined => {
    const [before, next] = [old[index - 1], old[index]]
    return node && next && text.slice(before ? endOf(before) : node.offset + 1, next.offset)
  }
  /** A new entry gets the white space of the first ones; in an empty object, its own line. */
  const newGap = (index: number): string => {
    const first = gapBefore(isList ? Math.min(index, old.length - 1, 1) : 0)
    return first?.replace(/\n\s*\n/, '\n') ?? (isList ? (index > 0 ? ' ' : '') : `\n${indent}  `)
  }
  const entries = Object.entries(value).map(([key, part], index) => {
    const place = ownOf(key, part)
    const own = old[place]
    // A key that takes the place of another one also takes the white space before it.
    const isRenamed = old[index] && !isList && !(String(nameOf(old[index])) in value)
    // In a list on one line, whichever entry is first keeps the white space of the old first one.
    const isFirst = isList && index === 0 && !gapBefore(place)?.includes('\n')
    const gap = gapBefore(isFirst ? 0 : own ? place : isRenamed ? index : -1) ?? newGap(index)
    const inner = /\n([ \t]*)$/.exec(gap)?.[1] ?? indent
    const [name, was] = own && !isList ? (own.children ?? []) : [undefined, own]
    const head = isList ? '' : name && was ? text.slice(name.offset, was.offset) : `${JSON.stringify(key)}: `
    return { gap, words: head + print(part, was, inner, source) }
  })
  const lines = entries.map(({ gap, words }, index) => {
    if (index === 0) return gap.replace(',', '') + words
    return (gap.includes(',') ? gap : `,${gap || ' '}`) + words
  })
  const last = old.at(-1)
  const tail = node && last ? text.slice(endOf(last), endOf(node) - 1) : isList ? '' : `\n${indent}`
  return isList ? `[${lines.join('')}${tail}]` : `{${lines.join('')}${tail}}`
}

function nameOf({ children: [name] = [] }: Node): unknown {
  return name?.value
}

function endOf({ offset, length }: Node): number {
  return offset + length
}
