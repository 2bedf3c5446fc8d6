import type { FormatName } from './definition'

// One label of a host name, in any script: "xn--…", "münchen", "play". Its parts cannot overlap, so it never runs away.
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?`
const host = String.raw`(?:${label}\.)+\p{L}[\p{L}\p{N}\p{M}-]*\.?`
const ipv4 = String.raw`(?:\d{1,3}\.){3}\d{1,3}`
const rest = String.raw`(?::\d{1,5})?(?:[/?#]\S*)?`

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
