import type { RouteObject } from 'react-router-dom'
import { slugs } from '../catalog'
import { formRoute } from './form-route'
import { pageRoutes } from './page-routes'
import { BareErrorScreen } from './pages/error/BareErrorScreen'
import { ErrorScreen } from './pages/error/ErrorScreen'
import { Shell } from './shell/Shell'
import { loadRoot } from './use-today'

/** The forms of the catalog, each at its own address: a form that is added to `forms/` needs no line here. */
const formRoutes = slugs.map((slug) => formRoute(slug, slug === 'contact' ? '/contact' : `/forms/${slug}`))

/**
 * Every route of the visitors' site (specification, section 2), for the browser's router and for prerendering alike.
 * An error on a page stands inside the shell; one in the shell itself is shown bare.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Shell,
    ErrorBoundary: BareErrorScreen,
    HydrateFallback: () => null,
    loader: loadRoot,
    shouldRevalidate: () => false,
    children: [{ ErrorBoundary: ErrorScreen, children: [...pageRoutes, ...formRoutes] }],
  },
]
