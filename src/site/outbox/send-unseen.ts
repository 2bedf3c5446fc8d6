import { tellOutbox } from './outbox-store'
import { sendWaiting, type OutboxMeans } from './send-waiting'

/**
 * Send what waits while no page may be open, for the worker. What must become a draft again waits for a page, which alone
 * reaches the drafts. Rejects where something is left, so that the browser asks again, but not at its last chance.
 */
export async function sendUnseen(
  isLastChance: boolean,
  means: Omit<OutboxMeans, 'drafts' | 'isUnseen'>,
): Promise<void> {
  const outcomes = await sendWaiting({ ...means, drafts: () => undefined, isUnseen: true })
  // Not of what is left: a page would try at once, and ask for the next try of the worker.
  if (outcomes.some(({ outcome }) => outcome === 'sent')) tellOutbox()
  const left = outcomes.filter(({ outcome }) => outcome === 'waiting').length
  if (left > 0 && !isLastChance) throw new Error(`${left} forms wait on.`)
}
