import type { HydrationState, RouterProviderProps } from 'react-router-dom'
import type { RootData } from '../use-today'
import type { HydrationGate } from './hydration-gate'
import { onIntent } from './on-intent'

/** The page whose parts are held back. */
interface GatedPage {
  readonly document: Document
  readonly router: Pick<RouterProviderProps['router'], 'subscribe'>
  readonly hydration: HydrationState
  readonly now?: Date
}

/**
 * Open the gate as soon as what it holds back could be used, or is no longer right: someone points at, touches or tabs to
 * something that is in no form; another page is on its way; or the page was rendered in another year, which stands in
 * the footer.
 */
export function openWhenUsed(
  { open }: Pick<HydrationGate, 'open'>,
  { document, router, hydration, now = new Date() }: GatedPage,
): void {
  onIntent(document, (element) => element.closest('form') === null, open)
  router.subscribe(open)
  // The root route's loader gives this.
  const root = hydration.loaderData?.['root'] as RootData | undefined
  if (!root || new Date(root.renderedAt).getFullYear() !== now.getFullYear()) open()
}
