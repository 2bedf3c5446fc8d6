import type { Message } from '../engine/message/message'
import { markRepeat, toMessages } from '../engine/message/to-messages'
import { webhookFor } from '../engine/message/webhook'
import type { Deliver, DeliveryWatch, Network, Receipt } from './deliver'
import { forOtherChannel, inPost, unknownChannel, urlFor } from './forum'
import { createRetryBudget, postJson, readJsonObject, readRateLimit, type RetryBudget } from './retry'

/** The dependencies for sending to one webhook. */
export interface WebhookServices extends Network {
  /** The address as `webhookUrl` builds it, with `wait=true`, so that an OK means that the message is stored. */
  readonly url: string
  /** How often to wait for a rate limit; the relay never does, because it waits in its queue instead. */
  readonly mostWaits?: number
}

/** Why one message was not stored. */
export type Failure = Omit<Extract<Receipt, { ok: false }>, 'ok' | 'sent' | 'thread'>

/** One message was stored; with the forum post that it opened, if it did. */
export type Stored = Pick<Receipt, 'thread' | 'channel'>

/**
 * Send messages one after the other; stops at the first that is not stored, and never rejects. Skips the first
 * `alreadySent` messages, which is right only if they equal those of the earlier attempt. Where the first opens a post
 * in a forum channel, the others go into it: `thread` is the post that an earlier attempt opened.
 * @example await send([message]) // => { ok: true, sent: 1 }
 */
export type SendMessages = (
  messages: readonly Message[],
  alreadySent?: number,
  watch?: DeliveryWatch,
  thread?: string,
) => Promise<Receipt>

// A clock outside this range is wrong, and its time would mislead: staff can see when the message arrived.
const earliest = Date.UTC(2025, 0, 1)
const latest = Date.UTC(2075, 0, 1)

/** What the delivery from the page needs: `url` is that of the form's own webhook. */
export interface WebhookDeliveryServices extends WebhookServices {
  /** The role that `{mention}` notifies. */
  readonly staffRoleId?: string | undefined
  /** The addresses of the webhooks in the form's routes, by name. */
  readonly routeAddresses?: Readonly<Record<string, string>> | undefined
}

/**
 * The delivery from the page directly to a Discord webhook: makes the messages and sends them to the webhook that the
 * form's routes choose for these answers. If that webhook has no address, the submission is refused as if the webhook
 * were deleted: another channel might show it to people who must not read it. The messages of a repeated submission are
 * marked, as Discord cannot detect duplicates.
 * @example createWebhookDelivery({ url, fetch, sleep, random: Math.random, staffRoleId })
 */
export function createWebhookDelivery(services: WebhookDeliveryServices): Deliver {
  return async ({ form, answers, reference, sentAt, stored, thread, isRepeat }, watch) => {
    const webhook = webhookFor(form.message, answers)
    const url = webhook === form.message.webhook ? services.url : services.routeAddresses?.[webhook]
    if (url === undefined) return { ok: false, reason: 'refused', status: 404, sent: stored }
    const time = sentAt.getTime() > earliest && sentAt.getTime() < latest ? sentAt : undefined
    const messages = toMessages(form, answers, { reference, sentAt: time, staffRoleId: services.staffRoleId })
    const marked = isRepeat ? messages.map(markRepeat) : messages
    return createWebhookSender({ ...services, url })(marked, stored, watch, thread)
  }
}

/**
 * Send messages to a Discord webhook. A message counts as stored after a 2xx, unless the reply is an HTML page. After a
 * 429 the message is sent again once the requested time has passed, as a 429 means that it was not stored; beyond the
 * limits, or at a ban, it counts as refused, with the time asked for. Every other failure ends the delivery at once:
 * after a 5xx, an HTML page or a broken connection the message may have been stored, and Discord cannot detect
 * duplicates. There is no time limit (specification.md, 9.20); the caller can end the delivery with the
 * signal. A message that does not suit its channel (a forum requires posts, any other channel has none) is changed and
 * sent again; the receipt says so.
 * @example createWebhookSender({ url, fetch, sleep, random: Math.random })
 */
