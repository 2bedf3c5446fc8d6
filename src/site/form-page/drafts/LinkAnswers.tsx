import { useEffect, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Alert } from '../../../ui/Alert'
import type { FormSession } from '../form-session'
import { labelOf } from '../../../engine/schema/questions'
import { draftKeys, keyPrefix } from './draft'
import { keepFitting } from './migrate-draft'
import texts from './texts.json'

/**
 * Fills in the answers from the page's address, once, and says which; does nothing if there is a draft, or if none fit.
 */
export function LinkAnswers({ session }: { readonly session: FormSession }) {
  const { form, answerStore, services } = session
  const [answers] = useState(() => {
    const hasDraft = draftKeys(services.storage()).some((key) => key.startsWith(keyPrefix(form)))
    return hasDraft || !answerStore.isUntouched() ? {} : answersInLink(form, services.fragment?.() ?? '')
  })
  useEffect(() => {
    for (const [name, text] of Object.entries(answers)) answerStore.write(name, text)
  }, [answers, answerStore])
  const filled = form.order.filter((name) => Object.hasOwn(answers, name))
  if (filled.length === 0) return null
  const labels = filled.map((name) => labelOf(form, name)).join(', ')
  return (
    <Alert kind="info" className="form-banner">
      <p role="status">{fillText(texts.fromLink, { labels })}</p>
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
