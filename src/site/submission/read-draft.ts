import { propertiesOf } from '../../engine/properties-of'
import { isReference } from '../../engine/message/reference'
import type { Definition } from '../../engine/schema/form'
import type { SubmissionAttempt } from './submission-attempt'
import type { Draft, OrphanedAnswer } from './draft'
import type { BrowserStore } from '../page-life'

/**
 * The draft under this key. Undefined for anything else (broken, or from another program). Never throws. Without `form`
 * the reference may be that of any form.
 * @example readDraft(localStorage, 'form-draft/whitelist-request/1a2b', whitelist)?.answers // => { reason: 'I like it' }
 */
export function readDraft(store: BrowserStore, key: string, form?: Definition): Draft | undefined {
  try {
    return parseDraft(store?.getItem(key) ?? '', form)
  } catch {
    return undefined
  }
}

/** The draft in a JSON text, checked in the same way. */
export function parseDraft(text: string, form?: Definition): Draft | undefined {
  const { savedAt, version, answers, labels, others, attempt } = parseRecord(text)
  if (typeof savedAt !== 'number' || typeof version !== 'string') return undefined
  const draft: Draft = {
    savedAt,
    version,
    answers: textsOf(answers),
    labels: textsOf(labels),
    others: Array.isArray(others) ? others.flatMap(otherOf) : [],
    attempt: attemptOf(attempt, form),
  }
  return Object.keys(draft.answers).length + draft.others.length > 0 ? draft : undefined
}

/** The object in a JSON text; empty for any other text. */
export function parseRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    return propertiesOf(JSON.parse(text))
  } catch {
    return {}
  }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(propertiesOf(value)).flatMap(([name, text]) =>
    typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
  )
  return Object.fromEntries(texts)
}

function otherOf(value: unknown): readonly OrphanedAnswer[] {
  const { label, text, name } = propertiesOf(value)
  if (typeof label !== 'string' || typeof text !== 'string') return []
  return [{ label, text, ...(typeof name === 'string' && { name }) }]
}

/** A reference becomes part of the message, so only one that this form could have made is accepted. */
function attemptOf(value: unknown, form: Definition | undefined): SubmissionAttempt | undefined {
  const { reference, sentAt, answers, stored, thread, isUncertain } = propertiesOf(value)
  const time = new Date(typeof sentAt === 'string' ? sentAt : '')
  if (typeof reference !== 'string' || typeof answers !== 'string' || Number.isNaN(time.getTime()))
    return undefined
  const prefix = form?.message.reference ?? /^[A-Z]+/.exec(reference)?.[0]
  if (prefix === undefined || !isReference(prefix, reference)) return undefined
  const isCount = typeof stored === 'number' && Number.isInteger(stored) && stored >= 0
  return {
    reference,
    sentAt: time,
    answers,
    stored: isCount ? stored : 0,
    ...(typeof thread === 'string' && /^\d{17,20}$/.test(thread) && { thread }),
    isUncertain: isUncertain === true,
  }
}
