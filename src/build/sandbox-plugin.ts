import type { Plugin } from 'vite'
import { startSandbox } from '../sandbox/start-sandbox'
import { formWebhooks } from './environment'

/** Runs the sandbox beside the development server, and stops it with it. */
export function sandboxPlugin(port: number): Plugin {
  return {
    name: 'sandbox',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer(server) {
      const webhooks = [...new Set(formWebhooks().map(({ webhook }) => webhook))]
      const sandbox = await startSandbox({ port, webhooks })
      server.httpServer?.on('close', () => void sandbox.close())
      server.config.logger.info(`  ➜  Inbox:   http://localhost:${port}/`)
    },
  }
}
