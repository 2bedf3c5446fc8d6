import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { hostGuard, originGuard } from './control/guard'
import { controlRoutes } from './control/routes'
import { inboxRoutes } from './inbox/routes'
import { toReceived } from './messages'
import { type GameNetwork, createState, type SandboxEnv, type SandboxOptions } from './state'
import { statusRoutes } from './services/status'
import { voteRoutes } from './services/votes'
import { discordRoutes } from './discord/routes'

/** A sandbox in this process: its web application, and the same controls as under `/sandbox/` over HTTP. */
export type Sandbox = ReturnType<typeof createSandbox>

/**
 * Create local doubles of every outside service: Discord's webhooks and widget, both status services, the vote site,
 * and an inbox at `/`. Does not listen and never calls out. Throws if two webhooks share a name.
 * Source: the rules of Discord's API, and the shapes the services publish.
 * @example await createSandbox({ webhooks: ['staff'] }).app.request('/sandbox/messages') // => { messages: [] }
 */
export function createSandbox(options: SandboxOptions) {
  const state = createState(options)
  // Hono's default router builds itself during its first request, which would slow down every test.
  const app = new Hono<SandboxEnv>({ router: new TrieRouter() })
  app.use('*', hostGuard)
  for (const path of ['/', '/sandbox/*']) app.use(path, originGuard)
  app.route('/', inboxRoutes(state))
  app.route('/', controlRoutes(state))
  app.route('/', statusRoutes(state))
  app.route('/', voteRoutes(state))
  app.route('/', discordRoutes(state))
  return {
    app,
    /** The messages received, in order; of one webhook if a name is given. */
    messages: (webhook?: string) => state.messages.list(webhook).map(toReceived),
    clearMessages: state.messages.clear,
    addWebhook: state.webhooks.add,
    setFaults: state.faults.set,
    faults: state.faults.list,
    /** Change what the status service, the widget and the vote site report. */
    setNetwork: (changes: Partial<GameNetwork>) => void (state.network = { ...state.network, ...changes }),
    reset: state.reset,
  }
}
