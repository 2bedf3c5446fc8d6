import type { KeptRequest } from '../kept-requests'
import { createSharedValue, useSharedValue } from '../shared-value'

/** A message for the visitor whose own page is no longer open. */
export interface Notice {
  readonly kind: 'ok' | 'err'
  /** The form's own text, as on its page. */
  readonly text: string
  readonly more: readonly string[]
  /** What has arrived, so that its reference can be kept. */
  readonly sent?: KeptRequest
  /** The form's page, and its title. */
  readonly path: string
  readonly title: string
}

const shared = createSharedValue<Notice>()

/** The one notice shown on every page until it is closed; a new one replaces it. */
export const notices = { show: shared.set }

/** The bar that shows it: the form's page loads it in time, as there may be no network when it is needed. */
export const loadNoticeBar = () => import('./NoticeBar')

/** The notice on the page, if there is one; none while prerendering. */
export function useNotice(): Notice | undefined {
  return useSharedValue(shared)
}
