import { useSyncExternalStore } from 'react'

/** A message for the visitor whose own page is no longer open. */
export interface Notice {
  readonly kind: 'ok' | 'err'
  /** The form's own text, as on its page. */
  readonly text: string
  readonly more: readonly string[]
  /** The form's page, and its title. */
  readonly path: string
  readonly title: string
}

const draws = new Set<() => void>()
let notice: Notice | undefined

/** The one notice shown on every page until it is closed; a new one replaces it. */
export const notices = {
  show: (next: Notice | undefined): void => {
    notice = next
    for (const draw of draws) draw()
  },
  current: (): Notice | undefined => notice,
  watch: (draw: () => void): (() => void) => {
    draws.add(draw)
    return () => void draws.delete(draw)
  },
}

/** The notice on the page, if there is one; none while prerendering. */
export function useNotice(): Notice | undefined {
  return useSyncExternalStore(notices.watch, notices.current, () => undefined)
}
