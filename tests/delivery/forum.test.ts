import { describe, expect, it } from 'vitest'
import { createWebhookSender } from '../../src/delivery/webhook'
import { webhookUrl } from '../../src/delivery/webhook-url'
import { createSandbox } from '../../src/sandbox/create-sandbox'
import type { Fault } from '../../src/sandbox/faults/fault'
import { sandboxWebhookUrl } from '../../src/sandbox/identity'
import { aFetch, status } from './a-fetch'
import { someMessages } from './some-messages'

const local = 'http://127.0.0.1:4174'
const post = someMessages(3).map((message, at) =>
  at === 0 ? { ...message, thread_name: 'Al_ex: Billing' } : message,
)

/** A delivery to the webhook of a channel of this kind, with what has arrived there. */
function aChannel({ forum, query = '' }: { readonly forum: boolean; readonly query?: string }) {
  const sandbox = createSandbox({ webhooks: [{ name: 'guild', forum }], limits: 'off' })
  const reading = webhookUrl(sandboxWebhookUrl(local, 'guild') + query)
  const asked: string[] = []
  const send = createWebhookSender({
    url: reading.ok ? reading.url : '',
    fetch: async (url, init) => {
      asked.push(new URL(url).search)
      const reply = await sandbox.app.request(url, init)
      if (reply.headers.has('X-Sandbox-Dropped')) throw new TypeError('Failed to fetch')
      return reply
    },
    sleep: async () => undefined,
    random: () => 0,
  })
  return {
    send,
    asked,
    fail: (kind: 'server-error' | 'dropped-after-saving') => {
      const fault: Fault = { target: 'webhook', kind, times: 1 }
      sandbox.setFaults([fault])
    },
    posts: () =>
      sandbox
        .messages()
        .map(({ threadName, message }) => [
          threadName,
          'channel_id' in message ? message.channel_id : undefined,
        ]),
  }
}

describe('messages to a forum channel', () => {
  it('open one post, and continue in it', async () => {
    const { send, posts } = aChannel({ forum: true })
    const receipt = await send(post)
    const [[, thread] = []] = posts()
    expect(receipt).toEqual({ ok: true, sent: 3, thread })
    expect(posts()).toEqual([1, 2, 3].map(() => ['Al_ex: Billing', thread]))
  })

  it('continue in that post on a later try', async () => {
    const { send, fail, posts } = aChannel({ forum: true })
    const told: unknown[] = []
    const onStored = (sent: number, thread?: string) => {
      told.push([sent, thread])
      fail('server-error')
    }
    const receipt = await send(post, 0, { onStored })
    expect(receipt).toMatchObject({ ok: false, sent: 1, status: 500 })
    expect(told).toEqual([[1, receipt.thread]])
    expect(await send(post, receipt.sent, {}, receipt.thread)).toMatchObject({ ok: true, sent: 3 })
    expect(posts()).toEqual([1, 2, 3].map(() => ['Al_ex: Billing', receipt.thread]))
  })

  it('open another post if theirs is deleted, and none is lost', async () => {
    const { send, posts } = aChannel({ forum: true })
    expect(await send(post, 1)).toMatchObject({ ok: true, sent: 3 })
    expect(posts().map(([name]) => name)).toEqual(['Al_ex: Billing', 'Al_ex: Billing'])
    expect(new Set(posts().map(([, channel]) => channel)).size).toBe(1)
  })

  it('open a post even if the address names one, which Discord would refuse', async () => {
    const { send, asked } = aChannel({ forum: true, query: '?thread_id=300000000000000009' })
    expect(await send(post.slice(0, 1))).toMatchObject({ ok: true, sent: 1 })
    expect(asked).toEqual(['?wait=true'])
  })

  it('without a title are posted under their heading, and the receipt says so', async () => {
    const { send, posts } = aChannel({ forum: true })
    expect(await send(someMessages(2))).toMatchObject({ ok: true, sent: 2, channel: 'forum' })
    expect(posts().map(([name]) => name)).toEqual(['Message 1', 'Message 1'])
    expect(new Set(posts().map(([, channel]) => channel)).size).toBe(1)
  })
})

describe('messages to a channel that is not a forum', () => {
  it('are sent without a post if they ask for one, refused only once, and the receipt says so', async () => {
    const { send, posts, asked } = aChannel({ forum: false })
    expect(await send(post)).toEqual({ ok: true, sent: 3, channel: 'no-forum' })
    expect(asked).toHaveLength(4)
    expect(posts().map(([name]) => name)).toEqual([null, null, null])
  })

  it('say nothing of the channel if they are not stored without a post either', async () => {
    const { fetch } = aFetch(() => Response.json({ code: 220003 }, { status: 400 }), status(503))
    const url = 'https://discord.com/api/v10/webhooks/1/a?wait=true'
    const send = createWebhookSender({ url, fetch, sleep: async () => undefined, random: () => 0 })
    expect(await send(post)).toEqual({ ok: false, reason: 'refused', status: 503, sent: 0, uncertain: true })
  })

  it('ask for no post if staff want none', async () => {
    const { send, asked } = aChannel({ forum: false })
    expect(await send(someMessages(2))).toEqual({ ok: true, sent: 2 })
    expect(asked).toEqual(['?wait=true', '?wait=true'])
  })
})
