import type { ValidAnswers } from '../engine/answers/answers'
import type { CompiledForm } from '../engine/schema/form'
import { isReference } from '../engine/message/reference'
import { toMessages } from '../engine/message/to-messages'
import { validate } from '../engine/answers/validate'
import type { Acceptance } from './queue/accept'
import { readBody } from './guards/read-body'
import { readSubmission, type HandedIn } from './guards/read-submission'
import { isPerson } from './guards/turnstile'
import type { LogEntry } from './log'
import type { RelayMeans } from './relay-means'
import { Refusal } from './reply'
import { letIn } from './rate-limit/let-in'

interface Taken {
  readonly reference: string
  readonly outcome: 'accepted' | 'known'
}

// A clock that is wrong by more than this is not believed; milliseconds.
const mostDrift = 24 * 60 * 60 * 1000

/**
 * Check one submission, map it, and have it kept. Resolves once it is safe; throws a `Refusal` otherwise. The steps
 * stand in the order of their price, so that a flood costs little. `note` is told what the log may know.
 */
export async function takeSubmission(
  request: Request,
  slug: string,
  means: RelayMeans,
  note: (more: Partial<LogEntry>) => void,
): Promise<Taken> {
  const form = await means.loadForm(slug)
  if (form === undefined) throw new Refusal('unknown-form')
  note({ slug })
  if (means.settings.webhook(form.message.webhook) === undefined) throw new Refusal('not-configured')
  await letIn(request, 'submission', means)
  const handedIn = readSubmission(await readBody(request))
  if (!isReference(form.message.reference, handedIn.reference)) {
    throw new Refusal('bad-shape', { what: 'the reference is not one of this form' })
  }
  note({ reference: handedIn.reference })
  if (handedIn.trap !== '') throw new Refusal('trapped')
  return keep(form, handedIn, means)
}

async function keep(form: CompiledForm, handedIn: HandedIn, means: RelayMeans): Promise<Taken> {
  const { reference, key } = handedIn
  const answers = validAnswers(form, handedIn)
  const digest = await digestOf([form.slug, reference, answers])
  if (!(await isPerson(handedIn.token, digest, means))) throw new Refusal('not-a-person')
  const sentAt = timeOf(handedIn, means.now())
  const messages = toMessages(form, answers, { reference, sentAt, staffRoleId: means.settings.staffRoleId })
  const offer = { key, digest, reference, messages, slug: form.slug, webhook: form.message.webhook }
  return takenOf(await means.offer(offer))
}

function validAnswers(form: CompiledForm, { answers }: HandedIn): ValidAnswers {
  // An answer nobody would read must not get lost in silence.
  if ([...answers.keys()].some((name) => !form.order.includes(name))) throw new Refusal('form-changed')
  const result = validate(form, Object.fromEntries(answers))
  if (result.ok) return result.value
  const { heading, errors } = result
  throw new Refusal('invalid', { errors, ...(heading !== undefined && { heading }) })
}

function takenOf(acceptance: Acceptance): Taken {
  if (acceptance.outcome === 'conflict') throw new Refusal('conflict')
  if ('reference' in acceptance) return acceptance
  throw new Refusal(acceptance.outcome, { retryAfter: acceptance.retryAfter })
}

function timeOf({ sentAt }: HandedIn, now: number): Date {
  return sentAt !== undefined && Math.abs(sentAt.getTime() - now) <= mostDrift ? sentAt : new Date(now)
}

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
