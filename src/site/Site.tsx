import { Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import { ErrorBoundary } from './pages/error/ErrorBoundary'
import { PageRenderingContext, type PageRendering } from './page-rendering'
import { PageRoutes } from './routes'
import { Arrival } from './shell/Arrival'
import { Shell } from './shell/Shell'
import { usePrefetch } from './use-prefetch'

/**
 * The visitors' site. `rendered` is what the build rendered this page with; the browser's first render repeats it, and
 * later ones follow the address. An error on a page is shown inside the shell, an error of the shell without it.
 */
export function Site({ rendered }: { readonly rendered?: PageRendering | undefined }) {
  return (
    <PageRenderingContext value={rendered}>
      <Router {...(rendered && { ssrPath: rendered.path })} aroundNav={replaceSame}>
        <Suspense>
          <ErrorBoundary bare>
            <Shell>
              <PageOrError />
            </Shell>
          </ErrorBoundary>
        </Suspense>
      </Router>
    </PageRenderingContext>
  )
}

function PageOrError() {
  const [path] = useLocation()
  usePrefetch()
  return (
    <ErrorBoundary path={path} after={<Arrival />}>
      <PageRoutes />
    </ErrorBoundary>
  )
}

type GoTo = (to: string, options?: { readonly replace?: boolean }) => void

/** A link to the current page adds no entry to the history, as in a site without scripts. */
function replaceSame(goTo: GoTo, to: string, options?: { readonly replace?: boolean }): void {
  const isSame = new URL(to, location.href).href === location.href
  goTo(to, { ...options, replace: options?.replace === true || isSame })
}
