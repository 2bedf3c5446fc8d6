import { Router, useLocation, type Parser } from 'wouter'
import { ErrorBoundary } from './pages/error/ErrorBoundary'
import { PageRenderingContext, type PageRendering } from './page-rendering'
import { forgetFailedPage, PageRoutes } from './routes'
import { Arrival } from './shell/Arrival'
import { Shell } from './shell/Shell'

/**
 * The visitors' site. `rendered` is what the build rendered this page with; in the browser the first render repeats it, and
 * from then on the address holds. An error on a page is shown inside the shell, one of the shell itself is shown bare.
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
      <PageRoutes />
    </ErrorBoundary>
  )
}

type GoTo = (to: string, options?: { readonly replace?: boolean }) => void

/** A link to where the visitor is already adds no step to go back over, as in a site without scripts. */
function replaceSame(goTo: GoTo, to: string, options?: { readonly replace?: boolean }): void {
  const isSame = new URL(to, location.href).href === location.href
  goTo(to, { ...options, replace: options?.replace === true || isSame })
}

/**
 * How wouter reads the paths of our routes: each address as it is, in upper and lower case and without a slash at its
 * end, as the host's files are named. wouter's own parser takes `/Vote` and `/vote/` for `/vote`.
 * @example exactPath('/forms/:slug').pattern.exec('/forms/staff')?.[1] // => 'staff'
 */
const exactPath: Parser = (route) => {
  if (route === '*') return { pattern: /^/, keys: [] }
  const keys: string[] = []
  const source = route.replaceAll(/:(\w+)/g, (_, key: string) => {
    keys.push(key)
    return '([^/]+)'
  })
  return { pattern: new RegExp(`^${source}$`), keys }
}
