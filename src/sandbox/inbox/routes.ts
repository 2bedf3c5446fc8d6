import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Hono, type Context } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { revisionOf } from '../control/routes'
import type { SandboxEnv, SandboxState } from '../state'
import { inboxPage } from './page'
import { readGroup, isInGroup, readSwitches } from './fault-panel'

const files: Readonly<Record<string, string>> = {
  'inbox.css': 'text/css; charset=utf-8',
  '../../discord/drawing/drawing.css': 'text/css; charset=utf-8',
  'inbox.js': 'text/javascript; charset=utf-8',
  'inbox.svg': 'image/svg+xml',
}

const policy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // With no referrer at all, a browser would send `Origin: null` with this page's own forms.
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
})

/** The inbox at `/`, its static files, and the HTML forms of its controls. */
export function inboxRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  routes.get('/', policy, (c) => drawInbox(c, state))
  for (const [path, type] of Object.entries(files)) {
    routes.get(`/sandbox/${basename(path)}`, policy, async (c) =>
      c.body(await readFile(new URL(path, import.meta.url), 'utf8'), 200, { 'Content-Type': type }),
    )
  }
  routes.post('/sandbox/switches', (c) => applySwitches(c, state))
  routes.post('/sandbox/upkeep', (c) => doUpkeep(c, state))
  return routes
}

function drawInbox(c: Context<SandboxEnv>, state: SandboxState): Response | Promise<Response> {
  const asked = c.req.query('webhook')
  const webhook = state.webhooks.names.find((name) => name === asked)
  c.header('Cache-Control', 'no-store')
  return c.html(
    inboxPage({
      webhooks: state.webhooks.names,
      webhook,
      messages: state.messages.list(webhook),
      faults: state.faults.list(),
      revision: revisionOf(state),
    }),
  )
}

async function applySwitches(c: Context<SandboxEnv>, state: SandboxState): Promise<Response> {
  const form = await c.req.parseBody({ all: true })
  const read = readSwitches(form, state.webhooks.names)
  if (!read.ok) return c.text(read.problem, 400)
  const group = readGroup(form)
  const others = state.faults.list().filter((fault) => !isInGroup(fault, group))
  state.faults.set([...others, ...read.faults])
  return backTo(c, group.webhook)
}

async function doUpkeep(c: Context<SandboxEnv>, state: SandboxState): Promise<Response> {
  const form = await c.req.parseBody()
  const { webhook } = readGroup(form)
  if (form['do'] === 'clear-faults') state.faults.set([])
  if (form['do'] === 'clear-messages') state.messages.clear(webhook)
  if (form['do'] === 'reset') state.reset()
  return backTo(c, webhook)
}

function backTo(c: Context<SandboxEnv>, webhook: string | undefined): Response {
  return c.redirect(webhook === undefined ? '/' : `/?webhook=${encodeURIComponent(webhook)}`, 303)
}
