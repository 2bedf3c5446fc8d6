import type { RouteObject } from 'react-router-dom'
import { BareErrorScreen } from '../pages/error/BareErrorScreen'
import { ErrorScreen } from '../pages/error/ErrorScreen'
import { Shell } from '../shell/Shell'
import { loadRoot } from '../use-today'
import { pageRoutes } from './page-routes'

/** The route whose children are all pages. */
export const pagesId = 'pages'

/**
 * The routes of the visitors' site (specification, section 2): the pages that are no forms, and those forms that are
 * known already; the router finds the others when someone goes there. An error on a page stands inside the shell; one
 * in the shell itself is shown bare.
 */
export function siteRoutes(forms: readonly RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Shell,
      errorElement: <BareErrorScreen />,
      HydrateFallback: () => null,
      loader: loadRoot,
      shouldRevalidate: () => false,
      children: [
        { id: pagesId, errorElement: <ErrorScreen />, children: [...pageRoutes.map(copy), ...forms] },
      ],
    },
  ]
}

/** Code that has been fetched is put into its route, so two routers must not share one. */
function copy(route: RouteObject): RouteObject {
  return { ...route }
}
