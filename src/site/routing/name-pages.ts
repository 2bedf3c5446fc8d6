import type { RouterProviderProps } from 'react-router-dom'
import type { FormPlace } from '../../engine/schema/form-place'
import { showHead } from '../head/show-head'

/**
 * Give the document the names of each page the router comes to. The first one has its own already. Returns how to stop.
 * @example namePages(createBrowserRouter(routes), document)
 */
export function namePages(router: RouterProviderProps['router'], document: Document): () => void {
  let named = router.state.location.pathname
  return router.subscribe(({ location, matches }) => {
    if (location.pathname === named) return
    named = location.pathname
    // Only form-route.tsx gives a route a handle with a card.
    const handle = matches.at(-1)?.route.handle as { readonly card?: FormPlace['card'] } | undefined
    showHead(document, named, handle?.card)
  })
}
