import { describe, expect, test } from 'vitest'
import { sandboxWebhookId, sandboxWebhookToken } from '../../../src/sandbox/identity'
import { addressOf, aSandbox, send } from '../a-sandbox'

const hello = { content: 'Hello' }
const guildId = sandboxWebhookId('guild')

describe('addresses', () => {
  test.each(['/api/v10/channels/1', '/api/v9/webhooks/1/2', '/api/webhooks/1/2', '/api/nowhere'])(
    '%s is not there',
    async (path) => {
      const response = await aSandbox().app.request(path)
      expect([response.status, await response.json()]).toEqual([404, { message: '404: Not Found', code: 0 }])
    },
  )
})

describe('the requested webhook', () => {
  const token = sandboxWebhookToken('guild')

  test.each([
    [
      'an unknown id',
      `/api/v10/webhooks/100000000000000009/${token}`,
      404,
      { message: 'Unknown Webhook', code: 10015 },
    ],
    [
      'a wrong token',
      `/api/v10/webhooks/${guildId}/${token}x`,
      401,
      { message: 'Invalid Webhook Token', code: 50027 },
    ],
    ['no token', `/api/v10/webhooks/${guildId}`, 405, { message: '405: Method Not Allowed', code: 0 }],
  ])('%s', async (_, path, status, error) => {
    const response = await aSandbox().app.request(path, { method: 'POST' })
    expect([response.status, await response.json()]).toEqual([status, error])
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('nothing is sent by %s', async (method) => {
    expect((await send(aSandbox(), hello, { method })).status).toBe(405)
  })

  test.each(['evil.example', 'evil.example:5200', '127.0.0.1.evil.example'])(
    'nothing is accepted for %s, a foreign host name that resolves to this machine',
    async (host) => {
      const sandbox = aSandbox()
      const path = addressOf({})
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"content":"x"}',
      }
      expect((await sandbox.app.request(`http://${host}${path}`, init)).status).toBe(403)
      expect(sandbox.messages()).toEqual([])
      expect((await sandbox.app.request(`http://localhost:5200${path}`, init)).status).toBe(204)
    },
  )
})
