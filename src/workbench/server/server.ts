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
  /** The folder of the forms to edit; by default that of this repository. */
  readonly forms?: string
  readonly onSaved?: Rebuild
  /** The sandbox's origin, such as `http://localhost:4174`, and how to add a new form's webhook to it. */
  readonly sandbox?: { readonly origin: string; readonly addWebhook: (name: string) => void }
}

/**
 * The workbench at `/workbench/`, with its API at `/workbench/api/`: mount it before the site.
 * @example app.route('/', serveWorkbench({ page: serveFolder('/srv/site/dist-workbench'), sandbox }))
 */
export function serveWorkbench(options: WorkbenchServerOptions): Hono {
  const { page, forms = formsFolder, onSaved, sandbox } = options
  const app = new Hono()
  // The page's addresses are relative, so its own must end with a slash.
  app.get('/workbench', (context) => context.redirect('/workbench/'))
  app.route(
    '/workbench/api',
    workbenchApi({ folder: resolve(forms), onSaved, sandbox: sandbox && reach(sandbox) }),
  )
  // Like its API, its pages require a Host of this machine, because a foreign domain may point here.
  app.mount('/workbench', async (request) => {
    const host = request.headers.get('host') ?? new URL(request.url).host
    if (!isLoopback(host)) return new Response(texts.foreignHost, { status: 403 })
    const reply = await page.fetch(request)
    // The pages are routed by the hash, so no other path is one: a browser that asks for such a path gets the list.
    const wantsPage = request.headers.get('accept')?.includes('text/html') === true
    return reply.status === 404 && wantsPage
      ? new Response(null, { status: 302, headers: { Location: '/workbench/' } })
      : reply
  })
  return app
}

function reach({ origin, addWebhook }: NonNullable<WorkbenchServerOptions['sandbox']>) {
  return {
    inbox: `${origin}/`,
    send: async (webhook: string, message: unknown): Promise<boolean> => {
      // The form may be new and not saved yet.
      addWebhook(webhook)
      const send = createWebhookSender({
        url: `${sandboxWebhookUrl(origin, webhook)}?wait=true`,
        fetch: (url, init) => fetch(url, init),
        sleep: async () => undefined,
        random: Math.random,
        mostWaits: 0,
      })
      // The workbench's own page sends messages that the engine has made; the sandbox checks them like Discord.
      return (await send([message as Message])).ok
    },
  }
}
