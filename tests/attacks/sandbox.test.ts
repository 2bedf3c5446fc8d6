import { afterEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../../src/sandbox/create-sandbox'
import { sandboxWebhookId, sandboxWebhookToken } from '../../src/sandbox/identity'
import { expectCleanPrototypes, readAttacks } from './read-attacks'

interface RequestAttack {
  readonly name: string
  readonly method: string
  /** `{webhook}` is the address of a webhook, `{deleted}` of a deleted one, `{id}` and `{token}` their parts. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How often the body is repeated. */
  readonly repeat?: number
  readonly status: number
  /** Discord's code for the error. */
  readonly code?: number
  /** Whether a message is still kept, because it is harmless. */
  readonly stored?: true
}

afterEach(expectCleanPrototypes)

function addressOf(path: string): string {
  const [id, token] = [sandboxWebhookId('guild'), sandboxWebhookToken('guild')]
  return path
    .replace('{webhook}', '/api/v10/webhooks/{id}/{token}')
    .replace('{deleted}', `/api/v10/webhooks/${sandboxWebhookId('gone')}/${sandboxWebhookToken('gone')}`)
    .replace('{id}', id)
    .replace('{token}', token)
}

describe.each(readAttacks<RequestAttack>('sandbox'))('$name', (attack) => {
  it(`is answered with ${attack.status}, and the sandbox keeps running`, async () => {
    const { app, messages } = createSandbox({ webhooks: ['guild'], limits: 'off' })
    const request = (path: string, init: RequestInit) =>
      app.fetch(new Request(`http://localhost:5200${addressOf(path)}`, init))

    const { method, path, headers = {}, body, repeat = 1, status, code, stored } = attack
    const reply = await request(path, {
      method,
      headers,
      ...(body !== undefined && { body: new TextEncoder().encode(body.repeat(repeat)) }),
    })
    expect(reply.status).toBe(status)
    const told: unknown = code === undefined ? {} : await reply.json()
    expect(told).toMatchObject(code === undefined ? {} : { code })
    expect(messages()).toHaveLength(stored ? 1 : 0)
    expect(messages().map(({ notified }) => notified)).toEqual(
      stored ? [{ users: [], roles: [], everyone: false }] : [],
    )
    const good = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"content":"x"}' }
    expect((await request('{webhook}', good)).status).toBe(204)
    expect((await request('/', { method: 'GET' })).status).toBe(200)
  })
})
