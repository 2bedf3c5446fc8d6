import type { BrowserContext, Route } from '@playwright/test'
import type { InboxMessage } from './inbox'
import { sandboxOrigin } from './sandbox-origin'

/** What a webhook does with one request: whether it stores the message, and what it replies. */
export interface Behaviour {
  readonly stores?: true
  readonly reply:
    | {
        readonly status: number
        readonly body?: unknown
        readonly headers?: Readonly<Record<string, string>>
      }
    /** A connection that breaks, with the browser's name for the reason. */
    | { readonly breaks: 'connectionfailed' | 'connectionreset' | 'blockedbyclient' }
    /** No reply ever comes. */
    | 'silence'
}

/** Stored; in a forum, in the post that the first message opened. */
export const stores: Behaviour = {
  stores: true,
  reply: { status: 200, body: { id: '1', channel_id: '2' } },
}

/** A webhook that behaves as instructed, and the messages it has stored. */
export interface FaultServer {
  behave(next: Behaviour): void
  /** Every message that was posted, stored or not. */
  readonly asked: readonly InboxMessage[]
  /** The ids of the webhooks that were called. */
  readonly webhooks: ReadonlySet<string>
  readonly stored: readonly InboxMessage[]
}

/**
 * Reply for every webhook, in all pages of this context, from now on.
 * @example const server = await startFaultServer(context); server.behave({ reply: { status: 503 } })
 */
export async function startFaultServer(context: BrowserContext): Promise<FaultServer> {
  const [asked, stored]: [InboxMessage[], InboxMessage[]] = [[], []]
  const webhooks = new Set<string>()
  let behaviour = stores
  await context.route(isWebhook, async (route) => {
    // These requests have the same body as the inbox's messages.
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
