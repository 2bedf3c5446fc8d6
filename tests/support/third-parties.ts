import type { Page, Route } from '@playwright/test'
import type { InboxMessage } from './inbox'
import { sandboxOrigin } from './sandbox-origin'

/** The third parties the site calls, as it knows them from its configuration. */
export type Service = 'status' | 'widget' | 'topVoters' | 'votes' | 'webhook'

/** What one of them answers: a body of JSON, a text that is none, a bare status, or nothing because the line is cut. */
export type Reply =
  { readonly body: unknown } | { readonly text: string } | { readonly status: number } | 'cut'

const paths: Readonly<Record<Service, RegExp>> = {
  status: /^\/2\//,
  widget: /^\/api\/v10\/guilds\/\d+\/widget\.json$/,
  topVoters: /^\/api\/server\/\d+\/top_voters\/$/,
  votes: /^\/api\/server\/\d+\/votes\/$/,
  webhook: /^\/api\/v10\/webhooks\//,
}

/**
 * From now on one third party answers this page so, whatever the sandbox would say. Resolves to the addresses asked,
 * which grow with each call.
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
 * From now on one third party keeps this page waiting. Resolves to what lets it answer, once and for all calls.
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
    // What the site posts there is what the inbox would hold.
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
