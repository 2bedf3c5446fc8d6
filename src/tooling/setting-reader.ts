import { webAddress } from '../delivery/web-address'
import { fillText } from '../engine/fill-text'
import texts from './texts.json'

// Browsers let any page call these without https.
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Reads variables, each undefined where it is not set or wrong; what is wrong is in `problems`, one sentence each. */
export interface Reader {
  readonly problems: string[]
  readonly read: (name: string, isRight: (text: string) => boolean, problem: string) => string | undefined
  /** An address that a page can link to. */
  readonly address: (name: string) => string | undefined
  /** The origin of an address that is a host alone; a page of the site can call it. */
  readonly origin: (name: string, problem: string) => string | undefined
  /** An address that a page of the site can call. */
  readonly called: (name: string) => string | undefined
  /** Whether a page of the site can call this address, the value of that variable; if not, that is a problem. */
  readonly canCall: (name: string, address: string) => boolean
}

/**
 * A reader of these variables, which have no space around their values.
 * @example createReader({ SITE_URL: 'https://a.example/' }).origin('SITE_URL', '…') // => 'https://a.example'
 */
export function createReader(set: Readonly<Record<string, string>>): Reader {
  const problems: string[] = []
  const refuse = (problem: string, name: string, example = 'https://example.net') =>
    void problems.push(fillText(problem, { name, value: set[name] ?? '', example }))
  const read: Reader['read'] = (name, isRight, problem) => {
    const text = set[name]
    if (text === undefined || isRight(text)) return text
    refuse(problem, name)
    return undefined
  }
  const address = (name: string) => read(name, (text) => webAddress(text) !== undefined, texts.badAddress)
  const hasSecurePages = set['SITE_URL'] !== undefined && webAddress(set['SITE_URL'])?.protocol === 'https:'
  const canCall = (name: string, text: string) => {
    const { protocol, hostname } = new URL(text)
    const isBlocked = hasSecurePages && protocol === 'http:' && !thisMachine.test(hostname)
    if (isBlocked) refuse(texts.insecureAddress, name)
    return !isBlocked
  }
  const called = (name: string) => {
    const text = address(name)
    return text !== undefined && canCall(name, text) ? text : undefined
  }
  return {
    problems,
    read,
    address,
    called,
    canCall,
    origin(name, problem) {
      const text = called(name)
      if (text === undefined) return undefined
      const { origin, href } = new URL(text.replace(/\/+$/, ''))
      if (href !== `${origin}/`) refuse(problem, name, origin)
      return origin
    },
  }
}
