import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { SiteConfig } from '../site/config'
import { configPlugin } from './config-plugin'
import { formsPlugin } from './forms-plugin'
import { root } from './root'

/**
 * How Vite builds and serves the visitors' site with this configuration, and with the forms of `forms/` or of another
 * folder. Entries live in `src/`.
 */
export function siteViteConfig(config: SiteConfig, forms?: string): UserConfig {
  return {
    root: `${root}src`,
    publicDir: `${root}public`,
    envDir: false,
    plugins: [formsPlugin(config.webhooks, forms), configPlugin(config), react()],
    build: {
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      // Styles only: a page's scripts beside its own are here already.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  }
}
