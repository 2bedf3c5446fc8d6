import { present, type Check } from './checks'
import { codePoints, isObject } from './measure'
import { violation } from './violation'

const max = 6000

/**
 * Code points of all embeds together that count towards Discord's 6000: title, description, field names and values,
 * footer text, author name. Addresses, content and username do not.
 * @example embedSize([{ title: 'ab', fields: [{ name: 'c', value: 'd' }] }]) // => 4
 */
function embedSize(embeds: unknown): number {
  return asList(embeds).reduce<number>((sum, embed) => sum + sizeOf(embed), 0)
}

/** Refuse embeds that are too large together, at `embeds` itself. */
export const sizeOfEmbeds: Check = present((value, path) =>
  embedSize(value) > max ? [violation(path, 'MAX_EMBED_SIZE_EXCEEDED', { max })] : [],
)

function sizeOf(embed: unknown): number {
  const fields = asList(part(embed, 'fields')).flatMap((field) => [part(field, 'name'), part(field, 'value')])
  const rest = [part(embed, 'title'), part(embed, 'description')]
  const ends = [part(part(embed, 'footer'), 'text'), part(part(embed, 'author'), 'name')]
  return [...fields, ...rest, ...ends].reduce<number>((sum, text) => sum + lengthOf(text), 0)
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? codePoints(value) : 0
}

function part(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
