import { useLayoutEffect, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Alert } from '../../../ui/Alert'
import type { FormSession } from '../form-session'
import { labelOf } from '../../../engine/schema/questions'
import { findDrafts } from './find-draft'
import { keepFitting } from './migrate-draft'
import texts from './texts.json'

/**
 * Fills in the answers from the page's address, once, and says which, until they are changed or sent. A question that
 * has an answer already keeps it; if there is a draft, or if no answer fits, nothing is filled in.
 */
export function LinkAnswers({ session }: { readonly session: FormSession }) {
  const { form, answerStore, services, keeper } = session
  const [answers] = useState(() => {
    const { read, start } = answerStore
    const linked = Object.entries(answersInLink(form, services.fragment?.() ?? '')).filter(
      ([name, text]) => read(name) === start.get(name) && text !== read(name),
    )
    const fitting = keepFitting(form, { ...answerStore.answers(), ...Object.fromEntries(linked) })
    const kept = linked.filter(([name]) => Object.hasOwn(fitting, name))
    // Most visits come without such a link, so drafts are read only for one.
    if (kept.length === 0) return {}
    const drafts = findDrafts(services.storage(), form, keeper.key, services.now().getTime())
    return drafts.length === 0 ? Object.fromEntries(kept) : {}
  })
  const [filled] = useState(() => Object.keys(answers))
  const [left, setLeft] = useState(filled)
  // Before the first paint with the note, so that nothing can be typed in between and then be overwritten.
  useLayoutEffect(() => {
    // All at once: written one by one, an answer would clear those that depend on its question.
    answerStore.replace({ ...answerStore.answers(), ...answers })
    return answerStore.watch(
      (changed) =>
        setLeft((names) => (names.includes(changed) ? names.filter((name) => name !== changed) : names)),
      filled,
    )
  }, [answers, filled, answerStore])
  if (left.length === 0) return null
  const labels = left.map((name) => labelOf(form, name)).join(', ')
  return (
    <Alert kind="info" className="form-banner">
      {/* No live region once it changes: a screen reader would repeat it with each edit. */}
      <p role={left === filled ? 'status' : undefined}>{fillText(texts.fromLink, { labels })}</p>
    </Alert>
  )
}

/**
 * The answers in the part of an address after `#`, as texts of the form's controls; what no control could show is left
 * out. A question with several options is named once for each.
 * @example answersInLink(form, 'name=LanternFox&games=PvP&games=Skyblock') // => { name: 'LanternFox', games: 'PvP\nSkyblock' }
 */
export function answersInLink(form: CompiledForm, fragment: string): Readonly<Record<string, string>> {
  const given = new URLSearchParams(fragment)
  const asked = form.order.filter((name) => given.getAll(name).some((text) => text.trim() !== ''))
  return keepFitting(form, Object.fromEntries(asked.map((name) => [name, given.getAll(name).join('\n')])))
}
