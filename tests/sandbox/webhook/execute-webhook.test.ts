import { describe, expect, test } from 'vitest'
import { sampleRoleId } from '../../../src/discord/sample-role'
import { sandboxChannelId, sandboxWebhookId } from '../../../src/sandbox/identity'
import { addressOf, aSandbox, reply, send, type Sending } from '../a-sandbox'

const hello = { content: 'Hello' }
const wait: Sending = { rest: '?wait=true' }

describe('the reply', () => {
  test('is empty with 204 without wait', async () => {
    const response = await send(aSandbox(), hello)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('is the same however deep an unknown key goes', async () => {
    const deep = `{"content":"Hello","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const sandbox = aSandbox()
    expect((await send(sandbox, deep)).status).toBe(204)
    for (const path of ['/', '/sandbox/messages']) {
      const reply = await sandbox.app.request(`http://localhost${path}`)
      expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('Hello')])
    }
  })

  test('is the message with 200 with wait=true', async () => {
    const sandbox = aSandbox()
    const content = `  <@&${sampleRoleId}> Hello `
    const embeds = [{ title: ' Title ', color: 5, fields: [{ name: 'a', value: ' b ' }] }]
    const body = {
      content,
      username: 'Desk',
      embeds,
      allowed_mentions: { roles: [sampleRoleId] },
    }
    expect(await reply(sandbox, body, wait)).toMatchObject({
      id: expect.stringMatching(/^4\d{17}$/),
      type: 0,
      content: `<@&${sampleRoleId}> Hello`,
      channel_id: sandboxChannelId('guild'),
      author: { id: sandboxWebhookId('guild'), username: 'Desk', avatar: null, bot: true },
      embeds: [
        { type: 'rich', title: 'Title', color: 5, fields: [{ name: 'a', value: 'b', inline: false }] },
      ],
      mentions: [],
      mention_roles: [sampleRoleId],
      mention_everyone: false,
      timestamp: '2026-01-31T12:00:00.000Z',
      webhook_id: sandboxWebhookId('guild'),
    })
  })

  test('gives every message a unique id that cannot be guessed from another', async () => {
    const sandbox = aSandbox()
    const sent = await Promise.all(Array.from({ length: 5 }, () => reply(sandbox, hello, wait)))
    const ids = sent.map((message) => BigInt(Object(message).id))
    expect(new Set(ids).size).toBe(5)
    expect(ids.slice(1).some((id, at) => id === (ids[at] ?? 0n) + 1n)).toBe(false)
  })

  test('sending the same twice makes two messages', async () => {
    const sandbox = aSandbox()
    await send(sandbox, hello)
    await send(sandbox, hello)
    expect(sandbox.messages('guild')).toHaveLength(2)
  })
})

describe('what is stored', () => {
  test('the body as it was sent, and the message Discord makes of it', async () => {
    const sandbox = aSandbox()
    await send(sandbox, { content: ' Hello ', extra: 1 })
    expect(sandbox.messages()).toMatchObject([
      { webhook: 'guild', body: { content: ' Hello ', extra: 1 }, message: { content: 'Hello' } },
    ])
  })

  test('nothing of a refused message', async () => {
    const sandbox = aSandbox()
    await send(sandbox, {})
    await send(sandbox, { content: 'x'.repeat(2001) })
    expect(sandbox.messages()).toEqual([])
  })
})

describe('what is refused', () => {
  test('nothing to send', async () => {
    const error = { message: 'Cannot send an empty message', code: 50006 }
    expect(await reply(aSandbox(), { username: 'Desk' })).toEqual(error)
  })

  test.each(['{"content":', '', 'content=Hello'])('%j is no JSON', async (text) => {
    const response = await send(aSandbox(), text)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 50109 }])
  })

  test('bytes that are not UTF-8 are not JSON', async () => {
    const sandbox = aSandbox()
    const headers = { 'Content-Type': 'application/json' }
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    const response = await sandbox.app.request(addressOf({}), { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ code: 50109 })
  })

  test.each([{}, { 'Content-Type': 'text/plain' }, { 'Content-Type': 'application/x-www-form-urlencoded' }])(
    'the headers %j have no content type that Discord accepts',
    async (headers) => {
      const modern = await reply(aSandbox(), hello, { headers })
      expect(modern).toMatchObject({ code: 50035, errors: { _errors: [{ code: 'CONTENT_TYPE_INVALID' }] } })
    },
  )

  test('JSON with a charset is JSON', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    expect((await send(aSandbox(), hello, { headers })).status).toBe(204)
  })

  test('more than 10 MiB is too large', async () => {
    const response = await send(aSandbox(), { content: 'c', padding: 'x'.repeat(10 * 1024 * 1024) })
    expect([response.status, await response.json()]).toEqual([
      413,
      { message: 'Request entity too large', code: 40005 },
    ])
  })
})

describe('threads', () => {
  const forum = () => aSandbox({ webhooks: [{ name: 'guild', forum: true }, 'contact'] })
  const named = { ...hello, thread_name: 'A new post' }

  test.each<[string, number, object, string]>([
    ['a forum needs a thread', 220001, hello, ''],
    ['a forum accepts either a name or an id', 220002, named, '?thread_id=300000000000000009'],
    ['a forum does not accept an unknown thread', 10003, hello, '?thread_id=300000000000000009'],
  ])('%s', async (_, code, body, rest) => {
    const response = await send(forum(), body, { rest })
    expect([response.status, await response.json()]).toMatchObject([400, { code }])
  })

  test('another channel starts no threads', async () => {
    expect(await reply(forum(), named, { webhook: 'contact' })).toMatchObject({ code: 220003 })
  })

  test('another channel has no threads either', async () => {
    const rest = '?thread_id=300000000000000009'
    expect(await reply(forum(), hello, { webhook: 'contact', rest })).toMatchObject({ code: 10003 })
  })

  test('a post is started by name, and continued by id', async () => {
    const sandbox = forum()
    const { channel_id: thread } = Object(await reply(sandbox, named, wait))
    await send(sandbox, { content: 'More' }, { rest: `?thread_id=${thread}` })
    expect(sandbox.messages().map(({ threadName }) => threadName)).toEqual(['A new post', 'A new post'])
  })

  test('the same name twice makes two posts', async () => {
    const sandbox = forum()
    const posts = [await reply(sandbox, named, wait), await reply(sandbox, named, wait)]
    expect(new Set(posts.map((post) => Object(post).channel_id)).size).toBe(2)
  })
})
