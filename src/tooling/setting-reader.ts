import { webAddress } from '../delivery/web-address'
import { fillText } from '../engine/fill-text'
import { isLoopback } from '../sandbox/control/guard'
import texts from './texts.json'

export type Reader = ReturnType<typeof createReader>

/**
 * A reader of these variables, whose values have no spaces around them. A variable that is not set or wrong
 * is undefined; each wrong one adds a sentence to `problems`.
 * @example createReader({ SITE_URL: 'https://a.example/' }).origin('SITE_URL', '…') // => 'https://a.example'
 */
export function createReader(set: Readonly<Record<string, string>>) {
  const problems: string[] = []
  const refuse = (problem: string, name: string, example = 'https://example.net') =>
    void problems.push(fillText(problem, { name, value: set[name] ?? '', example }))
  const read = (name: string, isRight: (text: string) => boolean, problem: string): string | undefined => {
    const text = set[name]
    if (text === undefined || isRight(text)) return text
    refuse(problem, name)
    return undefined
  }
  /** An address that a page can link to. */
  const address = (name: string) => read(name, (text) => webAddress(text) !== undefined, texts.badAddress)
  const hasSecurePages = set['SITE_URL'] !== undefined && webAddress(set['SITE_URL'])?.protocol === 'https:'
  /** Whether a page of the site can call this address, the value of the named variable; if not, adds to `problems`. */
  const canCall = (name: string, text: string) => {
    const { protocol, hostname } = new URL(text)
    // Browsers let any page call this machine without https.
    const isBlocked = hasSecurePages && protocol === 'http:' && !isLoopback(hostname)
    if (isBlocked) refuse(texts.insecureAddress, name)
    return !isBlocked
  }
  /** An address that a page of the site can call. */
  const called = (name: string) => {
    const text = address(name)
    return text !== undefined && canCall(name, text) ? text : undefined
  }
  /**
   * The origin of an address that a page of the site can call. An address with more than an origin adds to `problems`.
   */
  const hostOf = (name: string, problem: string) => {
    const text = called(name)
    if (text === undefined) return undefined
    const { origin, href } = new URL(text.replace(/\/+$/, ''))
    if (href !== `${origin}/`) refuse(problem, name, origin)
    return origin
  }
  return { problems, read, address, canCall, called, origin: hostOf }
}
