import { useState, useSyncExternalStore } from 'react'
import type { AnswerStore } from '../../form/answer-store'
import { useShownOutbox } from '../outbox/shown-outbox'
import type { FormState } from '../submission/form-state'
import { useLater } from '../../ui/use-later'

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
  const isOver = step === 'sent' ? !state.hasMore : isWaiting && (step === 'queued' || step === 'idle')
  const [openedAfter, setOpenedAfter] = useState<number>()
  const isDone = isOver && openedAfter !== attempts
  if (isDone && !isUntouched) setOpenedAfter(attempts)
  const isLater = useLater(foldAfter, isDone)
  return { isDone, isFolded: isDone && isLater, open: () => setOpenedAfter(attempts) }
}
