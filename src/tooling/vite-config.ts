import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { SiteConfig } from '../site/config'
import { configPlugin } from './config-plugin'
import { formsPlugin } from '../catalog/forms-plugin'
import { watchedFolders } from '../lint/read-files'
import { checkReport } from './check-report'
import { root } from './root'

/** Where the forms come from, and where they go to, if not as the configuration has it. */
interface FormsSource {
  /** The folder; `forms/` without it. */
  readonly folder?: string | undefined
  /** The webhooks' addresses by name, asked for again with each form: forms come while a server runs. */
  readonly addresses?: () => SiteConfig['webhooks']
}

/** How Vite builds and serves the visitors' site with this configuration. Entries live in `src/`. */
export function siteViteConfig(config: SiteConfig, forms: FormsSource = {}): UserConfig {
  const { folder, addresses = () => config.webhooks } = forms
  const check = { report: checkReport, folders: watchedFolders.map((place) => root + place) }
  return {
    root: `${root}src`,
    publicDir: `${root}public`,
    envDir: false,
    plugins: [formsPlugin({ addresses, folder, check }), configPlugin(config), react()],
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
