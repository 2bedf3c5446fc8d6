import { tellOutbox } from './outbox-store'
import { sendWaiting, type OutboxServices } from './send-waiting'

/**
 * Send the outbox from the service worker, while no page may be open. What must become a draft again waits for a page,
 * because only pages can access drafts. Rejects if anything remains, so that the browser tries again, but not at its
 * last chance.
 */
export async function sendUnseen(
  isLastChance: boolean,
  services: Omit<OutboxServices, 'drafts' | 'isUnseen'>,
): Promise<void> {
  const outcomes = await sendWaiting({ ...services, drafts: () => undefined, isUnseen: true })
  // Not for those that remain: a page would try at once, and ask for the worker's next attempt.
  if (outcomes.some(({ outcome }) => outcome === 'sent')) tellOutbox()
  const left = outcomes.filter(({ outcome }) => outcome === 'waiting').length
  if (left > 0 && !isLastChance) throw new Error(`${left} forms wait on.`)
}
