import { Refusal } from '../reply'
import type { RelayServices } from '../services'
import type { Judgement, Visit, Visitor } from './admission'

/** Who reads from a relay that cannot tell visitors apart, since it lacks the secret for it. */
const everyReader: Visitor = { visitor: '0'.repeat(32), neighbourhood: '0'.repeat(32) }

/** A visitor who was let in, and what is known of them. */
export interface Admitted {
  readonly who: Visitor
  readonly rank: Extract<Judgement, { ok: true }>['rank']
}

/**
 * Let the sender of a request in for this kind of visit, or throw a `Refusal` with how long to wait. Without the secret
 * to count visitors with, nothing is handed in, and all who read count as one. Who was just refused is refused again
 * without asking anybody.
 */
export async function rateLimit(
  request: Request,
  visit: Visit,
  { settings: { visitorSecret }, admit, refusals }: Pick<RelayServices, 'settings' | 'admit' | 'refusals'>,
): Promise<Admitted> {
  if (visitorSecret === undefined && visit === 'submission') throw new Refusal('not-configured')
  // The platform sets it; only a program on this machine can come without.
  const address = request.headers.get('CF-Connecting-IP') ?? 'local'
  const who = visitorSecret === undefined ? everyReader : await visitorOf(address, visitorSecret)
  const key = `${visit} ${who.visitor}`
  const refused = refusals.waitOf(key)
  const judgement: Judgement = refused > 0 ? { ok: false, retryAfter: refused } : await admit(who, visit)
  if (judgement.ok) return { who, rank: judgement.rank }
  refusals.note(key, judgement.retryAfter)
  throw new Refusal(visit === 'reading' ? 'too-many-reads' : 'too-many', { retryAfter: judgement.retryAfter })
}

/**
 * What a visitor is called while visits are counted: keyed hashes of the network addresses, which say nothing about them
 * to anyone without the secret. Of an address of version 6 the first 64 bits are the visitor, as one person has all of
 * the rest, and the first 48 bits the neighbourhood, as many providers give one person all of that.
 * @example (await visitorOf('192.0.2.7', secret)).visitor // => 'f3a1…', 32 hexadecimal signs
 */
export async function visitorOf(address: string, secret: string): Promise<Visitor> {
  const groups = groupsOf(address)
  const [visitor, neighbourhood] = await Promise.all([
    keyedHash(groups.slice(0, 4).join(':'), secret),
    keyedHash(`near ${groups.slice(0, 3).join(':')}`, secret),
  ])
  return { visitor, neighbourhood }
}

async function keyedHash(text: string, secret: string): Promise<string> {
  const bytes = (part: string) => new TextEncoder().encode(part)
  const use = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), use, false, ['sign'])
  const hash = await crypto.subtle.sign('HMAC', key, bytes(text))
  return [...new Uint8Array(hash)]
    .slice(0, 16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** An address of version 6 in its eight groups; one of version 4 as it is. */
function groupsOf(address: string): readonly string[] {
  if (!address.includes(':')) return [address]
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
