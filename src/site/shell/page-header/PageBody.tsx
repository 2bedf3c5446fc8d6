import { type ReactNode, use, useDeferredValue } from 'react'
import { useHydrated } from '../../../ui/use-hydrated'
import { PageRenderingContext } from '../../page-rendering'

interface PageBodyProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * What is below a page's head. After a click on a link it is rendered in a second step, so that the loading screen and
 * the head are there at once, and the browser can respond in between; in a prerendered page it is there from the start.
 * @example <PageTop island="page-vote" title="Vote" /><PageBody><p>…</p></PageBody>
 */
export function PageBody({ className, children }: PageBodyProps) {
  return <div className={className ? `page ${className}` : 'page'}>{useSecondStep() && children}</div>
}

/**
 * False in the first render after a route change of the built site, and true in a second one, which React interrupts
 * for anything more urgent. Always true elsewhere, as in the workbench's preview, which has no loading screen.
 */
export function useSecondStep(): boolean {
  const isPrerendered = !useHydrated()
  const isSite = use(PageRenderingContext) !== undefined
  return useDeferredValue(true, isPrerendered || !isSite)
}
