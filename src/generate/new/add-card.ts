import type { Card } from '../../engine/schema/definition'
import { nodeAt } from '../../lint/json/json-node'
import type { SourceFile } from '../../lint/source/source-file'
import { writeJson } from '../fix/write-json'
import { formatJson } from '../../lint/json/format'

/** The manifest's text with a card after the last one; undefined where the list of cards cannot be found. */
export function addCard({ text, root }: SourceFile, card: Card): string | undefined {
  const cards = nodeAt(root, ['cards'])
  if (cards?.kind !== 'array') return undefined
  const last = cards.items.at(-1)
  const written = writeJson(card).trim()
  const at = last?.end ?? cards.start + 1
  return formatJson(`${text.slice(0, at)}${last ? ',' : ''}\n${written}${text.slice(at)}`)
}
