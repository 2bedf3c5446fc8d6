import type { Message } from '../engine/message/message'
import type { Deliver, DeliveryWatch } from './deliver'
import { deliverInOrder, type Failure } from './deliver-in-order'
import { createPatience, type Patience } from './patience'
import { readRateLimit } from './rate-limit'

/** What the delivery takes from outside. `sleep` takes milliseconds, `random` gives numbers from 0 up to 1. */
export interface WebhookMeans {
  /** The address as `webhookUrl` builds it, with `wait=true`, so that an OK means that the message is stored. */
  readonly url: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
  /** How long it lets itself be told to wait; the relay has an alarm clock, and waits outside. */
  readonly limits?: { readonly waits: number; readonly total: number }
}

/**
 * Deliver to a Discord webhook. Any reply with an OK status means stored. A 429 is waited out as told, and only then the
 * message is sent again, as a 429 says that it was not taken; past our patience, or at a ban, it counts as refused, with
 * the time asked for. Every other failure ends the delivery at once: after a 5xx or a broken connection the message may
 * have been stored, and Discord cannot tell doubles. There is no time limit (specification, part 9); whoever waits may
 * end it with the signal.
 * @example createWebhookDelivery({ url, fetch, sleep, random: Math.random })
 */
export function createWebhookDelivery(means: WebhookMeans): Deliver {
  return (messages, alreadySent, watch) => {
    const patience = createPatience(means)
    return deliverInOrder((message, watch) => sendOne(message, means, patience, watch))(
      messages,
      alreadySent,
      watch,
    )
  }
}

async function sendOne(
  message: Message,
  means: WebhookMeans,
  patience: Patience,
  watch: DeliveryWatch,
): Promise<Failure | undefined> {
  for (;;) {
    const reply = await post(message, means, watch.signal)
    if (reply === undefined) return { reason: watch.signal?.aborted ? 'stopped' : 'offline', uncertain: true }
    if (reply.ok) return undefined
    if (reply.status !== 429) return refused(reply)
    const limit = await readRateLimit(reply)
    if (watch.signal?.aborted) return { reason: 'stopped' }
    const waited = limit.kind === 'ban' ? 'lost' : await patience.wait(limit.wait, watch)
    if (waited === 'stopped') return { reason: 'stopped' }
    if (waited === 'lost')
      return { ...refused(reply, limit.wait), ...(limit.kind === 'ban' && { banned: true }) }
  }
}

async function post(
  message: Message,
  { url, fetch }: WebhookMeans,
  signal: AbortSignal | undefined,
): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      // A redirect would be followed with a GET, whose OK says nothing about our message.
      redirect: 'manual',
      ...(signal && { signal }),
    })
  } catch {
    // No network, a blocker in the browser, a reply the browser may not read, or the signal.
    return undefined
  }
}

/** A server that fails may have stored the message before it did; any other refusal says that it was not taken. */
function refused({ status }: Response, retryAfter?: number): Failure {
  return {
    reason: 'refused',
    // A redirect that is not followed has the status 0, which says nothing.
    ...(status > 0 && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(status >= 500 && { uncertain: true }),
  }
}
