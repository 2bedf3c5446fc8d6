import { boolean, every, integer, list, model, present, required, text, type BodyCheck } from './checks'
import { asList, codePoints, isBlank, isObject, isText } from './guards'
import { violation } from './violation'

/** Discord requires a host with a dot: it calls `http://localhost` "not a well formed URL". */
const hostWithDot = /^[^.]+(\.[^.]+)+$/

const scheme = /^([a-z][a-z0-9+.-]*):/i

const wellFormed: BodyCheck = present((value, path) => {
  if (!isText(value)) return []
  const name = scheme.exec(value.trim())?.[1] ?? ''
  if (!['http', 'https'].includes(name.toLowerCase())) {
    return [violation(path, 'URL_TYPE_INVALID_SCHEME', { scheme: name })]
  }
  return isWellFormed(value.trim()) ? [] : [violation(path, 'URL_TYPE_INVALID_URL')]
})

/** A web address of up to 2048 code points, http or https only; empty text is refused. */
export const address: BodyCheck = every(text({ max: 2048 }), wellFormed)

const iso8601 = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** An existing date and time in ISO 8601. */
const timestamp: BodyCheck = present((value, path) => {
  const exists = typeof value === 'string' && iso8601.test(value) && isMoment(value)
  return exists ? [] : [violation(path, 'DATE_TIME_TYPE_PARSE', { value })]
})

const field = model({
  name: required(text({ max: 256 })),
  value: required(text({ max: 1024 })),
  inline: boolean,
})

const picture = model({ url: required(address) })

const shape = model({
  title: text({ max: 256 }),
  description: text({ max: 4096 }),
  url: address,
  color: integer(0, 0xffffff),
  timestamp,
  fields: list({ max: 25, item: field }),
  footer: model({ text: required(text({ max: 2048 })), icon_url: address }),
  author: model({ name: required(text({ max: 256 })), url: address, icon_url: address }),
  image: picture,
  thumbnail: picture,
})

/** An embed with nothing to see, such as a colour alone, is reported as lacking its description. */
const visible: BodyCheck = (value, path) => {
  if (!isObject(value)) return []
  const hasText = !isBlank(value['title']) || !isBlank(value['description'])
  const hasPart = ['footer', 'author', 'image', 'thumbnail'].some((key) => isObject(value[key]))
  const hasFields = asList(value['fields']).length > 0
  return hasText || hasPart || hasFields ? [] : [violation([...path, 'description'], 'BASE_TYPE_REQUIRED')]
}

/** One embed by itself; the sum over all embeds is checked by `sizeOfEmbeds`. */
export const embed: BodyCheck = every(shape, visible)

const largestSize = 6000

/**
 * Refuse embeds that are too large together, with `embeds` as the path. Title, description, field names and values,
 * footer text and author name count; addresses, content and username do not.
 */
export const sizeOfEmbeds: BodyCheck = present((value, path) => {
  const size = asList(value).reduce<number>((sum, each) => sum + sizeOf(each), 0)
  return size > largestSize ? [violation(path, 'MAX_EMBED_SIZE_EXCEEDED', { max: largestSize })] : []
})

function sizeOf(each: unknown): number {
  const fields = asList(part(each, 'fields')).flatMap((item) => [part(item, 'name'), part(item, 'value')])
  const rest = [part(each, 'title'), part(each, 'description')]
  const ends = [part(part(each, 'footer'), 'text'), part(part(each, 'author'), 'name')]
  return [...fields, ...rest, ...ends].reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? codePoints(value) : 0),
    0,
  )
}

function part(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined
}

function isWellFormed(value: string): boolean {
  return !/\s/.test(value) && URL.canParse(value) && hostWithDot.test(new URL(value).hostname)
}

/** JavaScript reads 30 February as 2 March; Discord rejects it. */
function isMoment(value: string): boolean {
  const day = value.slice(0, 10)
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay && !Number.isNaN(Date.parse(value))
}
