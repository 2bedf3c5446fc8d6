import {
  IDLE_NAVIGATION,
  NavigationType,
  type DataRouteObject,
  type HydrationState,
  type RouterState,
} from 'react-router-dom'
import { matchesAt } from './matches-at'

/** The state of a router that stands at this address, with the data the page was prerendered with. */
export function firstState(
  routes: DataRouteObject[],
  hydrationData: HydrationState,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): RouterState {
  return {
    historyAction: NavigationType.Pop,
    location: { pathname, search, hash, state: null, key: 'default' },
    matches: matchesAt(routes, pathname),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    // The browser itself has put a prerendered page where it was.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

/** The same state on the way to another address. */
export function leavingFor(state: RouterState, { pathname, search, hash }: URL): RouterState {
  const location = { pathname, search, hash, state: null, key: 'leaving' }
  return {
    ...state,
    navigation: {
      state: 'loading',
      location,
      formMethod: undefined,
      formAction: undefined,
      formEncType: undefined,
      formData: undefined,
      json: undefined,
      text: undefined,
    } as RouterState['navigation'],
  }
}
