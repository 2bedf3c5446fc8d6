import type { AnswerStore } from '../../form/answer-store'
import { loadNoticeBar } from '../notices/Notices'
import { loadOutboxBar } from '../outbox/Outbox'
import { loadDraftOffer } from './drafts/Drafts'
import type { FormServices } from './form-services'

/** In milliseconds. By then the page is hydrated, and shows the first letters that were typed. */
const hydrationTime = 2000

/**
 * What is needed once a form is being sent, or saved to a file: loaded lazily, as most visitors who open a form never
 * send it.
 */
export const loadAfterSending = () => import('./after-sending/parts')

/**
 * With the first answer, load that code and what is needed while a form waits to be sent: when sending fails, there may
 * be no network to load it. Also ask the host for the time. Returns the unsubscribe function.
 * @example useEffect(() => prepareWithFirstAnswer(answerStore, services), [answerStore])
 */
export function prepareWithFirstAnswer(
  answerStore: AnswerStore,
  { hostClock, later }: Pick<FormServices, 'hostClock' | 'later'>,
): () => void {
  const prepare = () => {
    stop()
    void hostClock?.ask()
    void Promise.allSettled([loadAfterSending(), loadOutboxBar(), loadNoticeBar(), loadDraftOffer()])
  }
  const stopWatching = answerStore.watch(prepare)
  // What was typed before the script arrived is already in the store.
  const cancel = answerStore.isUntouched() ? undefined : later(prepare, hydrationTime)
  const stop = () => {
    stopWatching()
    cancel?.()
  }
  return stop
}
