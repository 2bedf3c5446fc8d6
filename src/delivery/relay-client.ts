import type { ValidAnswers } from '../engine/answers/answers'
import type { AnswerError } from '../engine/answers/validate'
import type { Deliver, DeliveryWatch, Mistakes, Receipt } from './deliver'
import { createPatience } from './patience'

/** What a page hands in at the relay, in place of messages. */
export interface RelayedSubmission {
  readonly slug: string
  readonly reference: string
  /** When the visitor sent it; with the reference it makes the key by which the relay knows a further try. */
  readonly sentAt: Date
  readonly answers: ValidAnswers
}

/** The delivery of one submission through the relay. */
export type Relay = (submission: RelayedSubmission) => Deliver

/** As for a webhook; `url` is the relay's address without a slash at the end. */
export interface RelayMeans {
  readonly url: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
}

type Refused = Extract<Receipt, { ok: false }>

/**
 * Deliver through the relay, which makes the messages itself from the answers and keeps them until they are stored: it
 * takes all of them or none, so `sent` is their number or 0, and a further try is never a double. A 429 is waited out as
 * told, as long as our patience lasts. When the relay finds mistakes in the answers, they are in the receipt.
 * @example createRelay(means)({ slug: 'staff', reference, sentAt, answers })(messages) // => { ok: true, sent: 1 }
 */
export function createRelay(means: RelayMeans): Relay {
  return (submission) =>
    async (messages, _, watch = {}) => {
      const refused = await handIn(submission, means, watch)
      return refused ?? { ok: true, sent: messages.length }
    }
}

async function handIn(
  submission: RelayedSubmission,
  means: RelayMeans,
  watch: DeliveryWatch,
): Promise<Refused | undefined> {
  const patience = createPatience(means)
  for (;;) {
    if (watch.signal?.aborted) return { ok: false, reason: 'stopped', sent: 0 }
    const reply = await post(submission, means, watch.signal)
    if (reply === undefined) {
      return { ok: false, reason: watch.signal?.aborted ? 'stopped' : 'offline', sent: 0, uncertain: true }
    }
    if (reply.status === 202) return undefined
    const refused = await readRefusal(reply)
    if (reply.status !== 429 || refused.retryAfter === undefined) return refused
    const waited = await patience.wait(refused.retryAfter, watch)
    if (waited !== 'waited') return waited === 'stopped' ? { ok: false, reason: 'stopped', sent: 0 } : refused
  }
}

async function post(
  { slug, reference, sentAt, answers }: RelayedSubmission,
  { url, fetch }: RelayMeans,
  signal: AbortSignal | undefined,
): Promise<Response | undefined> {
  const key = `${reference}-${sentAt.getTime()}`
  try {
    return await fetch(`${url}/submit/${slug}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reference, key, sentAt, answers }),
      credentials: 'omit',
      redirect: 'manual',
      ...(signal && { signal }),
    })
  } catch {
    // No network, a blocker in the browser, or the signal.
    return undefined
  }
}

async function readRefusal(reply: Response): Promise<Refused> {
  const { status } = reply
  const body = await bodyOf(reply)
  const retryAfter = body['retryAfter']
  return {
    ok: false,
    reason: 'refused',
    sent: 0,
    ...(status > 0 && { status }),
    ...(typeof retryAfter === 'number' && retryAfter >= 0 && { retryAfter }),
    ...(status === 422 && { mistakes: mistakesIn(body) }),
    ...(status >= 500 && !isAnswered(body) && { uncertain: true }),
  }
}

/** Whether the relay itself refused it, and so has not kept it: not a server before it, and not a mishap inside of it. */
function isAnswered({ code }: Readonly<Record<string, unknown>>): boolean {
  return typeof code === 'string' && code !== 'failed'
}

function mistakesIn({ heading, errors }: Readonly<Record<string, unknown>>): Mistakes {
  return {
    // The relay runs the engine's own `validate`, and sends what it returned.
    errors: Array.isArray(errors) ? (errors as readonly AnswerError[]) : [],
    ...(typeof heading === 'string' && { heading }),
  }
}

async function bodyOf(reply: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = await reply.json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}
