import { generateSW } from 'workbox-build'
import { cardsAhead } from '../../site/pages/forms-hub/cards-ahead'
import type { BuiltForm } from '../build-pages'

const week = 7 * 24 * 60 * 60
/** How many of the forms that are kept when they are visited; the page sees to it, too (site/offline/keep-visited.ts). */
const mostVisited = 40

/**
 * Write `sw.js` into the built folder: pages, scripts, styles and fonts are kept on the first visit; pictures of our
 * own when they are seen. Of the forms, the first ones of the manifest and contact are kept on the first visit, so that
 * what is kept does not grow with their number; the others when they are visited. It knows nothing of other origins, so no third party's answer is ever kept. A new version
 * waits until the page asks for it (`SKIP_WAITING`), so it never takes a form away from under someone.
 */
export async function writeServiceWorker(folder: string, forms: readonly BuiltForm[]): Promise<void> {
  const later = laterForms(forms)
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,woff2,webmanifest}', '*.{svg,ico}', 'icon-192.png'],
    // A worker that cannot fetch one of its files never comes to be, and 404.html answers 404.
    globIgnores: ['sw.js', 'workbox-*.js', '404.html'],
    swDest: `${folder}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (manifest) => ({ manifest: manifest.filter(({ url }) => !later.has(url)), warnings: [] }),
    ],
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/forms\/[^/]+$/.test(url.pathname),
        handler: 'NetworkFirst',
        options: { cacheName: 'form-pages', expiration: { maxEntries: mostVisited } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/assets\/.*\.js$/.test(url.pathname),
        handler: 'CacheFirst',
        options: { cacheName: 'form-scripts', expiration: { maxEntries: mostVisited } },
      },
      {
        urlPattern: ({ sameOrigin, request }) => sameOrigin && request.destination === 'image',
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'pictures', expiration: { maxEntries: 60, maxAgeSeconds: week } },
      },
    ],
  })
  for (const warning of warnings) console.warn(warning)
}

/** The files of those forms that are not kept for everybody. */
function laterForms(forms: readonly BuiltForm[]): ReadonlySet<string> {
  const later = forms.filter(({ slug }) => slug !== 'contact').slice(cardsAhead)
  return new Set(later.flatMap(({ page, script }) => [page, script]))
}
