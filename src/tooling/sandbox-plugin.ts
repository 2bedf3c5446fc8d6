import type { Plugin } from 'vite'
import { startSandbox } from '../sandbox/start-sandbox'
import { sandboxWebhooks } from './environment'

/** Runs the sandbox with the development server, and stops it with it. A new form's webhook is added at once. */
export function sandboxPlugin(port: number): Plugin {
  return {
    name: 'sandbox',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer({ watcher, httpServer, config }) {
      const sandbox = await startSandbox({ port, webhooks: sandboxWebhooks() })
      watcher.on('all', (_, file) => {
        if (file.endsWith('/message.json'))
          for (const webhook of sandboxWebhooks()) sandbox.addWebhook(webhook)
      })
      httpServer?.on('close', () => void sandbox.close())
      config.logger.info(`  ➜  Inbox:   http://localhost:${port}/`)
    },
  }
}
