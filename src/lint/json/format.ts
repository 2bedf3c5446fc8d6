import { parseTree, type Node, type ParseError } from 'jsonc-parser'

const width = 110

/**
 * A JSON text with the line breaks and indentation of the repository's formatter: an object stays on one line if its
 * first entry was on the same line and it fits, a list if it fits; in a list of several objects or lists each has its
 * own line. Undefined for what is not JSON.
 * @example formatJson('{"a":[1,2]}') // => '{ "a": [1, 2] }\n'
 */
export function formatJson(text: string): string | undefined {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  return tree && errors.length === 0 ? `${write(tree, text, 0, 0)}\n` : undefined
}

/** `taken` is the width on the line that is taken: by what is before the value, and by the comma after it. */
function write(node: Node, text: string, indent: number, taken: number): string {
  const parts = node.children ?? []
  const [key, value] = parts
  if (node.type === 'property' && key && value) {
    const name = `${sourceOf(key, text)}: `
    return name + write(value, text, indent, taken + widthOf(name))
  }
  const line = onOneLine(node, text)
  if (line !== undefined && (parts.length === 0 || indent + taken + widthOf(line) <= width)) return line
  const inner = indent + 2
  const [open, close] = node.type === 'object' ? '{}' : '[]'
  if (parts.every(({ type }) => type === 'number'))
    return `${open}\n${fillLines(parts, text, inner)}\n${' '.repeat(indent)}${close}`
  const lines = parts.map((part, index) => {
    const comma = index < parts.length - 1 ? ',' : ''
    const gap = index > 0 && hasBlankLineBefore(part, parts[index - 1], text) ? '\n' : ''
    return `${gap}${' '.repeat(inner)}${write(part, text, inner, comma.length)}${comma}`
  })
  return `${open}\n${lines.join('\n')}\n${' '.repeat(indent)}${close}`
}

function sourceOf({ offset, length }: Node, text: string): string {
  return text.slice(offset, offset + length)
}

/** Numbers side by side, as many as fit on each line. */
function fillLines(parts: readonly Node[], text: string, indent: number): string {
  const lines: string[] = []
  for (const [index, part] of parts.entries()) {
    const word = sourceOf(part, text) + (index < parts.length - 1 ? ',' : '')
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(' '.repeat(indent) + word)
  }
  return lines.join('\n')
}

/** A value on one line; undefined where something in it must be on its own line. */
function onOneLine(node: Node, text: string): string | undefined {
  if (!node.children) return sourceOf(node, text)
  if (mustBreak(node, text)) return undefined
  const parts = node.children.map((part) => onOneLine(part, text))
  if (parts.includes(undefined)) return undefined
  if (node.type === 'property') return parts.join(': ')
  if (node.type === 'array') return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

function mustBreak({ type, offset, children = [] }: Node, text: string): boolean {
  const [first] = children
  if (!first) return false
  if (type === 'object') return text.slice(offset, first.offset).includes('\n')
  const isHolder = (part: Node) =>
    (part.type === 'object' || part.type === 'array') && (part.children?.length ?? 0) > 1
  return children.length > 1 && children.every((part) => part.type === first.type && isHolder(part))
}

function hasBlankLineBefore(part: Node, before: Node | undefined, text: string): boolean {
  const between = before ? text.slice(before.offset + before.length, part.offset) : ''
  return /\n[^\S\n]*\n/.test(between)
}

/** The width as the formatter counts it: characters that fill two cells (emoji, most of East Asia) count twice. */
function widthOf(line: string): number {
  if (/^[ -~]*$/.test(line)) return line.length
  const wide =
    /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji}\uFE0F/u
  const segments = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)]
  return segments.reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0)
}

/** A value as the text of a file: each outermost entry on its own line, everything inside on one line where it fits. */
export function writeJson(value: unknown): string {
  const text = textOf(value, true)
  return formatJson(text) ?? `${text}\n`
}

/** The formatter breaks an object whose first entry is on a new line; other lines it breaks by their length. */
function textOf(value: unknown, isOutermost: boolean): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item: unknown) => textOf(item, false)).join(', ')}]`
  const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    part === undefined ? [] : [{ key, text: textOf(part, false) }],
  )
  const isNested = entries.some(({ text }) => text.startsWith('{'))
  const gap = isOutermost || isNested ? '\n' : ' '
  return `{${gap}${entries.map(({ key, text }) => `${JSON.stringify(key)}: ${text}`).join(',\n')}}`
}
