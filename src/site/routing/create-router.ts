import { createBrowserRouter, type DataRouteObject, type HydrationState } from 'react-router-dom'
import { findFormRoute } from './find-form-route'
import { namePages } from './name-pages'
import { pagesId } from './routes'

/**
 * The browser's router over these routes, which names each page it comes to. Forms that are not among the routes are found
 * when someone goes there.
 */
export function createRouter(routes: DataRouteObject[], hydrationData?: HydrationState) {
  const router = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const route = await findFormRoute(path)
      if (route) patch(pagesId, [route])
    },
  })
  namePages(router, document)
  return router
}
