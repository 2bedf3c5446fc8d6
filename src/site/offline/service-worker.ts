import { ExpirationPlugin, Serwist, StaleWhileRevalidate, type PrecacheEntry } from 'serwist'
import { outboxTag, type SyncEvent } from '../outbox/background-sync'
import { hostClock } from '../host-clock'
import { later } from '../page-life'
import { openCurrentForm } from '../outbox/open-current-form'
import { browserOutbox } from '../outbox/outbox-store'
import { sendUnseen } from '../outbox/send-waiting'
import { answerPage } from './answer-page'

// The build replaces it with the list of the site's files (tooling/emit/service-worker.ts).
declare const siteFiles: readonly PrecacheEntry[]

/** The part used here of the browser's types for workers, which conflict with those for pages. */
interface InstallEvent extends Event {
  readonly waitUntil: (task: Promise<unknown>) => void
}

const week = 7 * 24 * 60 * 60

const serwist = new Serwist({
  precacheEntries: [...siteFiles],
  precacheOptions: { cleanupOutdatedCaches: true, cleanURLs: false, directoryIndex: null },
  // A new version waits until the page asks for it, so that it never replaces a form while someone fills it in.
  skipWaiting: false,
  clientsClaim: false,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: ({ request, url }) =>
        answerPage(url.pathname, {
          fetch: () => fetch(request),
          kept: (address) => serwist.matchPrecache(address),
          notFound: () => caches.match(notFound),
          wait,
        }),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
      handler: new StaleWhileRevalidate({
        cacheName: 'pictures',
        plugins: [
          new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: week }),
          // Without a network, an island that is not cached is replaced by its emblem.
          {
            handlerDidError: ({ request }) =>
              serwist.matchPrecache(request.url.replace(/-\d+\.\w+$/, '.svg')),
          },
        ],
      }),
    },
  ],
})

addEventListener('install', (event) => {
  // In a worker this event always has this type.
  ;(event as InstallEvent).waitUntil(keepNotFound())
})
const workerServices = {
  outbox: browserOutbox(),
  openForm: openCurrentForm,
  now: () => new Date(),
  hostClock,
  random: Math.random,
  later,
}
addEventListener('sync', (event) => {
  // The browsers that have this event give it no other type.
  const { tag, lastChance, waitUntil } = event as SyncEvent
  if (tag === outboxTag) waitUntil.call(event, sendUnseen(lastChance, workerServices))
})
serwist.addEventListeners()

const notFound = '/404.html'

/** Cache the 404 page: the host answers it with the status 404, so it cannot be precached with the site's files. */
async function keepNotFound(): Promise<void> {
  const cache = await caches.open('not-found')
  await cache.put(notFound, await fetch(notFound, { cache: 'no-cache' }))
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))
}
