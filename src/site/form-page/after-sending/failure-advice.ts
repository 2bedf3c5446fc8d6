import { fillText } from '../../../engine/fill-text'
import { isRetryable, type FailedAttempt } from '../../submission/form-state'
import texts from './texts.json'

const { advice, relayedAdvice } = texts

/** What the browser believes: it has a network, has none, or has one again since the attempt failed. */
export type NetworkState = 'online' | 'offline' | 'again'

/**
 * What a visitor can do after a failed attempt, in one to three plain sentences. `isRelayed`: whether the site's own
 * relay refused it; the advice then does not mention Discord. `canQueue`: whether the page can keep the form and send it
 * once there is a network.
 * Source: Discord, webhooks, "Errors" and "429"; the refusals in `src/relay/texts.json`.
 * @example failureAdvice({ reason: 'refused', status: 503, ... }, 'online', false) // => 'Discord has a problem. …'
 */
export function failureAdvice(
  failure: FailedAttempt,
  network: NetworkState,
  isRelayed: boolean,
  canQueue = false,
): string {
  // With a relay its own texts take precedence, and the others are the fallback.
  const words = isRelayed ? { ...advice, ...relayedAdvice } : { ...relayedAdvice, ...advice }
  const key = keyOf(failure, network, isRelayed)
  return fillText(words[key === 'offline' && canQueue ? 'offlineQueue' : key], {
    in: inTime(failure.retryAfter ?? 0),
  })
}

function keyOf(
  { reason, status = 0, banned, retryAfter }: FailedAttempt,
  network: NetworkState,
  isRelayed: boolean,
): keyof typeof advice | keyof typeof relayedAdvice {
  if (reason === 'stopped') return 'stopped'
  if (reason === 'offline') return network === 'online' ? 'unreachable' : network
  // Discord's edge answers 403 to networks it distrusts; later it may let the same request through.
  if (banned || status === 403) return 'banned'
  if (status === 409 && isRelayed) return 'changed'
  if (status === 423 && isRelayed) return 'closed'
  // With a full queue, the relay answers 503 and says how long to wait.
  if ([429, 503].includes(status) && retryAfter !== undefined) return 'busy'
  if (status === 429) return 'busyUnknown'
  // A false OK comes from something between the page and the receiver, such as a captive portal.
  if (isRetryable({ reason, status })) return 'fault'
  return [401, 404].includes(status) ? 'dead' : 'refused'
}

function inTime(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 100) return format.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}
