import type { JsonNode, Step } from '../json/json-node'
import type { Located } from '../source/locate'

/** A text of the pages' content: a string with more than one word. */
export interface ContentText {
  readonly text: string
  readonly file: Located
  readonly path: readonly Step[]
}

/** Every text of a page's content that is read, with its place. */
export function contentTexts(file: Located): readonly ContentText[] {
  return textsBelow(file, file.root, [])
}

function textsBelow(file: Located, node: JsonNode, path: readonly Step[]): readonly ContentText[] {
  if (node.kind === 'array')
    return node.items.flatMap((item, index) => textsBelow(file, item, [...path, index]))
  if (node.kind === 'object')
    return node.members.flatMap(({ key, value }) => textsBelow(file, value, [...path, key]))
  const isText = typeof node.value === 'string' && /\S\s+\S/.test(node.value)
  return isText ? [{ text: String(node.value), file, path }] : []
}
