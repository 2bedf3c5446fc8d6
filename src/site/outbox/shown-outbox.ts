import type { SentForm } from '../submission/form-state'
import { createSharedValue, useSharedValue } from '../shared-value'
import type { WaitingForm } from './outbox-store'

/** The outbox as the open page knows it, and what its visitor can do with it. */
export interface ShownOutbox {
  readonly waiting: readonly WaitingForm[]
  /** How many were taken back. Each is a draft now, which its page restores. */
  readonly taken: number
  /** While it waits: the result of the last attempt to send it or to take it back. */
  readonly note?: string | undefined
  readonly send: () => void
  readonly takeBack: (waiting: WaitingForm) => void
}

const shared = createSharedValue<ShownOutbox>()

/** Share the outbox with the page of a form that waits, which shows it in a panel. */
export const showOutbox = shared.set

/** The outbox; undefined until it was read, and while it is empty from the start. */
export function useShownOutbox(): ShownOutbox | undefined {
  return useSharedValue(shared)
}

/** Shows on its own page that a form of the outbox has arrived. Returns false where something else is shown there. */
type ShowArrival = (sent: SentForm) => boolean

let page: { readonly slug: string; readonly show: ShowArrival } | undefined

/** Have the open page of a form show that it has arrived. Returns the unsubscribe function. */
export function takeArrivals(slug: string, show: ShowArrival): () => void {
  page = { slug, show }
  return () => (page = undefined)
}

/** Show on the form's page, if it is open, that a form of the outbox has arrived. Returns whether it is shown there. */
export function showArrival(slug: string, sent: SentForm): boolean {
  return page?.slug === slug && page.show(sent)
}
