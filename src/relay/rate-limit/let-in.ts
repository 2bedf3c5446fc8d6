import type { RelayMeans } from '../relay-means'
import { Refusal } from '../reply'
import type { Visit } from './judge-visit'
import { visitorHash } from './visitor-hash'

/** Who reads from a relay that cannot tell visitors apart, since it lacks the secret for it. */
const everyReader = '0'.repeat(32)

/**
 * Let the sender of a request in for this kind of visit, or throw a `Refusal` with how long to wait. Without the secret
 * to count visitors with, nothing is handed in, and all who read count as one.
 */
export async function letIn(
  request: Request,
  visit: Visit,
  { settings: { visitorSecret }, admit }: Pick<RelayMeans, 'settings' | 'admit'>,
): Promise<void> {
  if (visitorSecret === undefined && visit === 'submission') throw new Refusal('not-configured')
  // The platform sets it; only a program on this machine can come without.
  const address = request.headers.get('CF-Connecting-IP') ?? 'local'
  const visitor = visitorSecret === undefined ? everyReader : await visitorHash(address, visitorSecret)
  const judgement = await admit(visitor, visit)
  if (judgement.ok) return
  throw new Refusal(visit === 'reading' ? 'too-many-reads' : 'too-many', { retryAfter: judgement.retryAfter })
}
