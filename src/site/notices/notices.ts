import type { KeptRequest } from '../kept-requests'
import { createSharedValue, useSharedValue } from '../shared-value'

/** The outcome of a form whose page is no longer open. `text` is the form's own, as on its page. */
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

/** The notices, shown on every page, each until it is closed: several forms can end while other pages are open. */
export const notices = {
  show: (next: Notice) => shared.set([...(shared.current() ?? []), next]),
  close: (closed: Notice) => shared.set(shared.current()?.filter((notice) => notice !== closed)),
}

/** The notices on screen; undefined before the first one, and while prerendering. */
export function useNotices(): readonly Notice[] | undefined {
  return useSharedValue(shared)
}
