import { openCurrentForm } from './open-current-form'
import { browserOutbox, tellOutbox } from './outbox-store'
import { sendWaiting } from './send-waiting'

/**
 * Send what waits while no page may be open, for the worker. What must become a draft again waits for a page, which alone
 * reaches the drafts. Rejects where something is left, so that the browser asks again, but not at its last chance.
 */
export async function sendUnseen(isLastChance: boolean): Promise<void> {
  const outcomes = await sendWaiting({
    outbox: browserOutbox(),
    drafts: () => undefined,
    openForm: openCurrentForm,
    now: () => new Date(),
    random: Math.random,
    isUnseen: true,
  })
  // Not of what is left: a page would try at once, and ask for the next try of the worker.
  if (outcomes.some(({ outcome }) => outcome === 'sent')) tellOutbox()
  const left = outcomes.filter(({ outcome }) => outcome === 'waiting').length
  if (left > 0 && !isLastChance) throw new Error(`${left} forms wait on.`)
}
