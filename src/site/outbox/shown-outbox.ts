import { createSharedValue, useSharedValue } from '../shared-value'
import type { WaitingForm } from './outbox-store'

/** The outbox as the open page knows it, and what its visitor can do with it. */
export interface ShownOutbox {
  readonly waiting: readonly WaitingForm[]
  /** A form could not be taken back, because it is being sent. */
  readonly isBusy: boolean
  readonly send: () => void
  readonly takeBack: (waiting: WaitingForm) => void
}

const shared = createSharedValue<ShownOutbox>()

/** Share the outbox with the page of a form that waits, which shows it in its own place. */
export const showOutbox = shared.set

/** The outbox; undefined until it was read, and while it is empty from the start. */
export function useShownOutbox(): ShownOutbox | undefined {
  return useSharedValue(shared)
}
