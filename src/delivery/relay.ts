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
 * it waits as long as asked and sends again, within its retry budget. Errors that the relay finds in the answers are
 * the receipt's `errors`.
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

function readRefusal(
  { status, ok }: Response,
  { code, errors, retryAfter }: Readonly<Record<string, unknown>>,
): Refused {
  const pause = typeof retryAfter === 'number' ? cappedPause(retryAfter) : undefined
  // Refused by the relay itself, which then has not stored it; neither by a proxy in front of it nor after an internal
  // error.
  const isAnswered = typeof code === 'string' && code !== 'failed'
  // Visitors cannot act on the errors of another server.
  const hasErrors = code === 'invalid' && Array.isArray(errors) && errors.length > 0
  return {
    ok: false,
    reason: 'refused',
    sent: 0,
    ...(status > 0 && { status }),
    ...(pause !== undefined && { retryAfter: pause }),
    // The relay runs the engine's own `validate`, and returns its errors.
    ...(hasErrors && { errors: errors as AnswerError[] }),
    ...((ok || (status >= 500 && !isAnswered)) && { uncertain: true }),
  }
}