export function createWebhookSender(services: WebhookServices): SendMessages {
  return (...given) => {
    const retries = createRetryBudget(services)
    return sendInOrder(async (message, watch, thread) => {
      const send = (as: Message) =>
        sendOne(as, { ...services, url: urlFor(services.url, as, thread) }, retries, watch)
      const outcome = await send(message)
      const other = 'reason' in outcome ? forOtherChannel(message, outcome.code) : undefined
      if (!other) return outcome
      const second = await send(other)
      if ('reason' in second) return second
      return { ...second, channel: other.thread_name === undefined ? 'no-forum' : 'forum' }
    })(...given)
  }
}

/**
 * Make a sender from a function that sends a single message, into the given forum post if there is one. Where staff
 * have deleted that post, the message opens another with the same title. The sender checks the signal between two
 * messages; while one is being sent, `send` has to.
 * @example sendInOrder(async () => ({ reason: 'offline' })) // a sender whose messages never arrive
 */
export function sendInOrder(
  send: (message: Message, watch: DeliveryWatch, thread?: string) => Promise<Failure | Stored>,
): SendMessages {
  return async (messages, alreadySent = 0, watch = {}, known) => {
    const title = messages[0]?.thread_name
    let [sent, place]: [number, Stored] = [alreadySent, known === undefined ? {} : { thread: known }]
    for (const message of messages.slice(alreadySent)) {
      // Where one message was refused because of its title, each further one would be.
      const postTitle = place.channel === 'no-forum' ? undefined : title
      const sendIn = (thread?: string) => send(inPost(message, postTitle, thread), watch, thread)
      let outcome: Failure | Stored = watch.signal?.aborted
        ? { reason: 'stopped' }
        : await sendIn(place.thread)
      if (place.thread !== undefined && 'reason' in outcome && outcome.code === unknownChannel) {
        place = {}
        outcome = await sendIn()
      }
      if ('reason' in outcome) return { ok: false, ...place, ...outcome, sent }
      place = { ...place, ...outcome }
      sent += 1
      watch.onStored?.(sent, place.thread)
    }
    return { ok: true, ...place, sent }
  }
}

async function sendOne(
  message: Message,
  services: WebhookServices,
  retries: RetryBudget,
  watch: DeliveryWatch,
): Promise<Failure | Stored> {
  for (let times = 1; ; times += 1) {
    const reply = await postJson(services.url, message, services, watch.signal)
    if (reply === undefined) return { reason: watch.signal?.aborted ? 'stopped' : 'offline', uncertain: true }
    if (reply.ok) {
      if (isPage(reply)) return refused(reply)
      return message.thread_name === undefined ? {} : await readThread(reply)
    }
    if (reply.status === 400 || reply.status === 404) return { ...refused(reply), ...(await codeOf(reply)) }
    if (reply.status !== 429) return refused(reply)
    const limit = await readRateLimit(reply)
    if (watch.signal?.aborted) return { reason: 'stopped' }
    const waited = limit.kind === 'ban' ? 'lost' : await retries.wait(limit.wait, times, watch)
    if (waited === 'stopped') return { reason: 'stopped' }
    if (waited === 'lost')
      return { ...refused(reply, limit.wait), ...(limit.kind === 'ban' && { banned: true }) }
  }
}

/**
 * True for an HTML page: captive portals reply 200 to everything. Any other 2xx means that the message is stored, even
 * one without headers, which a `fetch` replaced by an extension may return.
 */
function isPage({ headers }: Partial<Response>): boolean {
  return headers?.get('Content-Type')?.includes('html') === true
}

/** The thread that a message has opened, if the reply names it. */
async function readThread(reply: Response): Promise<Stored> {
  const body = await readJsonObject(reply)
  // The post that a message opens has the same id as the message.
  const thread = body?.['channel_id'] || body?.['id']
  return typeof thread === 'string' ? { thread } : {}
}

async function codeOf(reply: Response): Promise<Pick<Failure, 'code'>> {
  const code = (await readJsonObject(reply))?.['code']
  return typeof code === 'number' ? { code } : {}
}

/** After a 5xx, or a 2xx with an HTML page, the message may be stored; after any other refusal it is not. */
function refused({ status, ok }: Response, retryAfter?: number): Failure {
  return {
    reason: 'refused',
    // A redirect that is not followed has the status 0, which means nothing.
    ...(status > 0 && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...((ok || status >= 500) && { uncertain: true }),
  }
}
