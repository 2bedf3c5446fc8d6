import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'

/**
 * The routes at this path, from the root to the page. Almost every path of this site is a plain text that stands in its
 * route, so it need only be looked up; the router's own matching, which reads patterns, is asked for the others.
 * @example matchesAt(siteRoutes([]), '/vote').at(-1)?.route.path // => '/vote'
 */
export function matchesAt<Route extends RouteObject>(
  routes: Route[],
  path: string,
): RouteMatch<string, Route>[] {
  return plainMatches(routes, path) ?? matchRoutes(routes, path) ?? []
}

function plainMatches<Route extends RouteObject>(
  routes: readonly Route[],
  path: string,
): RouteMatch<string, Route>[] | undefined {
  for (const route of routes) {
    if (route.path === path) return [matchOf(route, path)]
    // A route's children are of its own kind.
    const below = plainMatches((route.children ?? []) as Route[], path)
    if (below) return [matchOf(route, '/'), ...below]
  }
  return undefined
}

function matchOf<Route extends RouteObject>(route: Route, pathname: string): RouteMatch<string, Route> {
  return { params: {}, pathname, pathnameBase: pathname, route }
}
