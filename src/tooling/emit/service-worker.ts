import { generateSW } from 'workbox-build'

const week = 7 * 24 * 60 * 60

/**
 * Write `sw.js` into the built folder: pages, scripts, styles and fonts are kept on the first visit; pictures of our
 * own when they are seen. It knows nothing of other origins, so no third party's answer is ever kept. A new version waits until the page asks for it (`SKIP_WAITING`), so it never takes a form away from under someone.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
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
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, request }) => sameOrigin && request.destination === 'image',
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'pictures', expiration: { maxEntries: 60, maxAgeSeconds: week } },
      },
    ],
  })
  for (const warning of warnings) console.warn(warning)
}
