import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { SiteConfig } from '../site/config'
import { configPlugin } from './config-plugin'
import { formsPlugin } from './forms-plugin'
import { root } from './root'

/** How Vite builds and serves the visitors' site with this configuration. Entries live in `src/`. */
export function siteViteConfig(config: SiteConfig): UserConfig {
  return {
    root: `${root}src`,
    publicDir: `${root}public`,
    envDir: false,
    plugins: [formsPlugin(), configPlugin(config), react()],
    build: {
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  }
}
