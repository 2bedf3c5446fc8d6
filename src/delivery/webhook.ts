import type { Message } from '../engine/message/message'
import { markRepeat, toMessages } from '../engine/message/to-messages'
import { webhookFor } from '../engine/message/webhook'
import type { Deliver, DeliveryWatch, Network, Receipt } from './deliver'
import { forOtherChannel, inPost, urlFor } from './forum'
import { createPatience, readJsonObject, readRateLimit, type Patience } from './retry'

/** What sending to one webhook needs from outside. */
export interface WebhookMeans extends Network {
  /** The address as `webhookUrl` builds it, with `wait=true`, so that an OK means that the message is stored. */
  readonly url: string
  /** How long it lets itself be told to wait; the relay has an alarm clock, and waits outside. */
  readonly limits?: { readonly waits: number; readonly total: number }
}

/** Why one message was not stored. */
export type Failure = Omit<Extract<Receipt, { ok: false }>, 'ok' | 'sent' | 'thread'>

/** That one message was stored, with the post of a forum that it has opened. */
export type Stored = Pick<Receipt, 'thread' | 'channel'>

/**
 * Send messages, one after the other; stops at the first that is not stored, and never rejects. `alreadySent` messages
 * from the front are left out: right only for messages equal to those of the earlier try. Where the first opens a post in
 * a forum channel, the others follow in it: `thread` is the one that an earlier try has opened.
 * @example await send([message]) // => { ok: true, sent: 1 }
 */
export type SendMessages = (
  messages: readonly Message[],
  alreadySent?: number,
  watch?: DeliveryWatch,
  thread?: string,
) => Promise<Receipt>

// A clock outside these is wrong, and its time would only mislead: staff have the time at which the message came.
const earliest = Date.UTC(2025, 0, 1)
const latest = Date.UTC(2075, 0, 1)

/** What the delivery from the page takes: `url` is that of the form's own webhook. */
export interface WebhookDeliveryMeans extends WebhookMeans {
  /** Whom `{mention}` calls. */
  readonly staffRoleId?: string | undefined
  /** The addresses of the webhooks that the form's routes name, by name. */
  readonly routeAddresses?: Readonly<Record<string, string>> | undefined
}

/**
 * The delivery from the page itself to a Discord webhook: makes the messages and sends them to the webhook that the form's
 * routes give to these answers; if that webhook has no address, they are refused, as by a deleted webhook: no one else may be
 * meant to read it. The messages of a repeated submission are marked, as Discord cannot tell doubles.
 * @example createWebhookDelivery({ url, fetch, sleep, random: Math.random, staffRoleId })
 */
export function createWebhookDelivery(means: WebhookDeliveryMeans): Deliver {
  return async ({ form, answers, reference, sentAt, stored, thread, isRepeat }, watch) => {
    const webhook = webhookFor(form.message, answers)
    const url = webhook === form.message.webhook ? means.url : means.routeAddresses?.[webhook]
    if (url === undefined) return { ok: false, reason: 'refused', status: 404, sent: stored }
    const time = sentAt.getTime() > earliest && sentAt.getTime() < latest ? sentAt : undefined
    const messages = toMessages(form, answers, { reference, sentAt: time, staffRoleId: means.staffRoleId })
    const marked = isRepeat ? messages.map(markRepeat) : messages
    return createWebhookSender({ ...means, url })(marked, stored, watch, thread)
  }
}

/**
 * Send messages to a Discord webhook. Only a stored message's own JSON, with its id, means stored. A 429 is waited out
 * as told, and only then the message is sent again, as a 429 says that it was not taken; past our patience, or at a ban,
 * it counts as refused, with the time asked for. Every other failure ends it at once: after a 5xx, another reply than
 * Discord's or a broken connection the message may have been stored, and Discord cannot tell doubles. There is no time
 * limit (specification, part 9); whoever waits may end it with the signal. What a channel does not take as it is (a forum
 * wants posts, any other channel none) is sent again as it takes it, which the receipt tells.
 * @example createWebhookSender({ url, fetch, sleep, random: Math.random })
 */
export function createWebhookSender(means: WebhookMeans): SendMessages {
  return (...given) => {
    const patience = createPatience(means)
    return sendInOrder(async (message, watch, thread) => {
      const send = (as: Message) =>
        sendOne(as, { ...means, url: urlFor(means.url, as, thread) }, patience, watch)
      const outcome = await send(message)
      const other = 'reason' in outcome ? forOtherChannel(message, outcome.code) : undefined
      if (!other) return outcome
      return { ...(await send(other)), channel: other.thread_name === undefined ? 'no-forum' : 'forum' }
    })(...given)
  }
}

/**
 * A sender from the sending of a single message, in this post of a forum if there is one. Between two messages it heeds
 * the signal itself; within one the sending has to.
 * @example sendInOrder(async () => ({ reason: 'offline' })) // a sender whose messages never arrive
 */
export function sendInOrder(
  send: (message: Message, watch: DeliveryWatch, thread?: string) => Promise<Failure | Stored>,
): SendMessages {
  return async (messages, alreadySent = 0, watch = {}, known) => {
    const title = messages[0]?.thread_name
    let [sent, place]: [number, Stored] = [alreadySent, known === undefined ? {} : { thread: known }]
    for (const message of messages.slice(alreadySent)) {
      const outcome: Failure | Stored = watch.signal?.aborted
        ? { reason: 'stopped' }
        : await send(inPost(message, title, place.thread), watch, place.thread)
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
  means: WebhookMeans,
  patience: Patience,
  watch: DeliveryWatch,
): Promise<Failure | Stored> {
  for (let times = 1; ; times += 1) {
    const reply = await post(message, means, watch.signal)
    if (reply === undefined) return { reason: watch.signal?.aborted ? 'stopped' : 'offline', uncertain: true }
    if (reply.ok) {
      const channel = await channelOfStored(reply)
      if (channel !== undefined) return message.thread_name === undefined ? {} : { thread: channel }
      return watch.signal?.aborted ? { reason: 'stopped', uncertain: true } : refused(reply)
    }
    if (reply.status === 400) return { ...refused(reply), ...(await codeOf(reply)) }
    if (reply.status !== 429) return refused(reply)
    const limit = await readRateLimit(reply)
    if (watch.signal?.aborted) return { reason: 'stopped' }
    const waited = limit.kind === 'ban' ? 'lost' : await patience.wait(limit.wait, times, watch)
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

/** The channel of the stored message. Sign-in pages of a network and faulty servers say OK to anything: then undefined. */
async function channelOfStored(reply: Response): Promise<string | undefined> {
  const { id, channel_id: channel } = await readJsonObject(reply)
  if (typeof id !== 'string' || id === '') return undefined
  // The post that a message opens has the message's id.
  return typeof channel === 'string' && channel !== '' ? channel : id
}

async function codeOf(reply: Response): Promise<Pick<Failure, 'code'>> {
  const { code } = await readJsonObject(reply)
  return typeof code === 'number' ? { code } : {}
}

/** A server that fails, or says OK without a message, may have stored it; any other refusal says that it was not taken. */
function refused({ status, ok }: Response, retryAfter?: number): Failure {
  return {
    reason: 'refused',
    // A redirect that is not followed has the status 0, which says nothing.
    ...(status > 0 && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...((ok || status >= 500) && { uncertain: true }),
  }
}
