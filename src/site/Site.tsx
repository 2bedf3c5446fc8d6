import { Router, useLocation } from 'wouter'
import { exactPath } from './exact-path'
import { ErrorBoundary } from './pages/error/ErrorBoundary'
import { PageRenderingContext, type PageRendering } from './page-rendering'
import { forgetFailedPage, Pages } from './routes'
import { Arrival } from './shell/Arrival'
import { Shell } from './shell/Shell'

/**
 * The visitors' site. `rendered` is what the build rendered this page with; in the browser the first render repeats it, and
 * from then on the address holds. An error on a page stands inside the shell, one of the shell itself is shown bare.
 */
export function Site({ rendered }: { readonly rendered?: PageRendering | undefined }) {
  return (
    <PageRenderingContext value={rendered}>
      <Router {...(rendered && { ssrPath: rendered.path })} parser={exactPath} aroundNav={replaceSame}>
        <ErrorBoundary bare>
          <Shell>
            <PageOrError />
          </Shell>
        </ErrorBoundary>
      </Router>
    </PageRenderingContext>
  )
}

function PageOrError() {
  const [path] = useLocation()
  return (
    <ErrorBoundary path={path} onLeave={forgetFailedPage} after={<Arrival />}>
      <Pages />
    </ErrorBoundary>
  )
}

type GoTo = (to: string, options?: { readonly replace?: boolean }) => void

/** A link to where the visitor is already adds no step to go back over, as in a site without scripts. */
function replaceSame(goTo: GoTo, to: string, options?: { readonly replace?: boolean }): void {
  const isSame = new URL(to, location.href).href === location.href
  goTo(to, { ...options, replace: options?.replace === true || isSame })
}
