import { every, present, text, type Check } from './checks'
import { isText } from './measure'
import { violation } from './violation'

/** Discord wants a host with a dot: `http://localhost` is "not a well formed URL" to it. */
const hostWithDot = /^[^.]+(\.[^.]+)+$/

const scheme = /^([a-z][a-z0-9+.-]*):/i

const wellFormed: Check = present((value, path) => {
  if (!isText(value)) return []
  const name = scheme.exec(value.trim())?.[1] ?? ''
  if (!['http', 'https'].includes(name.toLowerCase())) {
    return [violation(path, 'URL_TYPE_INVALID_SCHEME', { scheme: name })]
  }
  return isWellFormed(value.trim()) ? [] : [violation(path, 'URL_TYPE_INVALID_URL')]
})

/** A web address of up to 2048 code points, http or https only; the empty text is refused. */
export const address: Check = every(text({ max: 2048 }), wellFormed)

function isWellFormed(value: string): boolean {
  return !/\s/.test(value) && URL.canParse(value) && hostWithDot.test(new URL(value).hostname)
}
