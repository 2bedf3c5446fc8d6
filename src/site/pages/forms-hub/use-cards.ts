import { startTransition, useCallback, useEffect, useState } from 'react'
import { cardCount, firstCards } from '../../../catalog/catalog-start'
import type { Card } from '../../../engine/schema/definition'
import { nextTask } from '../../boot/next-task'
import { arrangeCards } from './find-cards'
import { whenWanted } from './when-wanted'

/** The cards there are at hand, and whether those are all, as some may be on the way or out of reach. */
export interface CardsAtHand {
  readonly cards: readonly Card[]
  readonly state: 'all' | 'coming' | 'out of reach'
  /** Ask for the rest once more. */
  readonly retry: () => void
}

/** All cards, once they are there; they stay for the next visit of the page. */
let whole = cardCount === firstCards.length ? firstCards : undefined

/**
 * The cards of the forms page: the first ones at once, and all as soon as someone is about to use the page (the early
 * script tells), or at once where they are needed.
 */
export function useCards(areNeeded: boolean): CardsAtHand {
  const [all, setAll] = useState(whole)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    fetchAll().then(
      (cards) => startTransition(() => setAll(cards)),
      () => setHasFailed(true),
    )
  }, [])
  useEffect(() => {
    if (whole) return undefined
    if (!areNeeded) return whenWanted(load)
    load()
    return undefined
  }, [areNeeded, load])
  const state = all ? 'all' : hasFailed ? 'out of reach' : 'coming'
  const retry = () => {
    setHasFailed(false)
    load()
  }
  return { cards: all ?? firstCards, state, retry }
}

async function fetchAll(): Promise<readonly Card[]> {
  const { cards } = await import('../../../catalog/catalog')
  // In a task of its own, before the first key asks for it.
  await nextTask()
  arrangeCards(cards)
  whole = cards
  return cards
}
