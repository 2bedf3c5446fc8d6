import { useCallback, useEffect } from 'react'
import { useLoaded } from '../../../ui/use-loaded'
import { draftKeys } from '../../submission/draft-keys'
import type { DraftOfferProps } from './DraftOffer'

interface DraftsProps extends Omit<DraftOfferProps, 'search'> {
  /** Changes when another draft is added on this device, so that drafts are searched for again. */
  readonly opened: number
}

/**
 * Loads the code that restores drafts, also for a form that is taken back from the outbox. The page loads it early, as
 * there may be no network later.
 */
export const loadDraftOffer = () => import('./DraftOffer')

/**
 * Saves what is typed on this device, and offers drafts of earlier visits. The form stays empty until one is chosen.
 */
export function Drafts(props: DraftsProps) {
  const { session, opened } = props
  const { keeper } = session
  const load = useCallback(async () => {
    const { answerStore, state } = session
    const refilled = answerStore.isUntouched() ? undefined : answerStore.answers()
    if (opened === 0 && draftKeys(session.services.storage()).length === 0) return undefined
    const { DraftOffer, openDrafts } = await loadDraftOffer()
    const isNew = opened === 0 && state().attempts === 0
    return { DraftOffer, search: openDrafts(session, isNew ? refilled : undefined) }
  }, [session, opened])
  const offer = useLoaded(load, true)
  useEffect(() => keeper.start(), [keeper])
  return offer ? <offer.DraftOffer {...props} search={offer.search} /> : null
}
