import Ajv, { type Options } from 'ajv'
import addFormats from 'ajv-formats'
import type { FormatName } from './definition'

/**
 * The one set of options every validator is made with, at build time or, where staff edit, at run time.
 * `messages: false` leaves the validator without words, so none of them can ever reach a visitor.
 */
export const ajvOptions = {
  allErrors: true,
  strict: false,
  messages: false,
  verbose: false,
  code: { source: true, lines: false },
} satisfies Options

/** The formats that definitions may use, of those that ajv-formats knows. */
export const formatNames: ('date' | 'email')[] = ['date', 'email']

/**
 * A compiler with those options and formats.
 * @example rulesCompiler().compile(schema)({ name: 'Steve' }) // => true
 */
export function rulesCompiler(): Ajv {
  const ajv = new Ajv(ajvOptions)
  addFormats(ajv, formatNames)
  for (const [name, pattern] of Object.entries(ownFormats)) ajv.addFormat(name, pattern)
  return ajv
}

// One label of a host name, in any script: "xn--…", "münchen", "play". Its parts cannot overlap, so it never runs away.
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?`
const host = String.raw`(?:${label}\.)+\p{L}[\p{L}\p{N}\p{M}-]*\.?`
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`
const ipv4 = String.raw`(?:${octet}\.){3}${octet}`
// A port goes up to 65535.
const port = String.raw`(?::(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]?\d{1,4}))?`
const rest = String.raw`${port}(?:[/?#]\S*)?`

/**
 * The formats of our own, beside `date` and `email` of ajv-formats.
 * - `url`: an absolute http or https address with a full host name, no spaces, and no name before the host (which is
 *   how faked links look). Source: specification, part 5, "valid URL".
 * - `web-address`: the same, with or without `https://`. Source: specification, part 5, "a web-address pattern".
 */
export const ownFormats: Readonly<Record<Extract<FormatName, 'url' | 'web-address'>, RegExp>> = {
  url: new RegExp(`^[hH][tT]{2}[pP][sS]?://(?:${host}|${ipv4})${rest}$`, 'u'),
  'web-address': new RegExp(`^(?:[hH][tT]{2}[pP][sS]?://)?(?:${host}|${ipv4})${rest}$`, 'u'),
}
