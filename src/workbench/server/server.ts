import { resolve } from 'node:path'
import { Hono } from 'hono'
import { createWebhookSender } from '../../delivery/webhook'
import type { Message } from '../../engine/message/message'
import { sandboxWebhookUrl } from '../../sandbox/identity'
import { formsFolder } from '../../catalog/read-definitions'
import { isLoopback } from '../../sandbox/control/guard'
import { workbenchApi } from './api'
import type { Rebuild } from './rebuild'
import texts from './texts.json'

export interface WorkbenchServerOptions {
  /** Serves the workbench's own page and scripts, as `buildWorkbench` wrote them. */
  readonly page: Hono
  /** The folder of the forms that are edited; that of this repository unless told otherwise. */
  readonly forms?: string
  readonly onSaved?: Rebuild
  /** Where the sandbox answers, as `http://localhost:4174`, and how it learns of a new form's webhook. */
  readonly sandbox?: { readonly origin: string; readonly addWebhook: (name: string) => void }
}

/**
 * The workbench at `/workbench/`, with its API at `/workbench/api/`: mount it before the site.
 * @example app.route('/', serveWorkbench({ page: serveFolder('/srv/site/dist-workbench'), sandbox }))
 */
export function serveWorkbench({
  page,
  forms = formsFolder,
  onSaved,
  sandbox,
}: WorkbenchServerOptions): Hono {
  const app = new Hono()
  // Its addresses are relative, so they need the slash at the end.
  app.get('/workbench', (context) => context.redirect('/workbench/'))
  app.route(
    '/workbench/api',
    workbenchApi({ folder: resolve(forms), onSaved, sandbox: sandbox && reach(sandbox) }),
  )
  // As its API, its pages answer to names of this computer only, which a page elsewhere may point here.
  app.mount('/workbench', (request) => {
    const host = request.headers.get('host') ?? new URL(request.url).host
    return isLoopback(host) ? page.fetch(request) : new Response(texts.foreignHost, { status: 403 })
  })
  return app
}

function reach({ origin, addWebhook }: NonNullable<WorkbenchServerOptions['sandbox']>) {
  return {
    inbox: `${origin}/`,
    send: async (webhook: string, message: unknown): Promise<boolean> => {
      // The form may have been started a moment ago, and not be saved yet.
      addWebhook(webhook)
      const send = createWebhookSender({
        url: `${sandboxWebhookUrl(origin, webhook)}?wait=true`,
        fetch: (url, init) => fetch(url, init),
        sleep: async () => undefined,
        random: Math.random,
        limits: { waits: 0, total: 0 },
      })
      // The workbench's own page sends it, as the engine has made it; the sandbox judges it like Discord.
      return (await send([message as Message])).ok
    },
  }
}
