import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnswerStore } from '../../form/answer-store'
import { useShownOutbox } from '../outbox/shown-outbox'
import type { FormState } from './form-state'

/**
 * Milliseconds until a form folds. Orca does not announce the outcome if the focused control disappears at once.
 */
const foldAfter = 400

/**
 * A form that was sent, or waits on the device, is done: an empty one is shown only when the visitor asks for it, or fills
 * it in by other means, such as a draft.
 */
export function useFolding(slug: string, state: FormState, answerStore: AnswerStore) {
  const { step, attempts } = state
  const outbox = useShownOutbox()
  const isUntouched = useSyncExternalStore(answerStore.watch, answerStore.isUntouched, () => true)
  const isWaiting = outbox ? outbox.waiting.some((each) => each.slug === slug) : step === 'queued'
  const isOver = step === 'sent' ? !state.sent.hasMore : isWaiting && (step === 'queued' || step === 'idle')
  const [openedAfter, setOpenedAfter] = useState<number>()
  const isDone = isOver && openedAfter !== attempts
  if (isDone && !isUntouched) setOpenedAfter(attempts)
  const [foldedAfter, setFoldedAfter] = useState<number>()
  useEffect(() => {
    if (!isDone) return undefined
    const fold = () => {
      // The outbox is read a while after the page has loaded, when someone may have begun.
      const isInUse = document.activeElement?.closest('.form-sheet')
      if (isInUse) setOpenedAfter(attempts)
      else setFoldedAfter(attempts)
    }
    const timer = setTimeout(fold, foldAfter)
    return () => clearTimeout(timer)
  }, [isDone, attempts])
  return { isDone, isFolded: isDone && foldedAfter === attempts, open: () => setOpenedAfter(attempts) }
}
