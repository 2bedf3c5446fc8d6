import type { BrowserContext, Route } from '@playwright/test'
import type { InboxMessage } from './inbox'
import { sandboxOrigin } from './sandbox-origin'

/** What a webhook does with one request: whether it keeps the message, and what comes back. */
export interface Behaviour {
  readonly stores?: true
  readonly reply:
    | {
        readonly status: number
        readonly body?: unknown
        readonly headers?: Readonly<Record<string, string>>
      }
    /** A connection that breaks, as the browser names the reason. */
    | { readonly breaks: 'connectionfailed' | 'connectionreset' | 'blockedbyclient' }
    /** Nothing ever comes back. */
    | 'silence'
}

/** Stored; in a forum, in the post that the first message has opened. */
export const stores: Behaviour = {
  stores: true,
  reply: { status: 200, body: { id: '1', channel_id: '2' } },
}

/** A webhook that behaves as it is told, and what it has kept. */
export interface FaultServer {
  behave(next: Behaviour): void
  /** Every message that was asked to be kept, kept or not. */
  readonly asked: readonly InboxMessage[]
  /** The webhooks that were asked, by their ids. */
  readonly webhooks: ReadonlySet<string>
  readonly stored: readonly InboxMessage[]
}

/**
 * Answer for every webhook, in all pages of this context, from now on.
 * @example const server = await startFaultServer(context); server.behave({ reply: { status: 503 } })
 */
export async function startFaultServer(context: BrowserContext): Promise<FaultServer> {
  const [asked, stored]: [InboxMessage[], InboxMessage[]] = [[], []]
  const webhooks = new Set<string>()
  let behaviour = stores
  await context.route(isWebhook, async (route) => {
    // What the site posts there is what the inbox would hold.
    const message = route.request().postDataJSON() as InboxMessage
    asked.push(message)
    webhooks.add(new URL(route.request().url()).pathname.split('/')[4] ?? '')
    if (behaviour.stores) stored.push(message)
    await answer(route, behaviour.reply)
  })
  return { behave: (next) => void (behaviour = next), asked, webhooks, stored }
}

function isWebhook({ origin, pathname }: URL): boolean {
  return origin === sandboxOrigin && pathname.startsWith('/api/v10/webhooks/')
}

async function answer(route: Route, reply: Behaviour['reply']): Promise<void> {
  if (reply === 'silence') return
  if ('breaks' in reply) return route.abort(reply.breaks)
  const { status, body = {}, headers = {} } = reply
  const open = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': Object.keys(headers).join(', '),
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  await route.fulfill({
    status,
    headers: { ...open, ...headers },
    contentType: 'application/json',
    body: text,
  })
}
