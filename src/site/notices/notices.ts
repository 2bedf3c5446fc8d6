import type { KeptRequest } from '../kept-requests'
import { createSharedValue, useSharedValue } from '../shared-value'

/** A message for the visitor whose own page is no longer open. `text` is the form's own, as on its page. */
export type Notice =
  /** What has arrived, so that its reference can be kept. */
  | { readonly kind: 'ok'; readonly text: string; readonly sent: KeptRequest }
  /** What has not arrived, where its answers are (`more`), and its form. */
  | {
      readonly kind: 'err'
      readonly text: string
      readonly more: string
      readonly form: Pick<KeptRequest, 'slug' | 'title'>
    }

const shared = createSharedValue<readonly Notice[]>()

/**
 * The notices, shown on every page one after the other, each until it is closed: several forms can leave the outbox at
 * once. Undefined closes the one on screen.
 */
export const notices = {
  show: (next: Notice | undefined) => {
    const all = shared.current() ?? []
    shared.set(next ? [...all, next] : all.slice(1))
  },
}

/** The bar that shows it: the form's page loads it in time, as there may be no network when it is needed. */
export const loadNoticeBar = () => import('./NoticeBar')

/** The notice on screen, if there is one; none while prerendering. */
export function useNotice(): Notice | undefined {
  return useSharedValue(shared)?.[0]
}
