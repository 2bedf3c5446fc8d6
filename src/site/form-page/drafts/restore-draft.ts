import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import type { CompiledForm } from '../../../engine/schema/form'
import { textOf } from '../../../form/answer-store'
import { visibleQuestions, labelOf } from '../../../engine/schema/questions'
import { readDraft } from '../../submission/read-draft'
import { sentUnder } from '../../submission/sent-references'
import type { FormSession } from '../form-session'
import type { SentForm } from '../../submission/form-state'
import type { SubmissionAttempt } from '../../submission/submission-attempt'
import { deleteDraft, type Draft } from '../../submission/draft'
import { draftKeys, isOfFile } from '../../submission/draft-keys'
import type { BrowserStore } from '../../page-life'
import type { FoundDraft } from './find-draft'
import { canHold, keepFitting, migrateDraft, type MigratedDraft } from './migrate-draft'

type Texts = Readonly<Record<string, string>>

/**
 * The state of a form after a draft is restored into it. `typed` is what the form has now, `start` what it started
 * with; nothing typed in this visit is lost. The draft fills what is empty; where both have an answer, the draft's is
 * returned among the `others`, with the name of its question, so that the visitor may choose it after all.
 * @example restoreDraft(form, draft, { name: 'Alex' }, {}).others // => [{ label: 'Name', text: 'Steve', name: 'name' }]
 */
export function restoreDraft(form: CompiledForm, draft: Draft, typed: Texts, start: Texts): MigratedDraft {
  const { answers, others, attempt } = migrateDraft(form, draft)
  const isFree = (name: string) => (typed[name] ?? '') === (start[name] ?? '')
  if (form.order.every(isFree)) return { answers: { ...typed, ...answers }, others, attempt }
  const wanted = Object.entries(answers).filter(([name]) => isFree(name))
  const fitting = keepFitting(form, { ...typed, ...Object.fromEntries(wanted) })
  const filled = { ...typed, ...Object.fromEntries(wanted.filter(([name, text]) => fitting[name] === text)) }
  const rest = Object.entries(answers).filter(([name, text]) => filled[name]?.trim() !== text.trim())
  const kept = rest.map(([name, text]) => ({
    label: labelOf(form, name),
    text,
    ...(canHold(form, name, text) && { name }),
  }))
  return { answers: filled, others: [...others, ...kept], attempt }
}

/**
 * Restore a draft into the form of this visit, which owns it from then on. It is read again first, as another tab may
 * have changed it. Its orphaned answers are kept with earlier ones.
 */
export function putBack(
  { key, draft: found }: FoundDraft,
  { form, answerStore, keeper }: Pick<FormSession, 'form' | 'answerStore' | 'keeper'>,
  store: BrowserStore,
): void {
  const draft = readDraft(store, key, form) ?? found
  const restored = restoreDraft(form, draft, answerStore.answers(), Object.fromEntries(answerStore.start))
  answerStore.replace(restored.answers)
  keeper.keepOthers([...keeper.others(), ...restored.others])
  const attempt = isOfFile(key) ? attemptInFile(restored.attempt, form, store) : restored.attempt
  keeper.keepAttempt(attemptOfBoth(keeper.attempt(), attempt, store), attempt !== undefined)
  // Where this visit's draft cannot be saved, the old one stays.
  if (keeper.isKept()) deleteDraft(store, key)
}

/**
 * The attempt of a draft from a file. On another device the form may have been sent from the first device meanwhile: if
 * the attempt had sent nothing, the form gets a new reference; otherwise it is marked as a possible duplicate.
 */
function attemptInFile(
  attempt: SubmissionAttempt | undefined,
  form: CompiledForm,
  store: BrowserStore,
): SubmissionAttempt | undefined {
  if (!attempt) return undefined
  const { reference, stored, isUncertain } = attempt
  const isOfThisDevice = (key: string) =>
    !isOfFile(key) && readDraft(store, key, form)?.attempt?.reference === reference
  if (sentUnder(store, reference) > 0 || draftKeys(store).some(isOfThisDevice)) return attempt
  return isUncertain || stored > 0 ? { ...attempt, isUncertain: true } : undefined
}

/**
 * The attempt to continue once a draft is restored, as a form is sent under one reference: this visit's (`own`) if it may
 * have arrived, marked as a possible duplicate if the draft's may have arrived too; else the draft's.
 */
function attemptOfBoth(
  own: SubmissionAttempt | undefined,
  draft: SubmissionAttempt | undefined,
  store: BrowserStore,
): SubmissionAttempt | undefined {
  const mayHaveArrived = ({ isUncertain, stored, reference }: SubmissionAttempt) =>
    isUncertain || stored > 0 || sentUnder(store, reference) > 0
  if (!draft || !own) return draft ?? own
  if (!mayHaveArrived(own)) return draft
  return { ...own, isUncertain: own.isUncertain || mayHaveArrived(draft) }
}

/**
 * Whether every text of a draft was sent with these answers, so that the draft can be deleted. Never true of a draft
 * that may have arrived itself under another reference, which would be lost with it.
 */
export function isSentWith(
  form: CompiledForm,
  draft: Draft,
  { reference, answers: sent }: Pick<SentForm, 'reference' | 'answers'>,
): boolean {
  const { answers, others, attempt } = migrateDraft(form, draft)
  const read = normalizeAnswers(form, answers)
  const isSent = (name: string) => name in sent && textOf(read[name]) === textOf(sent[name])
  const isOther = attempt?.isUncertain === true && attempt.reference !== reference
  return !isOther && others.length === 0 && Object.keys(answers).every(isSent)
}

/** How many of the questions that the draft's visitor saw are answered in it. */
export function progressOf(
  form: CompiledForm,
  draft: Draft,
): { readonly answered: number; readonly total: number } {
  const answers = normalizeAnswers(form, migrateDraft(form, draft).answers)
  return { answered: Object.keys(answers).length, total: visibleQuestions(form, answers).length }
}
