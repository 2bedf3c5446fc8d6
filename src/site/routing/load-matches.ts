import type { RouteObject } from 'react-router-dom'
import { matchesAt } from './matches-at'

/**
 * Fetch the code of the routes that match `path` and put it into them, so that the first render has it at hand and
 * is the same as the prerendered one. Rejects when a route's code cannot be fetched.
 * @example await loadMatches(routes, location.pathname)
 */
export async function loadMatches(routes: RouteObject[], path: string): Promise<readonly RouteObject[]> {
  const matched = matchesAt(routes, path).map(({ route }) => route)
  await Promise.all(matched.map(loadRoute))
  return matched
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
