// @vitest-environment node
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formWebhooks } from '../../src/tooling/environment'
import { buildRelay } from '../../src/tooling/relay/build-relay'
import { runWorker, workerFile, type RunningWorker } from '../../src/tooling/relay/run-worker'
import { sandboxHealthKey, sandboxValues } from '../../src/tooling/relay/start-relay'
import { webhookVariable } from '../../src/engine/message/webhook'
import { sandboxWebhookUrl } from '../../src/sandbox/identity'
import { startSandbox, type RunningSandbox } from '../../src/sandbox/start-sandbox'
import { attackedForm, relayAttacks, requestOf, type RelayAttack } from '../attacks/relay-attack'
import { sampleFolder } from '../support/fixtures'
import { site } from './a-relay'
import { freePort } from './load/free-port'

let folder: string
let sandbox: RunningSandbox
let relay: RunningWorker
let log = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'relay-'))
  sandbox = await startSandbox({
    port: 0,
    webhooks: [attackedForm],
    limits: 'off',
    network: { votes: [{ player: 'Cinderpaw', time: '2026-01-31T12:00:00Z' }] },
  })
  await buildRelay(folder, sampleFolder)
  relay = await runWorker({
    port: await freePort(),
    worker: join(folder, workerFile),
    folder: join(folder, 'state'),
    values: {
      ...sandboxValues(sandbox.origin, 4173),
      ...Object.fromEntries(
        formWebhooks(sampleFolder).map(({ webhook }) => [
          webhookVariable(webhook),
          sandboxWebhookUrl(sandbox.origin, webhook),
        ]),
      ),
      SITE_ORIGINS: site,
      FORM_PER_MINUTE: '1000',
    },
    onOutput: (text) => void (log += text),
  })
}, 120_000)

afterAll(async () => {
  await relay?.kill()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends an attack byte by byte, including its path, which `fetch` would normalize. */
function strike(
  attack: RelayAttack,
  number: number,
): Promise<{ readonly status: number; readonly text: string }> {
  const { path, init } = requestOf(attack, number)
  // Set by `requestOf`.
  const headers = Object.fromEntries(init.headers as Headers)
  const body = init.body as Uint8Array | undefined
  return new Promise((resolve, reject) => {
    const sent = request(
      `${relay.origin}/`,
      {
        path,
        method: init.method ?? 'POST',
        headers: {
          ...headers,
          'CF-Connecting-IP': `198.51.100.${number}`,
          'Content-Length': body?.length ?? 0,
        },
      },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

async function health(): Promise<unknown> {
  const headers = { Authorization: `Bearer ${sandboxHealthKey}` }
  return (await fetch(`${relay.origin}/health`, { headers })).json()
}

describe('the worker as it is deployed', () => {
  it('answers every attack as listed, delivers those it accepts, and mentions no one', async () => {
    const answers = await Promise.all(relayAttacks.map((attack, number) => strike(attack, number)))
    const wrong = relayAttacks.flatMap(({ name, expect }, at) => {
      const { status = 0, text = '' } = answers[at] ?? {}
      const isRight =
        status === expect.status && (expect.code === undefined || text.includes(`"${expect.code}"`))
      return isRight ? [] : [`${name}: ${status} ${text}`]
    })
    expect(wrong).toEqual([])
    await expect
      .poll(health, { timeout: 20_000, interval: 1000 })
      .toMatchObject({ status: 'ok', waiting: 0, stuck: 0 })
    const messages = sandbox.messages()
    expect(messages).toHaveLength(relayAttacks.filter(({ expect }) => expect.status === 202).length)
    for (const { webhook, notified } of messages) {
      expect(webhook).toBe(attackedForm)
      expect(notified).toEqual({ everyone: false, users: [], roles: [] })
    }
  }, 60_000)

  it('refuses a body that stops arriving after 20 seconds', async () => {
    const headers = { Origin: site, 'Content-Type': 'application/json', 'Content-Length': 1000 }
    const sent = request(`${relay.origin}/submit/${attackedForm}`, { method: 'POST', headers })
    sent.on('error', () => {})
    sent.write('{"reference":')
    const replied = new Promise((resolve) => sent.on('response', ({ statusCode }) => resolve(statusCode)))
    const none = new Promise((resolve) => setTimeout(resolve, 25_000, 'no reply'))
    expect(await Promise.race([replied, none])).toBe(408)
    sent.destroy()
  }, 30_000)

  it('returns the votes by name and count or time, and asks the vote site once', async () => {
    const top: unknown = await (
      await fetch(`${relay.origin}/votes/top`, { headers: { Origin: site } })
    ).json()
    expect(top).toEqual([{ player: 'Ashwing', votes: 31 }])
    const last: unknown = await (await fetch(`${relay.origin}/votes/last`)).json()
    expect(last).toEqual([{ player: 'Cinderpaw', time: '2026-01-31T12:00:00.000Z' }])
    sandbox.setNetwork({ topVoters: [{ player: 'Other', votes: 1 }] })
    expect(await (await fetch(`${relay.origin}/votes/top`)).json()).toEqual(top)
  })

  it('answers a monitor that asks with HEAD, without a body', async () => {
    const replies = await Promise.all([1, 2].map(() => fetch(`${relay.origin}/health`, { method: 'HEAD' })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await replies[0]?.text()).toBe('')
    expect(await health()).toMatchObject({ status: 'ok' })
  })

  it('does not start where another program has its port, and says why', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    // A server that listens on a port has an address with one.
    const { port } = taken.address() as AddressInfo
    const second = runWorker({
      port,
      worker: join(folder, workerFile),
      folder: join(folder, 'second'),
      values: {},
    })
    await expect(second).rejects.toThrow(/did not start:[^]*in use/)
    taken.close()
  })

  it('logs lines of JSON without answers, visitors or secrets', () => {
    // The platform prints its own lines between them.
    const lines = log.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(relayAttacks.length / 2)
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('event')
    expect(log).not.toMatch(/198\.51\.100|Steve|to play|webhooks|sandbox-key|this machine only/)
  })

  it('was never asked to generate code at run time, and contains none', () => {
    const code = readFileSync(join(folder, workerFile), 'utf8')
    expect(/new Function\(|\beval\(/.exec(code)).toBeNull()
  })
})
