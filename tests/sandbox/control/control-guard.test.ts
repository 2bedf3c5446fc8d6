import { describe, expect, it, test } from 'vitest'
import { aSandbox, send } from '../a-sandbox'

const changes = [
  ['PUT', '/sandbox/faults', '{"faults":[]}'],
  ['POST', '/sandbox/faults', '{"target":"status","kind":"offline"}'],
  ['DELETE', '/sandbox/faults', undefined],
  ['DELETE', '/sandbox/messages', undefined],
  ['PUT', '/sandbox/network', '{"online":false}'],
  ['POST', '/sandbox/reset', undefined],
  ['POST', '/sandbox/switches', 'offline=on'],
  ['POST', '/sandbox/upkeep', 'do=reset'],
] as const

async function ask(url: string, method: string, headers: Readonly<Record<string, string>>, body?: string) {
  const sandbox = aSandbox()
  await send(sandbox, { content: 'Hello' })
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const init = { method, headers: { ...type, ...headers }, ...(body !== undefined && { body }) }
  const response = await sandbox.app.request(url, init)
  const isTouched = sandbox.messages().length !== 1 || sandbox.faults().length > 0
  return { status: response.status, text: await response.text(), isTouched }
}

describe.each(changes)('%s %s', (method, path, body) => {
  const url = `http://localhost:4174${path}`

  it.each([
    ['an origin elsewhere', { Origin: 'https://evil.example' }],
    ['another port of this computer', { Origin: 'http://localhost:4173' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a browser that says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser that says it is a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused to %s, and changes nothing', async (_, headers) => {
    expect(await ask(url, method, headers, body)).toEqual({
      status: 403,
      text: '{"error":"This request does not come from the inbox."}',
      isTouched: false,
    })
  })

  it('is refused under a foreign host name that resolves to this machine', async () => {
    const foreign = `http://evil.example:4174${path}`
    expect(await ask(foreign, method, { Origin: 'http://evil.example:4174' }, body)).toEqual({
      status: 403,
      text: '{"error":"The sandbox answers to localhost only."}',
      isTouched: false,
    })
  })

  it('is open to the inbox itself, and to programs', async () => {
    const own = { Origin: 'http://localhost:4174', 'Sec-Fetch-Site': 'same-origin' }
    for (const headers of [own, {}]) expect((await ask(url, method, headers, body)).status).not.toBe(403)
  })
})

test.each(['/', '/sandbox/messages', '/sandbox/faults', '/sandbox/network', '/sandbox/revision'])(
  '%s is refused under a foreign host name that resolves to this machine',
  async (path) => {
    expect((await ask(`http://evil.example${path}`, 'GET', {})).status).toBe(403)
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect((await ask(`http://${host}:4174${path}`, 'GET', {})).status).toBe(200)
  },
)

test('a link from another page leads to the inbox', async () => {
  expect((await ask('http://localhost:4174/', 'GET', { 'Sec-Fetch-Site': 'same-site' })).status).toBe(200)
})

test('a webhook accepts messages from every origin, as the real one does', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: 'https://evil.example' }
  expect((await send(aSandbox(), { content: 'Hello' }, { headers })).status).toBe(204)
})
