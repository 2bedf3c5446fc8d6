import { findFormRoute } from '../../routing/find-form-route'

/** What some browsers tell of the line, and TypeScript's own types do not know. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Fetch what the page of the form at this address needs, so that going there later takes no wait. Does nothing where no
 * form is, for visitors who save data or have a slow line, and where it cannot be fetched, as going there will tell.
 * @example await fetchAhead('/forms/staff', navigator)
 */
export async function fetchAhead(path: string, navigator: object): Promise<void> {
  // As above: a browser that tells nothing is taken for one on a good line.
  const { connection } = navigator as { readonly connection?: Line }
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g')) return
  try {
    const { lazy } = (await findFormRoute(path)) ?? {}
    if (typeof lazy === 'function') await lazy()
  } catch {
    // See above.
  }
}

/** How long someone points at a card before it counts, in milliseconds: a pointer on its way elsewhere crosses many. */
const pause = 60

/**
 * Fetch what the page of a form needs as soon as someone points at, touches or comes to its card in this list. Returns how
 * to stop.
 */
export function watchCards(list: HTMLElement): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = ({ target, type }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('li:has(a)')?.querySelector('a') : undefined
    if (!link) return
    const fetchNow = () => void fetchAhead(link.pathname, navigator)
    if (type === 'pointerover') timer = setTimeout(fetchNow, pause)
    else fetchNow()
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    list.addEventListener(sign, look, { passive: true, signal: stop.signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
