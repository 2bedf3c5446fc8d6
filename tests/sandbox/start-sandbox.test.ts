import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startSandbox, type RunningSandbox } from '../../src/sandbox/start-sandbox'
import { addressOf } from './a-sandbox'

const json = { 'Content-Type': 'application/json' }
const hello = { method: 'POST', headers: json, body: '{"content":"Hello"}' }
let open: readonly RunningSandbox[] = []

async function start(port = 0): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ port, webhooks: ['guild'] })
  open = [...open, sandbox]
  return sandbox
}

afterEach(async () => {
  await Promise.all(open.map((sandbox) => sandbox.close()))
  open = []
})

test('listens only on this machine, and accepts messages', async () => {
  const sandbox = await start()
  const response = await fetch(sandbox.origin + addressOf({}), hello)
  expect([response.status, sandbox.messages('guild').length]).toEqual([204, 1])
  expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test.each([
  ['dropped-before-saving', 0],
  ['dropped-after-saving', 1],
] as const)('%s cuts the connection and keeps %i messages', async (kind, kept) => {
  const sandbox = await start()
  await fetch(sandbox.origin + addressOf({}), { method: 'GET' })
  sandbox.setFaults([{ target: 'webhook', kind }])
  await expect(fetch(sandbox.origin + addressOf({}), hello)).rejects.toThrow(TypeError)
  expect(sandbox.messages()).toHaveLength(kept)
})

test('really closes the connection it cuts', async () => {
  const sandbox = await start()
  sandbox.setFaults([{ target: 'status', kind: 'dropped' }])
  const socket = connect(Number(new URL(sandbox.origin).port), '127.0.0.1')
  socket.write('GET /2/play.emberfall.example HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const heard = await new Promise((resolve) => {
    let text = ''
    socket.on('data', (bytes) => (text += String(bytes))).on('end', () => resolve(text))
  })
  expect(heard).toBe('cut\r\n\r\n')
})

test('keeps running after a cut connection', async () => {
  const sandbox = await start()
  sandbox.setFaults([{ target: 'webhook', kind: 'dropped-before-saving', times: 1 }])
  await expect(fetch(sandbox.origin + addressOf({}), hello)).rejects.toThrow(TypeError)
  expect((await fetch(sandbox.origin + addressOf({}), hello)).status).toBe(204)
})

test('cuts connections to the other services, too', async () => {
  const sandbox = await start()
  sandbox.setFaults([{ target: 'status', kind: 'dropped' }])
  await expect(fetch(`${sandbox.origin}/2/play.emberfall.example`)).rejects.toThrow(TypeError)
})

test('rejects when the port is taken', async () => {
  const { origin } = await start()
  await expect(start(Number(new URL(origin).port))).rejects.toThrow('EADDRINUSE')
})

test('does not reply once it is closed', async () => {
  const sandbox = await start()
  await sandbox.close()
  await expect(fetch(sandbox.origin)).rejects.toThrow(TypeError)
})
