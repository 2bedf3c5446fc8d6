import { useLater } from '../../ui/use-later'
import type { FormState } from '../submission/form-state'

/** The delay in milliseconds after which sending is called slow, and can be stopped. */
const slowAfter = 8000

/** The progress of sending, as a visitor sees it. */
export interface Progress {
  readonly isSending: boolean
  readonly isSlow: boolean
  /** When it continues by itself, where the receiver asked to wait. */
  readonly until: Date | undefined
}

export function useProgress(state: FormState): Progress {
  const isSending = state.step === 'sending'
  const isSlow = useLater(slowAfter, isSending)
  return { isSending, isSlow, until: isSending ? state.waitsUntil : undefined }
}
