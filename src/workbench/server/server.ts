import { resolve } from 'node:path'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { createWebhookSender } from '../../delivery/webhook'
import type { Message } from '../../engine/message/message'
import { sandboxWebhookUrl } from '../../sandbox/identity'
import { formsFolder } from '../../catalog/read-definitions'
import { isLoopback, isFromSameSite, isSameOrigin } from '../../sandbox/control/guard'
import { type Rebuild, createRebuilder } from './rebuild'
import texts from './texts.json'
import { propertiesOf } from '../../engine/properties-of'
import { bodyLimit } from 'hono/body-limit'
import type { BuildReply, FormsReply, SaveReply, SendReply, SendRequest, VersionReply } from '../api'
import type { Change } from '../form-files'
import { fillText } from '../../engine/fill-text'
import { alone, BusyError, type Processes } from '../../generate/save-lock'
import { undoSaveOfForms } from '../../generate/write-files'
import { folderVersion, readFormFiles, saveChanges } from './forms-folder'

interface WorkbenchServerOptions {
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

interface WorkbenchApiOptions {
  /** The folder of the forms, as an absolute path. Nothing outside it is ever read or written. */
  readonly folder: string
  /** Builds the site again after a save; without it a save only writes the files. */
  readonly onSaved?: Rebuild | undefined
  /** The sandbox of the site: the address of its inbox, and how to send it a message. */
  readonly sandbox?:
    | { readonly inbox: string; readonly send: (webhook: string, message: unknown) => Promise<boolean> }
    | undefined
  /** The time and the processes of this machine, by which a save waits for others. */
  readonly processes?: Processes
}

const largest = 4 * 1024 * 1024

/**
 * The workbench's API on this machine: `GET /forms`, `GET /version`, `PUT /forms/:slug` (a form's changes, all or
 * none), `GET /build`, `POST /send`. Rejects cross-origin requests (see `workbenchGuard`). Responses have the types of
 * `workbench/api.ts`; a conflict has status 409, what is too large 413, and any other refusal 400 or 403.
 * @example workbenchApi({ folder: '/srv/site/forms' }).request('/forms', { headers: { host: 'localhost' } })
 */
export function workbenchApi({ folder, onSaved, sandbox, processes }: WorkbenchApiOptions): Hono {
  // A folder that cannot be written, or is being saved to for long, can still be read.
  const restored = alone(folder, () => undoSaveOfForms(folder), processes).catch(() => undefined)
  const app = new Hono()
  const rebuilder = onSaved && createRebuilder(onSaved)
  const refuse = (why: string): SaveReply => ({ state: 'refused', why })
  app.use(workbenchGuard)
  app.use(bodyLimit({ maxSize: largest, onError: (context) => context.json(refuse(texts.tooLarge), 413) }))
  app.use(async (context, next) => {
    await restored
    await next()
    context.header('Cache-Control', 'no-store')
  })

  app.get('/forms', (context) =>
    context.json<FormsReply>({ files: readFormFiles(folder), inbox: sandbox?.inbox ?? null }),
  )
  app.get('/version', (context) => context.json<VersionReply>({ version: folderVersion(folder) }))
  app.put('/forms/:slug', async (context) => {
    const changes = readChanges(await context.req.json<unknown>().catch(() => undefined))
    if (!changes) return context.json<SaveReply>(refuse(texts.badRequest), 400)
    const refusal = await save(folder, context.req.param('slug'), changes, processes)
    if (refusal) return context.json<SaveReply>(refusal, refusal.state === 'conflict' ? 409 : 400)
    rebuilder?.request()
    return context.json<SaveReply>({ state: 'saved', building: rebuilder !== undefined })
  })
  app.get('/build', (context) => context.json<BuildReply>(rebuilder?.state() ?? { state: 'idle' }))
  app.post('/send', async (context) => {
    const request = await context.req.json<Partial<SendRequest>>().catch(() => undefined)
    const webhook = request?.webhook
    const sent = typeof webhook === 'string' && (await sandbox?.send(webhook, request?.message))
    return context.json<SendReply>({ sent: sent === true })
  })
  return app
}

/** Errors of the disk are passed on, because staff can act on a full disk. */
async function save(...input: Parameters<typeof saveChanges>): ReturnType<typeof saveChanges> {
  try {
    return await saveChanges(...input)
  } catch (error) {
    if (error instanceof BusyError) return { state: 'refused', why: error.message }
    return { state: 'refused', why: fillText(texts.diskFailed, { error: String(error) }) }
  }
}

function readChanges(body: unknown): readonly Change[] | undefined {
  const { changes } = propertiesOf(body)
  return Array.isArray(changes) && changes.length > 0 && changes.every(isChange) ? changes : undefined
}

function isChange(value: unknown): value is Change {
  const { path, base, text } = propertiesOf(value)
  const isText = (part: unknown) => part === null || typeof part === 'string'
  return typeof path === 'string' && isText(base) && isText(text)
}

/**
 * Lets only pages of this very server through, requested under a name of this machine. A foreign page cannot reach the
 * forms with its own request (its Origin differs), nor by pointing its domain here (its Host differs).
 * Refuses with 403 and a sentence; a change without an Origin, or that is not JSON, is refused too.
 */
const workbenchGuard: MiddlewareHandler = async (context, next) => {
  const why = refusalOf(context)
  return why === undefined ? next() : context.json({ state: 'refused', why }, 403)
}

function refusalOf(context: Context): string | undefined {
  const host = context.req.header('host') ?? ''
  if (!isLoopback(host)) return texts.foreignHost
  const origin = context.req.header('origin')
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (origin === undefined ? !isRead : !isSameOrigin(origin, host)) return texts.foreignOrigin
  if (!isFromSameSite(context.req.header('sec-fetch-site'))) return texts.foreignOrigin
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '')
  return isRead || isJson ? undefined : texts.notJsonRequest
}
