import { keyedHash } from '../hash'
import { Refusal } from '../reply'
import type { Rank } from '../queue/queued-submission'
import type { RelayServices } from '../services'
import type { RateDecision, Visit, Visitor } from './admission'

/** One visitor for all readers, for a relay without the secret that tells visitors apart. */
const everyReader: Visitor = { visitor: '0'.repeat(32), neighbourhood: '0'.repeat(32) }

export interface Admitted {
  readonly who: Visitor
  readonly rank: Rank
}

/**
 * Admit the sender of a request for this kind of visit, or throw a `Refusal` with how long to wait. Without the secret
 * for counting visitors, submissions are refused and all readers count as one. A visitor who was just refused is
 * refused again from memory.
 */
export async function rateLimit(
  request: Request,
  visit: Visit,
  { settings, admit, refusalCache }: Pick<RelayServices, 'settings' | 'admit' | 'refusalCache'>,
): Promise<Admitted> {
  const { visitorSecret } = settings
  if (visitorSecret === undefined && visit === 'submission') throw new Refusal('not-configured')
  // The platform sets this header; only requests to a relay on this machine lack it.
  const address = request.headers.get('CF-Connecting-IP') ?? 'local'
  const who = visitorSecret === undefined ? everyReader : await visitorOf(address, visitorSecret)
  const key = `${visit} ${who.visitor}`
  const refused = refusalCache.waitOf(key)
  const decision: RateDecision = refused > 0 ? { ok: false, retryAfter: refused } : await admit(who, visit)
  if (decision.ok) return { who, rank: decision.rank }
  refusalCache.note(key, decision.retryAfter)
  throw new Refusal(visit === 'reading' ? 'too-many-reads' : 'too-many', { retryAfter: decision.retryAfter })
}

/**
 * The ids under which a visitor is counted: keyed hashes of the network address, which reveal nothing without
 * the secret. For an IPv6 address, the visitor is its /64 subnet, which belongs to one person, and the
 * neighbourhood its /48 subnet, which many providers give to one customer.
 * @example (await visitorOf('192.0.2.7', secret)).visitor // => 'f3a1…', 32 hexadecimal digits
 */
async function visitorOf(address: string, secret: string): Promise<Visitor> {
  const groups = groupsOf(address)
  const idOf = async (text: string) => (await keyedHash(text, secret)).slice(0, 32)
  const [visitor, neighbourhood] = await Promise.all([
    idOf(groups.slice(0, 4).join(':')),
    idOf(`near ${groups.slice(0, 3).join(':')}`),
  ])
  return { visitor, neighbourhood }
}

/** The eight groups of an IPv6 address; an IPv4 address as it is. */
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
