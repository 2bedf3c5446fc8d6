import type { AnswerSheet } from '../../form/answer-sheet'
import type { HostClock } from './host-clock'

/** What is needed once a form is on its way, or was: fetched by itself, as most who open a form never send it. */
export const loadAfterSending = () => import('./after-sending/parts')

/**
 * Fetch it with the first answer already: when a sending fails, the network may be gone. Learn then, too, what time it is.
 * Returns how to stop.
 * @example useEffect(() => prepareWithFirstAnswer(sheet, services.hostClock), [sheet])
 */
export function prepareWithFirstAnswer(sheet: AnswerSheet, clock?: HostClock): () => void {
  const stop = sheet.watch(() => {
    stop()
    void clock?.ask()
    loadAfterSending().catch(() => undefined)
  })
  return stop
}
