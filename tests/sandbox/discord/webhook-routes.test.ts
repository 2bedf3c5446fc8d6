import { describe, expect, test } from 'vitest'
import { sandboxGuildId, sandboxWebhookId, sandboxWebhookToken } from '../../../src/sandbox/identity'
import { aSandbox, reply, send } from '../a-sandbox'

const hello = { content: 'Hello' }
const staffId = sandboxWebhookId('staff')

describe('addresses', () => {
  test.each(['', '/v6', '/v8', '/v9', '/v10'] as const)('/api%s/webhooks/… is answered', async (version) => {
    expect((await send(aSandbox(), hello, { version })).status).toBe(204)
  })

  test.each(['', '/v6'] as const)('/api%s speaks the legacy API', async (version) => {
    expect(await reply(aSandbox(), { content: 'x'.repeat(2001) }, { version })).not.toHaveProperty('code')
  })

  test.each(['/v8', '/v9', '/v10'] as const)('/api%s speaks the modern API', async (version) => {
    expect(await reply(aSandbox(), { content: 'x'.repeat(2001) }, { version })).toHaveProperty('code', 50035)
  })

  test('other versions do not exist', async () => {
    const response = await aSandbox().app.request('/api/v99/webhooks/1/2')
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: 'Invalid API version', code: 50041 },
    ])
  })

  test.each(['/api/v10/channels/1', '/api/nowhere'])('%s is not there', async (path) => {
    const response = await aSandbox().app.request(path)
    expect([response.status, await response.json()]).toEqual([404, { message: '404: Not Found', code: 0 }])
  })
})

describe('who is asked', () => {
  const token = sandboxWebhookToken('staff')

  test.each([
    [
      'an unknown id',
      `/api/v10/webhooks/100000000000000009/${token}`,
      404,
      { message: 'Unknown Webhook', code: 10015 },
    ],
    [
      'a wrong token',
      `/api/v10/webhooks/${staffId}/${token}x`,
      401,
      { message: 'Invalid Webhook Token', code: 50027 },
    ],
    ['no token', `/api/v10/webhooks/${staffId}`, 405, { message: '405: Method Not Allowed', code: 0 }],
  ])('%s', async (_, path, status, error) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const response = await aSandbox().app.request(path, { method })
      expect([response.status, await response.json()]).toEqual([status, error])
    }
  })

  test('a method Discord does not know is not allowed', async () => {
    expect((await send(aSandbox(), hello, { method: 'PUT' })).status).toBe(405)
  })
})

describe('the webhook itself', () => {
  test('tells about itself to whoever holds the address', async () => {
    expect(await reply(aSandbox(), '', { method: 'GET' })).toMatchObject({
      id: staffId,
      type: 1,
      name: 'staff',
      guild_id: sandboxGuildId,
      token: sandboxWebhookToken('staff'),
    })
  })

  test('is renamed by PATCH, and signs with the new name', async () => {
    const sandbox = aSandbox()
    await send(sandbox, { name: ' Front desk ' }, { method: 'PATCH' })
    expect(await reply(sandbox, hello, { rest: '?wait=true' })).toMatchObject({
      author: { username: 'Front desk' },
    })
  })

  test('refuses a name Discord refuses', async () => {
    const response = await send(aSandbox(), { name: 'discord' }, { method: 'PATCH' })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: { name: { _errors: [{ code: 'USERNAME_INVALID_CONTAINS' }] } } },
    ])
  })

  test('is gone for good after DELETE, whatever is asked', async () => {
    const sandbox = aSandbox()
    const sent = await reply(sandbox, hello, { rest: '?wait=true' })
    expect((await send(sandbox, '', { method: 'DELETE' })).status).toBe(204)
    const rest = `/messages/${Object(sent).id}`
    const calls = ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => reply(sandbox, hello, { method }))
    const gone = await Promise.all([...calls, reply(sandbox, '', { method: 'GET', rest })])
    expect(gone).toEqual(gone.map(() => ({ message: 'Unknown Webhook', code: 10015 })))
  })

  test('leaves the other webhooks alone when it goes', async () => {
    const sandbox = aSandbox()
    await send(sandbox, '', { method: 'DELETE' })
    expect((await send(sandbox, hello, { webhook: 'contact' })).status).toBe(204)
  })
})
