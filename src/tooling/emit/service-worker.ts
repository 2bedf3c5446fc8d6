import { join } from 'node:path'
import { getManifest } from '@serwist/build'
import type { SiteConfig } from '../../site/config'
import { buildWithVite, configPlugin } from '../vite-config'
import { root } from '../root'

/**
 * Write `sw.js` into the built folder, from `src/site/offline/service-worker.ts`. On the first visit it caches pages,
 * scripts, styles, fonts and emblems, but no other pictures, which are far larger. It ignores other origins, so no third
 * party's reply is ever cached.
 */
export async function writeServiceWorker(folder: string, config: SiteConfig): Promise<void> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,woff2,webmanifest,svg,ico}', 'icon-192.png'],
    // A worker fails to install when one of its files cannot be fetched, and 404.html answers 404.
    globIgnores: ['sw.js', '404.html'],
    dontCacheBustURLsMatching: /^assets\//,
  })
  for (const warning of warnings) console.warn(warning)
  await buildWithVite({
    root,
    plugins: [configPlugin(config)],
    define: { siteFiles: JSON.stringify(manifestEntries) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/site/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
