import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type UserConfig, type Plugin } from 'vite'
import type { SiteConfig } from '../site/config'
import { formsPlugin } from '../catalog/forms-plugin'
import { watchedFolders } from '../lint/read-files'
import { checkReport } from './check-report'
import { root } from './root'
import { startSandbox } from '../sandbox/start-sandbox'
import { sandboxWebhooks } from './environment'

/** Build with Vite, with no configuration but this one; only warnings and errors are printed. */
export async function buildWithVite(config: InlineConfig): Promise<void> {
  const { rolldownOptions, ...options } = config.build ?? {}
  const checks = { pluginTimings: false }
  const own = { configFile: false, envDir: false, publicDir: false, logLevel: 'warn' } as const
  await build({ ...own, ...config, build: { ...options, rolldownOptions: { checks, ...rolldownOptions } } })
}

/** The folder of the forms, and the addresses of their webhooks, where these differ from the configuration. */
interface FormsSource {
  /** The folder; by default `forms/`. */
  readonly folder?: string | undefined
  /** The webhooks' addresses by name, read again for each form, because forms can be added while a server runs. */
  readonly addresses?: () => SiteConfig['webhooks']
}

/** The Vite configuration of the visitors' site. Entries are in `src/`. */
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
      // A page preloads its scripts itself.
      modulePreload: false,
    },
  }
}

const configModule = 'virtual:config'

/** Writes the public part of the configuration into the module `virtual:config`, which `src/site/config.ts` reads. */
export function configPlugin({ webhooks: _webhooks, ...config }: SiteConfig): Plugin {
  return {
    name: 'config',
    resolveId: (asked) => (asked === configModule ? `\0${configModule}` : undefined),
    load: (asked) =>
      asked === `\0${configModule}`
        ? `export const relay = ${JSON.stringify(config.relay)}\nexport const config = ${JSON.stringify(config)}`
        : undefined,
  }
}

/** Starts and stops the sandbox with the development server. A new form's webhook is added at once. */
export function sandboxPlugin(port: number): Plugin {
  return {
    name: 'sandbox',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer({ watcher, httpServer, config }) {
      const sandbox = await startSandbox({ port, webhooks: sandboxWebhooks() })
      watcher.on('all', (_, file) => {
        if (basename(file) === 'message.json')
          for (const webhook of sandboxWebhooks()) sandbox.addWebhook(webhook)
      })
      httpServer?.on('close', () => void sandbox.close())
      config.logger.info(`  ➜  Inbox:   http://localhost:${port}/`)
    },
  }
}
