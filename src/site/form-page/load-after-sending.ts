import type { AnswerSheet } from '../../form/answer-sheet'

/** What is needed once a form is on its way, or was: fetched by itself, as most who open a form never send it. */
export const loadAfterSending = () => import('./after-sending/parts')

/**
 * Fetch it with the first answer already: when a sending fails, the network may be gone. Returns how to stop.
 * @example useEffect(() => fetchWithFirstAnswer(sheet), [sheet])
 */
export function fetchWithFirstAnswer(sheet: AnswerSheet): () => void {
  const stop = sheet.watch(() => {
    stop()
    loadAfterSending().catch(() => undefined)
  })
  return stop
}
