import type { Message } from '../engine/message'
import type { Deliver } from './deliver'
import { deliverInOrder, type Failure } from './deliver-in-order'
import { readRateLimit } from './rate-limit'

/** What the delivery takes from outside. `sleep` takes milliseconds, `random` gives numbers from 0 up to 1. */
export interface WebhookMeans {
  /** The address as `webhookUrl` builds it, with `wait=true`, so that an OK means that the message is stored. */
  readonly url: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
}

/** How often one delivery waits when it is told to, and for how many milliseconds in all, before it gives up. */
const patience = { waits: 8, total: 120_000 } as const

// Added to each wait, so that visitors who were told to wait together do not come back together.
const mostJitter = 400

/**
 * Deliver to a Discord webhook. Any reply with an OK status means stored. A 429 is waited out as told, and only then the
 * message is sent again, as a 429 says that it was not taken; past our patience, or at a ban, it counts as refused, with
 * the time asked for. Every other failure ends the delivery at once: after a 5xx or a broken connection the message may
 * have been stored, and Discord cannot tell doubles. There is no time limit (specification, part 9).
 * @example createWebhookDelivery({ url, fetch, sleep, random: Math.random })
 */
export function createWebhookDelivery(means: WebhookMeans): Deliver {
  return (messages, alreadySent) => {
    const wait = patientWait(means)
    return deliverInOrder((message) => sendOne(message, means, wait))(messages, alreadySent)
  }
}

async function sendOne(
  message: Message,
  means: WebhookMeans,
  wait: (milliseconds: number) => Promise<boolean>,
): Promise<Failure | undefined> {
  for (;;) {
    const reply = await post(message, means)
    if (reply === undefined) return { reason: 'offline' }
    if (reply.ok) return undefined
    if (reply.status !== 429) return refused(reply)
    const limit = await readRateLimit(reply)
    if (limit.kind === 'ban' || !(await wait(limit.wait))) return refused(reply, limit.wait)
  }
}

async function post(message: Message, { url, fetch }: WebhookMeans): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      // A redirect would be followed with a GET, whose OK says nothing about our message.
      redirect: 'manual',
    })
  } catch {
    // No network, a blocker in the browser, or a reply the browser may not read.
    return undefined
  }
}

function refused({ status }: Response, retryAfter?: number): Failure {
  // A redirect that is not followed has the status 0, which says nothing.
  return { reason: 'refused', ...(status > 0 && { status }), ...(retryAfter !== undefined && { retryAfter }) }
}

/** Waits, as long as our patience lasts; resolves to whether it has waited. */
function patientWait({ sleep, random }: WebhookMeans): (milliseconds: number) => Promise<boolean> {
  let [waits, total] = [0, 0]
  return async (asked) => {
    const milliseconds = asked + Math.round(random() * mostJitter)
    waits += 1
    total += milliseconds
    if (waits > patience.waits || total > patience.total) return false
    await sleep(milliseconds)
    return true
  }
}
