import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { CompiledForm } from '../../engine/form'
import type { AnswerSheet } from '../../form/answer-sheet'
import { deleteDraft, readDraft, saveDraft, type Draft } from './draft'
import type { FormServices } from './form-services'

/** How long after a change a draft is saved, in milliseconds. */
const draftPause = 500

export interface DraftOffer {
  /** The draft of an earlier visit, until the visitor has chosen what to do with it. */
  readonly draft: Draft | undefined
  /** What became of it. */
  readonly choice: 'restored' | 'deleted' | undefined
  readonly restore: () => void
  readonly remove: () => void
}

/** Keeps what is typed on this device, and offers what an earlier visit left. The form starts empty until it is chosen. */
export function useDraft(form: CompiledForm, sheet: AnswerSheet, services: FormServices): DraftOffer {
  const [draft, setDraft] = useState<Draft>()
  const [choice, setChoice] = useState<DraftOffer['choice']>()
  const offered = useRef<Draft>(undefined)
  useEffect(() => {
    offered.current = readDraft(services.storage(), form, services.now().getTime())
    setDraft(offered.current)
    return keepDraft(form, sheet, services, offered)
  }, [form, sheet, services])
  const choose = useCallback((chosen: DraftOffer['choice']) => {
    offered.current = undefined
    setDraft(undefined)
    setChoice(chosen)
  }, [])
  const restore = useCallback(() => {
    if (draft) sheet.replace(draft.answers)
    choose('restored')
  }, [draft, sheet, choose])
  const remove = useCallback(() => {
    deleteDraft(services.storage(), form)
    choose('deleted')
  }, [form, services, choose])
  return { draft, choice, restore, remove }
}

/**
 * Saves what is typed after each pause, and at once when the page is left. A form that stands as it started has no
 * draft, but for the one that is still offered. Returns how to stop.
 */
function keepDraft(
  form: CompiledForm,
  sheet: AnswerSheet,
  services: FormServices,
  offered: RefObject<Draft | undefined>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const typed = { savedAt: services.now().getTime(), answers: sheet.answers() }
    const draft = sheet.isUntouched() ? offered.current : typed
    if (draft) saveDraft(services.storage(), form, draft)
    else deleteDraft(services.storage(), form)
  }
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(save, draftPause)
  }
  const stop = sheet.watch(saveSoon)
  // What was typed before the script arrived is on the sheet by now.
  if (!sheet.isUntouched()) saveSoon()
  window.addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', save)
  return () => {
    save()
    stop()
    window.removeEventListener('pagehide', save)
    document.removeEventListener('visibilitychange', save)
  }
}
