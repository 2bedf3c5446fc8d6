import { describe, expect, test } from 'vitest'
import { sandboxGuildId } from '../../../src/sandbox/identity'
import { addressOf, aSandbox, send } from '../a-sandbox'

const origin = 'http://localhost:4173'
const json = { 'Content-Type': 'application/json' }

function preflight(headers: string, method = 'POST', path = addressOf({})): Promise<Response> {
  const asked = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers }
  return Promise.resolve(
    aSandbox().app.request(path, { method: 'OPTIONS', headers: { Origin: origin, ...asked } }),
  )
}

function allowed(response: Response): string | null {
  return response.headers.get('Access-Control-Allow-Origin')
}

describe('every reply', () => {
  test.each<[string, object, object, number]>([
    ['a success', { content: 'Hello' }, json, 204],
    ['a refused form', {}, json, 400],
    ['a missing content type', {}, {}, 400],
  ])('%s echoes the origin', async (_, body, headers, status) => {
    const response = await send(aSandbox(), body, { headers: { ...headers, Origin: origin } })
    expect([response.status, allowed(response), response.headers.get('Vary')]).toEqual([
      status,
      origin,
      'Origin',
    ])
  })

  test.each([
    '/api/v10/webhooks/100000000000000009/x',
    '/api/webhooks/100000000000000009',
    '/api/v99/anything',
    '/api/nowhere',
    `/api/v10/guilds/${sandboxGuildId}/widget.json`,
    '/api/guilds/1/widget.json',
  ])('GET %s echoes the origin', async (path) => {
    expect(allowed(await aSandbox().app.request(path, { headers: { Origin: origin } }))).toBe(origin)
  })

  test('a 429 echoes the origin, so that browsers can read it', async () => {
    const sandbox = aSandbox()
    const headers = { ...json, Origin: origin }
    for (let sent = 0; sent < 5; sent += 1) await send(sandbox, {}, { headers })
    const response = await send(sandbox, {}, { headers })
    expect([response.status, allowed(response)]).toEqual([429, origin])
  })

  test('names the readable headers', async () => {
    const response = await send(aSandbox(), { content: 'Hello' }, { headers: { ...json, Origin: origin } })
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe(
      'Retry-After,X-RateLimit-Global,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,' +
        'X-RateLimit-Reset-After,X-RateLimit-Bucket,X-RateLimit-Scope,Date',
    )
  })

  test('has no allowed origin for callers without one, and never a star', async () => {
    expect(allowed(await send(aSandbox(), { content: 'Hello' }))).toBeNull()
  })
})

describe('a preflight', () => {
  test.each(['content-type', 'Content-Type', '', 'content-type, authorization'])(
    'for the headers %j is granted',
    async (headers) => {
      const response = await preflight(headers)
      expect([response.status, allowed(response)]).toEqual([204, origin])
      expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST,GET,PUT,PATCH,DELETE')
      expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type')
    },
  )

  test.each(['idempotency-key', 'x-request-id', 'content-type, x-mine'])(
    'for the headers %j is refused',
    async (headers) => {
      const response = await preflight(headers)
      expect([response.status, allowed(response)]).toEqual([403, null])
    },
  )

  test('for an unknown method is refused', async () => {
    expect((await preflight('', 'QUERY')).status).toBe(403)
  })

  test('is granted for the widget too', async () => {
    expect((await preflight('', 'GET', `/api/v10/guilds/${sandboxGuildId}/widget.json`)).status).toBe(204)
  })

  test('does not count towards the rate limit', async () => {
    const sandbox = aSandbox()
    for (let asked = 0; asked < 9; asked += 1) await send(sandbox, '', { method: 'OPTIONS' })
    const response = await send(sandbox, { content: 'Hello' })
    expect(response.headers.get('X-RateLimit-Remaining')).toBe('4')
  })
})
