import { fillText } from '../../../engine/fill-text'
import type { FailedTry } from '../form-state'
import texts from './texts.json'

const { advice, relayedAdvice } = texts

/** What the browser believes: it has a network, has none, or has one again since the attempt failed. */
export type NetworkState = 'online' | 'offline' | 'again'

/**
 * What a visitor can do after a failed attempt, in plain words, one or two sentences each. `isRelayed`: whether the
 * site's own relay refused it; the advice then does not mention Discord.
 * Source: Discord, webhooks, "Errors" and "429"; the refusals of `src/relay/reply.ts`.
 * @example failureAdvice({ reason: 'refused', status: 503, ... }, 'online', false)[0] // => 'Discord has a problem. …'
 */
export function failureAdvice(
  failure: FailedTry,
  network: NetworkState,
  isRelayed: boolean,
): readonly string[] {
  const { isUncertain, reference } = failure
  return [
    adviceFor(kindOf(failure, isRelayed), failure, network, isRelayed),
    ...(isUncertain ? [fillText(texts.mayHaveArrived, { reference })] : []),
  ]
}

type Kind =
  | 'refused'
  | 'dead'
  | 'busy'
  | 'banned'
  | 'fault'
  | 'changed'
  | 'closed'
  | 'unreachable'
  | 'stopped'

function kindOf({ reason, status = 0, banned }: FailedTry, isRelayed: boolean): Kind {
  if (reason === 'stopped') return 'stopped'
  if (reason === 'offline') return 'unreachable'
  // Discord's edge answers 403 to networks it distrusts; later it may let the same request through.
  if (banned || status === 403) return 'banned'
  if (status === 409 && isRelayed) return 'changed'
  if (status === 423 && isRelayed) return 'closed'
  if (status === 429) return 'busy'
  // A false OK comes from something between the page and the receiver, such as a captive portal.
  if (status >= 500 || (status >= 200 && status < 300)) return 'fault'
  return [401, 404].includes(status) ? 'dead' : 'refused'
}

function adviceFor(kind: Kind, { retryAfter }: FailedTry, network: NetworkState, isRelayed: boolean): string {
  if (kind === 'unreachable' && network !== 'online') return advice[network]
  // With these the relay means something else than the chat platform.
  if (kind === 'changed' || kind === 'closed') return relayedAdvice[kind]
  if (isRelayed && (kind === 'banned' || kind === 'fault' || kind === 'unreachable'))
    return relayedAdvice[kind]
  if (kind !== 'busy') return advice[kind]
  return retryAfter === undefined ? advice.busyUnknown : fillText(advice.busy, { in: inTime(retryAfter) })
}

function inTime(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 100) return format.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}
