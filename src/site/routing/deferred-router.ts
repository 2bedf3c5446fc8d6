import type { DataRouteObject, HydrationState } from 'react-router-dom'
import type { createRouter } from './create-router'
import { firstState, leavingFor } from './router-state'

type Router = ReturnType<typeof createRouter>
type Subscriber = Parameters<Router['subscribe']>[0]

/** What the router takes from outside. */
export interface RouterMeans {
  /** Fetches the part of the router that changes pages. */
  readonly load: () => Promise<typeof createRouter>
  readonly window: Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>
}

const noNews: Parameters<Subscriber>[1] = { deletedFetchers: [], flushSync: false, newErrors: null }

/**
 * A router that shows the page it begins with, and fetches the part that changes pages (two thirds of its code) when
 * someone is about to: at the first `navigate`, when the address changes, or when told to `wake`. Components notice
 * nothing: the state they see goes on where it was. All routes need ids, and the page's own ones their code
 * (`loadMatches`). A part of an address, which only rewrites that of the page, is refused on the way to another page.
 * Where that part cannot be fetched, the browser goes to the page by itself.
 * @example const { router, wake } = deferRouter(routes, hydrationData, { load, window })
 */
export function deferRouter(
  routes: DataRouteObject[],
  hydrationData: HydrationState,
  { load, window }: RouterMeans,
): { readonly router: Router; readonly wake: () => void } {
  const subscribers = new Set<Subscriber>()
  const manifest = byId(routes)
  let first = firstState(routes, hydrationData, window.location)
  let awake: Router | undefined
  let waking: Promise<Router> | undefined
  let whenAwake: ((router: Router) => void) | undefined

  const publish: Subscriber = (state, news) => {
    for (const subscriber of subscribers) subscriber(state, news)
  }
  const open = (create: typeof createRouter) => {
    awake = create(routes, hydrationData)
    awake.subscribe(publish)
    window.removeEventListener('popstate', wake)
    whenAwake?.(awake)
    if (awake.state.location.hash !== first.location.hash) publish(awake.state, noNews)
    return awake
  }
  const fetchRest = () => (waking ??= load().then(open))
  const wake = () => void fetchRest().catch(() => (waking = undefined))
  window.addEventListener('popstate', wake)

  const navigate = async (to: unknown, options?: object) => {
    // A page that is being left and rewrites its address would call the visitor back.
    if (typeof to === 'object' && (awake?.state ?? first).navigation.state !== 'idle') return
    const address = typeof to === 'string' ? new URL(to, window.location.href) : undefined
    if (!awake && address) publish((first = leavingFor(first, address)), noNews)
    const router = await fetchRest().catch(() => undefined)
    // The types tell apart what is one call here: a place to go to, or a number of steps.
    if (router) await (router.navigate as (to: unknown, options?: object) => Promise<void>)(to, options)
    else if (address) window.location.assign(address)
  }

  const router = {
    get state() {
      return awake?.state ?? first
    },
    get routes() {
      return awake?.routes ?? routes
    },
    get manifest() {
      return awake?.manifest ?? manifest
    },
    basename: '/',
    future: {},
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    navigate,
    enableScrollRestoration: (...given: Parameters<Router['enableScrollRestoration']>) => {
      let stop: (() => void) | undefined
      const enable = (real: Router) => void (stop = real.enableScrollRestoration(...given))
      if (awake) enable(awake)
      else whenAwake = enable
      return () => {
        whenAwake = undefined
        stop?.()
      }
    },
    createHref: ({ pathname = '', search = '', hash = '' }: Partial<Location>) => pathname + search + hash,
    encodeLocation: (to: string) => new URL(to, window.location.href),
  }
  // What is missing of a router serves actions, fetchers and blockers, which this site has none of.
  return { router: router as unknown as Router, wake }
}

function byId(routes: readonly DataRouteObject[]): Record<string, DataRouteObject> {
  const all = routes.flatMap((route) => [route, ...Object.values(byId(route.children ?? []))])
  return Object.fromEntries(all.map((route) => [route.id, route]))
}
