import { describe, expect, test } from 'vitest'
import { sandboxChannelId, sandboxRoleId, sandboxWebhookId } from '../../../src/sandbox/identity'
import { addressOf, aSandbox, reply, send, type Sending } from '../a-sandbox'

const hello = { content: 'Hello' }
const wait: Sending = { rest: '?wait=true' }

describe('the reply', () => {
  test('is empty with 204 without wait', async () => {
    const response = await send(aSandbox(), hello)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('is the message with 200 with wait=true', async () => {
    const sandbox = aSandbox()
    const content = `  <@&${sandboxRoleId}> Hello `
    const embeds = [{ title: ' Title ', color: 5, fields: [{ name: 'a', value: ' b ' }] }]
    const body = {
      content,
      username: 'Desk',
      embeds,
      flags: 4096,
      allowed_mentions: { roles: [sandboxRoleId] },
    }
    expect(await reply(sandbox, body, wait)).toMatchObject({
      id: '400000000000000001',
      type: 0,
      content: `<@&${sandboxRoleId}> Hello`,
      channel_id: sandboxChannelId('staff'),
      author: { id: sandboxWebhookId('staff'), username: 'Desk', avatar: null, bot: true },
      embeds: [
        { type: 'rich', title: 'Title', color: 5, fields: [{ name: 'a', value: 'b', inline: false }] },
      ],
      mentions: [],
      mention_roles: [sandboxRoleId],
      mention_everyone: false,
      timestamp: '2026-01-31T12:00:00.000Z',
      webhook_id: sandboxWebhookId('staff'),
      flags: 4096,
    })
  })

  test('gives every message an id of its own', async () => {
    const sandbox = aSandbox()
    const ids = [await reply(sandbox, hello, wait), await reply(sandbox, hello, wait)].map(
      (sent) => Object(sent).id,
    )
    expect(ids).toEqual(['400000000000000001', '400000000000000002'])
  })

  test('sending the same twice makes two messages', async () => {
    const sandbox = aSandbox()
    await send(sandbox, hello)
    await send(sandbox, hello)
    expect(sandbox.messages('staff')).toHaveLength(2)
  })
})

describe('what is kept', () => {
  test('the body as it was sent, and the message Discord makes of it', async () => {
    const sandbox = aSandbox()
    await send(sandbox, { content: ' Hello ', extra: 1 })
    expect(sandbox.messages()).toMatchObject([
      { webhook: 'staff', body: { content: ' Hello ', extra: 1 }, message: { content: 'Hello' } },
    ])
  })

  test('nothing of a refused message', async () => {
    const sandbox = aSandbox()
    await send(sandbox, {})
    await send(sandbox, { content: 'x'.repeat(2001) })
    expect(sandbox.messages()).toEqual([])
  })
})

describe('what cannot be read', () => {
  test.each(['', '/v10'] as const)('nothing to send (API %j)', async (version) => {
    const error = { message: 'Cannot send an empty message', code: 50006 }
    expect(await reply(aSandbox(), { username: 'Desk' }, { version })).toEqual(error)
  })

  test.each(['{"content":', '', 'content=Hello'])('%j is no JSON', async (text) => {
    const response = await send(aSandbox(), text)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 50109 }])
  })

  test('bytes that are no UTF-8 are no JSON', async () => {
    const sandbox = aSandbox()
    const headers = { 'Content-Type': 'application/json' }
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    const response = await sandbox.app.request(addressOf({}), { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ code: 50109 })
  })

  test.each([{}, { 'Content-Type': 'text/plain' }])(
    'the headers %j name no content type Discord takes',
    async (headers) => {
      const modern = await reply(aSandbox(), hello, { headers })
      expect(modern).toMatchObject({ code: 50035, errors: { _errors: [{ code: 'CONTENT_TYPE_INVALID' }] } })
    },
  )

  test('the legacy API says so without a code', async () => {
    const legacy = await reply(aSandbox(), hello, { headers: {}, version: '' })
    expect(legacy).toEqual({ _misc: [expect.stringContaining('Expected "Content-Type" header')] })
  })

  test('JSON with a charset is JSON', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    expect((await send(aSandbox(), hello, { headers })).status).toBe(204)
  })

  test('a form is taken too', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sandbox = aSandbox()
    await send(sandbox, 'content=Hello&username=Desk', { headers })
    expect(sandbox.messages()).toMatchObject([
      { message: { content: 'Hello', author: { username: 'Desk' } } },
    ])
  })

  test('more than 10 MiB is too large', async () => {
    const response = await send(aSandbox(), { content: 'c', padding: 'x'.repeat(10 * 1024 * 1024) })
    expect([response.status, await response.json()]).toEqual([
      413,
      { message: 'Request entity too large', code: 40005 },
    ])
  })
})

describe('files', () => {
  const upload = async (form: FormData) => {
    const sandbox = aSandbox()
    const response = await sandbox.app.request(addressOf({}), { method: 'POST', body: form })
    return { sandbox, response }
  }
  const formOf = (sizes: readonly number[], body: object = hello) => {
    const form = new FormData()
    form.set('payload_json', JSON.stringify(body))
    sizes.forEach((size, index) => form.set(`files[${index}]`, new Blob(['x'.repeat(size)]), `${index}.txt`))
    return form
  }

  test('come with a body in payload_json, and force wait', async () => {
    const { response } = await upload(formOf([3]))
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { content: 'Hello', attachments: [{ filename: '0.txt', size: 3 }] },
    ])
  })

  test('are something to send by themselves', async () => {
    expect((await upload(formOf([3], {}))).response.status).toBe(200)
  })

  test('of more than 10 MiB are too large', async () => {
    expect((await upload(formOf([10 * 1024 * 1024 + 1]))).response.status).toBe(413)
  })

  test('are at most ten', async () => {
    const { response } = await upload(formOf(Array.from({ length: 11 }, () => 1)))
    expect(await response.json()).toMatchObject({
      errors: { attachments: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } },
    })
  })
})

describe('threads', () => {
  const forum = () => aSandbox({ webhooks: [{ name: 'staff', forum: true }, 'contact'] })
  const named = { ...hello, thread_name: 'A new post' }

  test.each<[string, number, object, string]>([
    ['a forum needs a thread', 220001, hello, ''],
    ['a forum takes one of name and id only', 220002, named, '?thread_id=300000000000000009'],
    ['a forum does not take an unknown thread', 10003, hello, '?thread_id=300000000000000009'],
  ])('%s', async (_, code, body, rest) => {
    const response = await send(forum(), body, { rest })
    expect([response.status, await response.json()]).toMatchObject([400, { code }])
  })

  test('another channel starts no threads', async () => {
    expect(await reply(forum(), named, { webhook: 'contact' })).toMatchObject({ code: 220003 })
  })

  test('another channel knows no threads either', async () => {
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
