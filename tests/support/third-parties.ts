import type { Page, Route } from '@playwright/test'
import type { InboxMessage } from './inbox'
import { sandboxOrigin } from './sandbox-origin'

/** The third parties that the site calls, from its configuration. */
export type Service = 'status' | 'widget' | 'topVoters' | 'votes' | 'webhook'

/** One reply: a JSON body, a text that is not JSON, a bare status, or nothing because the connection is cut. */
export type Reply =
  | { readonly body: unknown }
  | { readonly text: string }
  | { readonly status: number }
  | 'cut'

const paths: Readonly<Record<Service, RegExp>> = {
  status: /^\/2\//,
  widget: /^\/api\/v10\/guilds\/\d+\/widget\.json$/,
  topVoters: /^\/api\/server\/\d+\/top_voters\/$/,
  votes: /^\/api\/server\/\d+\/votes\/$/,
  webhook: /^\/api\/v10\/webhooks\//,
}

/**
 * From now on this page gets this reply from one third party, instead of the sandbox's. Resolves to the requested
 * addresses; the list grows with each call.
 * @example await answerAs(page, 'status', { body: { online: false } })
 */
export async function answerAs(page: Page, service: Service, reply: Reply): Promise<readonly URL[]> {
  const asked: URL[] = []
  await page.route(isAddressOf(service), async (route) => {
    asked.push(new URL(route.request().url()))
    await fulfil(route, reply)
  })
  return asked
}

/**
 * From now on one third party keeps this page waiting. Resolves to a function that releases its reply to all calls.
 * @example const release = await holdBack(page, 'status'); release({ body: { online: true } })
 */
export async function holdBack(page: Page, service: Service): Promise<(reply: Reply) => void> {
  let release: (reply: Reply) => void = () => undefined
  const reply = new Promise<Reply>((resolve) => {
    release = resolve
  })
  await page.route(isAddressOf(service), async (route) => fulfil(route, await reply))
  return release
}

/** The messages this page posts to webhooks, in order; grows with each. */
export function watchMessages(page: Page): readonly InboxMessage[] {
  const messages: InboxMessage[] = []
  page.on('request', (request) => {
    const isMessage = request.method() === 'POST' && isAddressOf('webhook')(new URL(request.url()))
    // These requests have the same body as the inbox's messages.
    if (isMessage) messages.push(request.postDataJSON() as InboxMessage)
  })
  return messages
}

function isAddressOf(service: Service): (url: URL) => boolean {
  return ({ origin, pathname }) => origin === sandboxOrigin && paths[service].test(pathname)
}

async function fulfil(route: Route, reply: Reply): Promise<void> {
  if (reply === 'cut') return route.abort('connectionfailed')
  const headers = { 'Access-Control-Allow-Origin': '*' }
  if ('status' in reply) return route.fulfill({ status: reply.status, headers })
  const body = 'text' in reply ? reply.text : JSON.stringify(reply.body)
  return route.fulfill({ status: 200, headers, contentType: 'application/json', body })
}
