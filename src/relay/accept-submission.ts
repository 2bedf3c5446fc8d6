import type { ValidAnswers } from '../engine/schema/answers'
import { validate } from '../engine/answers/validate'
import { isReference } from '../engine/message/reference'
import { toMessages } from '../engine/message/to-messages'
import { webhookFor, webhooksOf } from '../engine/message/webhook'
import { errorsAtTime } from '../engine/answers/errors-at-time'
import { closedForm } from '../engine/schema/form-doors'
import type { CompiledForm } from '../engine/schema/form'
import { readBody } from './guards/read-body'
import { readSubmission, type ReceivedSubmission } from './guards/read-submission'
import { sha256 } from './hash'
import type { LogEntry } from './process-services'
import type { RelayServices } from './services'
import { queuedWebhooks, queueName } from './queue/queue-name'
import { rateLimit, type Admitted } from './rate-limit/rate-limit'
import { Refusal } from './reply'

interface Accepted {
  readonly reference: string
  readonly outcome: 'accepted' | 'known'
}

// A visitor's clock that is off by more than this is ignored; in milliseconds.
const mostDrift = 24 * 60 * 60 * 1000

/** The refusals of a queue without room, and how long they are cached, in milliseconds. */
const noRoom = ['too-many', 'full'] as const
const noRoomFor = 1000

/**
 * Validate one submission, make its messages, and queue it. Resolves once it is stored; throws a `Refusal` otherwise.
 * The cheapest steps come first, so that a flood costs little. `note` receives what may be logged.
 */
export async function acceptSubmission(
  request: Request,
  slug: string,
  services: RelayServices,
  note: (more: Partial<LogEntry>) => void,
): Promise<Accepted> {
  const form = await services.loadForm(slug)
  if (form === undefined) throw new Refusal('unknown-form')
  note({ slug })
  const webhooks = webhooksOf(form.message).filter((name) => services.settings.webhook(name) !== undefined)
  if (webhooks.length === 0) throw new Refusal('not-configured')
  const [refusal, ...others] = webhooks.map((webhook) => refusalBy(queueName(form, webhook), services))
  if (refusal && others.every(Boolean)) throw refusal
  const admitted = await rateLimit(request, 'submission', services)
  const received = readSubmission(await readBody(request))
  if (!isReference(form.message.reference, received.reference)) {
    throw new Refusal('bad-shape', { what: 'the reference is not one of this form' })
  }
  note({ reference: received.reference })
  if (received.trap !== '') throw new Refusal('trapped')
  return keep(form, received, admitted, services)
}

async function keep(
  form: CompiledForm,
  received: ReceivedSubmission,
  { who, rank }: Admitted,
  services: RelayServices,
): Promise<Accepted> {
  const { slug } = form
  const { reference, key } = received
  const id = `${key} ${await sha256(JSON.stringify([slug, reference, Object.fromEntries(received.answers)]))}`
  const now = services.now()
  let answers: ValidAnswers
  try {
    answers = answersAt(form, received, now)
  } catch (refusal) {
    // A retry: the form may have closed or changed since the submission was stored and its reply was lost.
    if (await isKept(form, id, services)) return { reference, outcome: 'known' }
    throw refusal
  }
  // The webhook is derived from the answers, never taken from the request.
  const webhook = webhookFor(form.message, answers)
  const { settings } = services
  if (settings.webhook(webhook) === undefined) throw new Refusal('not-configured')
  const queue = queueName(form, webhook)
  const refusal = refusalBy(queue, services)
  if (refusal) throw refusal
  // A submission stored before the form's own webhook got this name is in the queue with the form's name.
  const mayBeElsewhere = webhook === form.message.webhook && webhook !== slug
  if (mayBeElsewhere && (await isKept(form, id, services))) return { reference, outcome: 'known' }
  const sentAt = timeOf(received, now)
  const messages = toMessages(form, answers, { reference, sentAt, staffRoleId: settings.staffRoleId })
  const acceptance = await services.offer(queue, { id, reference, messages, rank, slug, webhook })
  if ('retryAfter' in acceptance) {
    // A newcomer is refused only when the queue has no room for anyone.
    const { outcome, retryAfter } = acceptance
    if (rank === 0) services.refusalCache.note(`${outcome} ${queue}`, retryAfter, noRoomFor)
    throw new Refusal(outcome, { retryAfter })
  }
  if (acceptance.outcome === 'accepted') services.noteAccepted(who)
  return { reference, outcome: acceptance.outcome }
}

/** The valid answers; throws a `Refusal` if the form does not accept them at this time. */
function answersAt(form: CompiledForm, { answers }: ReceivedSubmission, now: number): ValidAnswers {
  // The relay's clock decides which options are open, whatever the visitor's clock says.
  const closed = closedForm(form, now)
  if (closed !== undefined) throw new Refusal('closed', { what: closed })
  // An answer to an unknown question would be lost silently.
  if ([...answers.keys()].some((name) => !form.order.includes(name))) throw new Refusal('form-changed')
  const result = validate(form, Object.fromEntries(answers))
  if (!result.ok) {
    const { heading, errors } = result
    throw new Refusal('invalid', { errors, ...(heading !== undefined && { heading }) })
  }
  const errors = errorsAtTime(form, result.value, now)
  if (errors.length > 0) throw new Refusal('invalid', { errors })
  return result.value
}

/** Whether one of the form's queues has this submission. */
async function isKept(form: CompiledForm, id: string, { isKnown }: RelayServices): Promise<boolean> {
  const asked = queuedWebhooks(form).map((webhook) => isKnown(queueName(form, webhook), id))
  return (await Promise.all(asked)).includes(true)
}

function timeOf({ sentAt }: ReceivedSubmission, now: number): Date {
  return sentAt !== undefined && Math.abs(sentAt.getTime() - now) <= mostDrift ? sentAt : new Date(now)
}

/** The cached refusal of a queue without room; undefined if there is none. */
function refusalBy(queue: string, { refusalCache }: RelayServices): Refusal | undefined {
  for (const code of noRoom) {
    const retryAfter = refusalCache.waitOf(`${code} ${queue}`)
    if (retryAfter > 0) return new Refusal(code, { retryAfter })
  }
  return undefined
}
