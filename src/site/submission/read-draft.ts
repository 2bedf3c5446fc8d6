import { propertiesOf } from '../../engine/properties-of'
import type { Definition } from '../../engine/schema/form'
import type { Draft, OrphanedAnswer } from './draft'
import { readStoredJson, type BrowserStore } from '../page-life'
import { attemptOf } from './submission-attempt'

/**
 * The draft under this key. Undefined for anything else (broken, or from another program). Never throws. Without `form`
 * the reference may be that of any form.
 * @example readDraft(localStorage, 'form-draft/whitelist-request/1a2b', whitelist)?.answers // => { reason: 'I like it' }
 */
export function readDraft(store: BrowserStore, key: string, form?: Definition): Draft | undefined {
  return draftIn(readStoredJson(store, key), form)
}

/** The draft in a JSON value, checked in the same way. */
export function draftIn(value: unknown, form?: Definition): Draft | undefined {
  const { savedAt, version, answers, labels, others, attempt } = propertiesOf(value)
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
