import type { Plugin } from 'vite'
import type { SiteConfig } from '../site/config'

const id = 'virtual:config'

/** Writes the public part of the configuration into the module `virtual:config`, which `src/site/config.ts` reads. */
export function configPlugin({ webhooks: _webhooks, ...config }: SiteConfig): Plugin {
  return {
    name: 'config',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}`
        ? `export const relay = ${JSON.stringify(config.relay)}\nexport const config = ${JSON.stringify(config)}`
        : undefined,
  }
}
