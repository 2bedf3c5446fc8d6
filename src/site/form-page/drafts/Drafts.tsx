import { useCallback, useEffect, type RefObject } from 'react'
import type { CompiledForm } from '../../../engine/schema/form'
import type { AnswerStore } from '../../../form/answer-store'
import type { FormServices } from '../form-services'
import { useLoaded } from '../use-loaded'
import { draftKeys } from './draft'
import type { DraftKeeper } from './draft-keeper'

export interface DraftsProps {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  readonly services: FormServices
  readonly keeper: DraftKeeper
  /** The element that takes the focus once the visitor has chosen and the buttons are gone. */
  readonly next: RefObject<HTMLElement | null>
  /** Changes when another draft was added on this device, so that they are searched again. */
  readonly opened: number
}

/**
 * Loads the code that restores a form that is taken back. The page loads it early, as there may be no network later.
 */
export const loadDraftOffer = () => import('./DraftOffer')

/**
 * Saves what is typed on this device, and offers drafts of earlier visits. The form stays empty until one is chosen.
 */
export function Drafts(props: DraftsProps) {
  const { keeper, services, opened } = props
  const load = useCallback(
    async () => (opened > 0 || draftKeys(services.storage()).length > 0 ? loadDraftOffer() : undefined),
    [services, opened],
  )
  const offer = useLoaded(load, true)
  useEffect(() => keeper.start(), [keeper])
  return offer ? <offer.DraftOffer {...props} /> : null
}
