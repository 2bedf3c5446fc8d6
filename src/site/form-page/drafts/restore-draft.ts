import { settleAnswers } from '../../../engine/answers/settle-answers'
import type { CompiledForm } from '../../../engine/schema/form'
import { visibleQuestions } from '../../../engine/schema/questions'
import { labelOf } from '../label-of'
import type { Draft } from './draft'
import { keepFitting, migrateDraft, type MigratedDraft } from './migrate-draft'

type Texts = Readonly<Record<string, string>>

/**
 * What becomes of a form when a draft is put back into it. `typed` is what stands in the form now, `start` what it started
 * with; nothing that was typed in this visit goes. The draft fills what is empty; where both have an answer, the draft's
 * is handed back among the `others`, with the name of its question, so that the visitor may choose it after all.
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
    ...(keepFitting(form, { ...filled, [name]: text })[name] === text && { name }),
  }))
  return { answers: filled, others: [...others, ...kept], attempt }
}

/** How many of the questions that a draft's visitor saw have an answer in it. */
export function progressOf(
  form: CompiledForm,
  draft: Draft,
): { readonly answered: number; readonly total: number } {
  const answers = settleAnswers(form, migrateDraft(form, draft).answers)
  return { answered: Object.keys(answers).length, total: visibleQuestions(form, answers).length }
}
