import type { AnswerStore } from '../../form/answer-store'
import type { HostClock } from './host-clock'

/** What is needed once a form is on its way, or was, or its answers go into a file: fetched by itself, as most who open a form never send it. */
export const loadAfterSending = () => import('./after-sending/parts')

/**
 * Fetch it with the first answer already: when a sending fails, the network may be gone. Learn then, too, what time it is.
 * Returns how to stop.
 * @example useEffect(() => prepareWithFirstAnswer(answerStore, services.hostClock), [answerStore])
 */
export function prepareWithFirstAnswer(answerStore: AnswerStore, clock?: HostClock): () => void {
  const stop = answerStore.watch(() => {
    stop()
    void clock?.ask()
    loadAfterSending().catch(() => undefined)
  })
  return stop
}
