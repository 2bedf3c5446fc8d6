import { isDay } from '../../../engine/schema/dates'
import type { CompiledForm } from '../../../engine/schema/form'
import {
  closedIn,
  dependencyOf,
  subschemasOf,
  optionsIn,
  visibleQuestions,
  type Question,
} from '../../../engine/schema/questions'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { controlKind } from '../../../engine/schema/control-kind'
import type { SubmissionAttempt } from '../../submission/submission-attempt'
import { versionOf, type Draft, type OrphanedAnswer } from '../../submission/draft'

/** A draft, split into what the form can take back and what it cannot. */
export interface MigratedDraft {
  readonly answers: Readonly<Record<string, string>>
  readonly others: readonly OrphanedAnswer[]
  readonly attempt: SubmissionAttempt | undefined
}

type Texts = Readonly<Record<string, string>>

/**
 * The part of a draft that fits the current form. A draft of the same version fits as a whole, including hidden
 * answers. Of an older draft, an answer fits if its question is still asked and its control can show it; the others are
 * returned under the labels they had. Its reference stays, but its stored messages no longer count, because the
 * messages may have changed.
 * @example migrateDraft(whitelist, draft).others // => [{ label: 'Favourite block', text: 'Dirt' }]
 */
export function migrateDraft(form: CompiledForm, draft: Draft): MigratedDraft {
  const { answers, others, attempt } = draft
  if (draft.version === versionOf(form)) return { answers, others, attempt }
  const kept = keepFitting(form, answers)
  const lost = Object.entries(answers)
    .filter(([name]) => kept[name] === undefined)
    .map(([name, text]) => ({ label: draft.labels[name] ?? name, text }))
  return { answers: kept, others: [...others, ...lost], attempt: attempt && { ...attempt, answers: '' } }
}

/**
 * The texts that the form could show as they are: their questions are visible and wait for no other answer, and their
 * controls can hold them.
 */
export function keepFitting(form: CompiledForm, answers: Texts): Texts {
  const held = pick(answers, (name, text) => canHold(form, name, text))
  // A question may only be visible because of an answer that was removed, so repeat until nothing changes.
  const given = normalizeAnswers(form, held)
  const asked = visibleQuestions(form, given).filter(({ name }) => {
    const awaited = dependencyOf(form, name)
    return awaited === undefined || given[awaited] !== undefined
  })
  const kept = pick(held, (name, text) =>
    asked.some((question) => question.name === name && offers(question, text)),
  )
  return Object.keys(kept).length === Object.keys(held).length ? kept : keepFitting(form, kept)
}

/**
 * Whether the form has this question, and its control can show the text unchanged. Browsers empty a date that they
 * cannot read, and join several lines into one.
 */
export function canHold(form: CompiledForm, name: string, text: string): boolean {
  if (!form.order.includes(name)) return false
  const widget = controlKind(form, name)
  if (widget === 'date') return isDay(text)
  if (widget === 'checkbox') return text === 'true'
  if (widget === 'textarea' || widget === 'list') return true
  const options = subschemasOf(form, name)
    .flatMap((rules) => optionsIn(rules) ?? [])
    .map(String)
  if (widget === 'checkboxes') return text.split('\n').every((option) => options.includes(option))
  return options.length === 0 ? !text.includes('\n') : options.includes(text)
}

function offers({ rules }: Question, text: string): boolean {
  const open = optionsIn(rules)?.filter((option) => !closedIn(rules).includes(option))
  const chosen = rules.enum ? [text] : text.split('\n')
  return !open || chosen.every((one) => open.some((option) => String(option) === one))
}

function pick(texts: Texts, isWanted: (name: string, text: string) => boolean): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => isWanted(name, text)))
}
