import type { CompiledForm } from '../../engine/form'
import type { FormServices } from './form-services'

/** An unfinished form, kept on the visitor's device. */
export interface Draft {
  /** In milliseconds, as `Date.now()` counts. */
  readonly savedAt: number
  readonly answers: Readonly<Record<string, string>>
}

type DraftStore = ReturnType<FormServices['storage']>

const sevenDays = 7 * 24 * 60 * 60 * 1000

/**
 * The draft of this form, if there is one that is not older than 7 days and was made with the same questions. Whatever
 * else stands there (broken, of another version, of someone else's making) counts as none. Never throws.
 * Source: the brief, part 5, "Draft".
 */
export function readDraft(store: DraftStore, form: CompiledForm, now: number): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(form)) ?? 'null')
    if (!isRecord(kept) || kept['version'] !== versionOf(form)) return undefined
    const { savedAt, answers } = kept
    if (typeof savedAt !== 'number' || !(Math.abs(now - savedAt) <= sevenDays)) return undefined
    const texts = textsOf(form, answers)
    return Object.keys(texts).length > 0 ? { savedAt, answers: texts } : undefined
  } catch {
    return undefined
  }
}

/** Keep a draft; where the browser keeps nothing, or is full, there is none. Never throws. */
export function saveDraft(store: DraftStore, form: CompiledForm, draft: Draft): void {
  try {
    store?.setItem(keyOf(form), JSON.stringify({ version: versionOf(form), ...draft }))
  } catch {
    // A draft is a kindness: without it the form works just the same.
  }
}

export function deleteDraft(store: DraftStore, form: CompiledForm): void {
  try {
    store?.removeItem(keyOf(form))
  } catch {
    // As above.
  }
}

function keyOf({ slug }: CompiledForm): string {
  return `form-draft/${slug}`
}

/** Changes whenever a question or a rule does: a short sum over the schema (djb2). */
function versionOf({ schema }: CompiledForm): string {
  const text = JSON.stringify([schema.properties, schema.allOf])
  let sum = 5381
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 33) + text.charCodeAt(at)) >>> 0
  return sum.toString(36)
}

function textsOf(form: CompiledForm, answers: unknown): Readonly<Record<string, string>> {
  if (!isRecord(answers)) return {}
  const entries = form.order.flatMap((name) => {
    const text = Object.hasOwn(answers, name) ? answers[name] : undefined
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : []
  })
  return Object.fromEntries(entries)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
