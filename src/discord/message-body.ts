import { isObject } from './rules/guards'

/** A field, embed or body as received, with unknown keys. Values are checked before they are read from it. */
type Loose = Readonly<Record<string, unknown>>

export interface Field {
  readonly name: string
  readonly value: string
  readonly inline: boolean
}

/** An embed as Discord stores it: texts trimmed, absent parts left out. */
export interface Embed {
  readonly type: 'rich'
  readonly title?: string
  readonly description?: string
  readonly url?: string
  readonly color?: number
  readonly timestamp?: string
  readonly fields?: readonly Field[]
  readonly footer?: { readonly text: string; readonly icon_url?: string }
  readonly author?: { readonly name: string; readonly url?: string; readonly icon_url?: string }
  readonly image?: { readonly url: string }
  readonly thumbnail?: { readonly url: string }
}

/** A body that was accepted: texts trimmed, defaults filled in. */
export interface Body {
  readonly content: string
  readonly username: string | undefined
  readonly embeds: readonly Embed[]
  readonly threadName: string | undefined
}

/**
 * Read a body as Discord stores it. Meant for bodies without `messageViolations`; for others the result is meaningless,
 * but it never throws.
 */
export function readMessageBody(value: unknown): Body {
  const body = trimmed(value)
  const source: Loose = isObject(body) ? body : {}
  return {
    content: asText(source['content']) ?? '',
    username: asText(source['username']),
    embeds: asEmbeds(source['embeds']),
    threadName: asText(source['thread_name']),
  }
}

/** How deep a message nests: body, list of embeds, embed, list of fields, field, its text. */
const levels = 6

/** Trim every text and drop every null, as deep as a message goes: an unknown key may hold anything. */
function trimmed(value: unknown, left = levels): unknown {
  if (typeof value === 'string') return value.trim()
  if (left === 0) return undefined
  if (Array.isArray(value)) return value.map((part) => trimmed(part, left - 1))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  return Object.fromEntries(kept.map(([key, part]) => [key, trimmed(part, left - 1)]))
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function asEmbeds(value: unknown): readonly Embed[] {
  return Array.isArray(value) ? value.filter(isObject).map(asEmbed) : []
}

function asEmbed(source: Loose): Embed {
  const fields = Array.isArray(source['fields'])
    ? { fields: source['fields'].filter(isObject).map(asField) }
    : {}
  return { ...source, ...fields, type: 'rich' }
}

function asField(source: Loose): Field {
  return { name: String(source['name']), value: String(source['value']), inline: source['inline'] === true }
}
