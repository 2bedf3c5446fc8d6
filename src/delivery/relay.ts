import type { AnswerError } from '../engine/answers/validate'
import type { Deliver, Network, Receipt, Submission } from './deliver'
import { cappedPause, createRetryBudget, postJson, readJsonObject } from './retry'

/** `url` is the relay's address without a slash at the end. */
export interface RelayDeliveryServices extends Network {
  readonly url: string
}

type Refused = Extract<Receipt, { ok: false }>

/**
 * The delivery through the relay, which makes the messages itself from the answers and keeps them until they are
 * stored. It takes all or nothing, so `sent` is 1 or 0, and a retry is never a duplicate, because the relay recognises
 * the submission by its reference and time. Only its own reply (202 and the reference) counts as accepted. After a 429
 * the delivery waits as long as asked, within its limits. Errors that the relay finds in the answers are in the
 * receipt.
 * @example await createRelayDelivery({ url, fetch, sleep, random })(submission) // => { ok: true, sent: 1 }
 */
export function createRelayDelivery(services: RelayDeliveryServices): Deliver {
  return async (submission, watch = {}) => {
    const retries = createRetryBudget(services)
    for (let times = 1; ; times += 1) {
      if (watch.signal?.aborted) return { ok: false, reason: 'stopped', sent: 0 }
      const reply = await post(submission, services, watch.signal)
      if (reply === undefined) {
        return { ok: false, reason: watch.signal?.aborted ? 'stopped' : 'offline', sent: 0, uncertain: true }
      }
      const body = (await readJsonObject(reply)) ?? {}
      if (reply.status === 202 && body['reference'] === submission.reference) return { ok: true, sent: 1 }
      if (watch.signal?.aborted) return { ok: false, reason: 'stopped', sent: 0, uncertain: true }
      const refused = readRefusal(reply, body)
      if (reply.status !== 429 || refused.retryAfter === undefined) return refused
      const waited = await retries.wait(refused.retryAfter, times, watch)
      if (waited !== 'waited')
        return waited === 'stopped' ? { ok: false, reason: 'stopped', sent: 0 } : refused
    }
  }
}

function post(
  { form, reference, sentAt, answers }: Submission,
  services: RelayDeliveryServices,
  signal: AbortSignal | undefined,
): Promise<Response | undefined> {
  const key = `${reference}-${sentAt.getTime()}`
  const body = { reference, key, sentAt, answers }
  return postJson(`${services.url}/submit/${form.slug}`, body, services, signal)
}

function readRefusal({ status, ok }: Response, body: Readonly<Record<string, unknown>>): Refused {
  const { retryAfter } = body
  const pause = typeof retryAfter === 'number' ? cappedPause(retryAfter) : undefined
  return {
    ok: false,
    reason: 'refused',
    sent: 0,
    ...(status > 0 && { status }),
    ...(pause !== undefined && { retryAfter: pause }),
    ...errorsIn(body),
    ...((ok || (status >= 500 && !isAnswered(body))) && { uncertain: true }),
  }
}

/**
 * Whether the relay itself refused it, and so has not kept it: not a proxy in front of it, and not an internal error.
 */
function isAnswered({ code }: Readonly<Record<string, unknown>>): boolean {
  return typeof code === 'string' && code !== 'failed'
}

/** The errors that the relay found in the answers; none in a refusal by another server, which visitors cannot act on. */
function errorsIn({
  code,
  errors,
}: Readonly<Record<string, unknown>>): Pick<Refused, 'mistakes'> | undefined {
  if (code !== 'invalid' || !Array.isArray(errors) || errors.length === 0) return undefined
  // The relay runs the engine's own `validate`, and returns its errors.
  return { mistakes: errors as AnswerError[] }
}
