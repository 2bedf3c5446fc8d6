import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../src/sandbox/faults/fault'
import { aSandbox, fakeClock } from '../a-sandbox'

const address = 'play.emberfall.example:25565'
const paths = [`/2/${address}`, `/v2/status/java/${address}`]

async function status(
  path: string,
  fault?: Omit<Extract<Fault, { target: 'status' }>, 'target'>,
): Promise<unknown> {
  const sandbox = aSandbox()
  if (fault !== undefined) sandbox.setFaults([{ target: 'status', ...fault }])
  return (await sandbox.app.request(path)).json()
}

test('version 2 of mcsrvstat', async () => {
  expect(await status(`/2/${address}`)).toEqual({
    online: true,
    ip: '203.0.113.5',
    port: 25565,
    hostname: 'play.emberfall.example',
    version: '1.21',
    protocol: 767,
    players: { online: 42, max: 200, list: ['Ashwing', 'Cinderpaw'] },
    motd: {
      raw: ['§aThe sandbox is lit'],
      clean: ['The sandbox is lit'],
      html: ['<span>The sandbox is lit</span>'],
    },
    debug: { ping: true, cachetime: 1769860800 },
  })
})

test('mcstatus.io', async () => {
  expect(await status(`/v2/status/java/${address}?query=false`)).toMatchObject({
    online: true,
    host: 'play.emberfall.example',
    port: 25565,
    eula_blocked: false,
    retrieved_at: 1769860800000,
    expires_at: 1769860860000,
    version: { name_clean: '1.21' },
    players: { online: 42, max: 200 },
    motd: { clean: 'The sandbox is lit' },
    plugins: [],
  })
})

test('an address may be encoded', async () => {
  expect(await status(`/2/${encodeURIComponent(address)}`)).toMatchObject({
    hostname: 'play.emberfall.example',
  })
})

test('the numbers can be set', async () => {
  const sandbox = aSandbox()
  sandbox.setNetwork({ players: { online: 0, max: 5, list: [] } })
  expect(await (await sandbox.app.request(paths[0] ?? '')).json()).toMatchObject({
    players: { online: 0, max: 5 },
  })
})

describe.each(paths)('%s', (path) => {
  test('is open to every origin', async () => {
    const response = await aSandbox().app.request(path, { headers: { Origin: 'http://localhost:4173' } })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('can be offline, and then has no players', async () => {
    const reply = await status(path, { kind: 'offline' })
    expect(reply).toMatchObject({ online: false })
    expect(Object.keys(Object(reply))).not.toContain('players')
  })

  test('can be empty', async () => {
    expect(await status(path, { kind: 'empty' })).toEqual({})
  })

  test('can lack its players', async () => {
    const reply = await status(path, { kind: 'missing-fields' })
    expect(reply).toMatchObject({ online: true })
    expect(reply).not.toHaveProperty('players')
  })

  test('can have numbers as text', async () => {
    expect(await status(path, { kind: 'numeric-strings' })).toMatchObject({
      players: { online: '42', max: '200' },
    })
  })

  test('can carry markup in every text, with numbers left as they are', async () => {
    const reply = await status(path, { kind: 'markup' })
    expect(JSON.stringify(reply)).toContain('onerror')
    expect(reply).toMatchObject({ online: true, players: { online: 42 } })
  })

  test('can be slow', async () => {
    const clock = fakeClock()
    const sandbox = aSandbox({ clock })
    sandbox.setFaults([{ target: 'status', kind: 'slow', delay: 4000 }])
    expect([(await sandbox.app.request(path)).status, clock.slept]).toEqual([200, 4000])
  })

  test.each([
    ['server-error', 500],
    ['dropped', 599],
  ] as const)('can be %s, still readable', async (kind, expected) => {
    const sandbox = aSandbox()
    sandbox.setFaults([{ target: 'status', kind }])
    const response = await sandbox.app.request(path)
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([expected, '*'])
  })
})
