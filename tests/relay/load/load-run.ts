import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxWebhooks } from '../../../src/tooling/environment'
import type { Fault } from '../../../src/sandbox/faults/fault'
import { startSandbox } from '../../../src/sandbox/start-sandbox'
import { Crowd, type LoadOptions } from './crowd'
import { sandboxHealthKey } from '../../../src/tooling/relay/start-relay'
import { aRestartableRelay } from './restartable-relay'
import { tallyUp, type Tally } from './tally'

export interface LoadFigures extends Tally {
  /** How many requests got which status; 0 for no reply. */
  readonly replies: Readonly<Record<string, number>>
  readonly floodAccepted: number
  readonly floodRefused: number
  readonly kills: number
  /** How often the receiver stored a message and dropped its reply. */
  readonly droppedAfterStoring: number
  /** How often it failed in another way. */
  readonly otherFaults: number
  /** Everything the worker printed. */
  readonly log: string
  readonly secondsTaken: number
  /** Accepted submissions per second, kills included. */
  readonly perSecond: number
}

const manyTimes = 1_000_000

const faults: readonly Fault[] = [
  { target: 'webhook', kind: 'dropped-before-saving', chance: 0.02, times: manyTimes },
  { target: 'webhook', kind: 'rate-limited', chance: 0.02, retryAfter: 300, times: manyTimes },
  { target: 'webhook', kind: 'server-error', status: 502, chance: 0.02, times: manyTimes },
  { target: 'webhook', kind: 'not-saved', chance: 0.02, times: manyTimes },
  { target: 'webhook', kind: 'dropped-after-saving', chance: 0.03, times: manyTimes },
]

/**
 * Send many forms through the relay in `workerd` into the sandbox, which fails now and then, while one visitor floods
 * and the worker is killed and restarted; then wait until the queues are empty, and count.
 */
export async function runLoad(options: LoadOptions): Promise<LoadFigures> {
  const { say = () => {} } = options
  const folder = mkdtempSync(join(tmpdir(), 'relay-load-'))
  const sandbox = await startSandbox({ port: 0, webhooks: sandboxWebhooks(), limits: 'off' })
  const relay = await aRestartableRelay(folder, sandbox)
  try {
    sandbox.setFaults(faults)
    const started = Date.now()
    const crowd = new Crowd(relay, options)
    await crowd.handInAll()
    const perSecond = crowd.accepted.length / ((Date.now() - started) / 1000)
    say(`all handed in after ${seconds(started)} s; waiting for the last deliveries`)
    await untilNothingWaits(relay.origin, say)
    const struck = new Map(sandbox.faults().map(({ kind, times = 0 }) => [kind, manyTimes - times]))
    const droppedAfterStoring = struck.get('dropped-after-saving') ?? 0
    const allFaults = [...struck.values()].reduce((sum, times) => sum + times, 0)
    return {
      ...tallyUp(crowd, sandbox.messages(), relay.log()),
      replies: crowd.replies,
      floodAccepted: crowd.floodAccepted,
      floodRefused: crowd.floodRefused,
      kills: relay.kills(),
      droppedAfterStoring,
      otherFaults: allFaults - droppedAfterStoring,
      log: relay.log(),
      secondsTaken: (Date.now() - started) / 1000,
      perSecond,
    }
  } finally {
    await relay.kill()
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilNothingWaits(origin: string, say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + 10 * 60_000
  const headers = { Authorization: `Bearer ${sandboxHealthKey}` }
  for (let round = 0; Date.now() < deadline; round += 1) {
    const health: unknown = await (await fetch(`${origin}/health`, { headers })).json()
    if (typeof health === 'object' && health !== null && 'waiting' in health && 'stuck' in health) {
      if (health.waiting === 0 && health.stuck === 0) return
      if (round % 10 === 0) say(`${String(health.waiting)} still wait, ${String(health.stuck)} are stuck`)
    }
    await sleep(1000)
  }
  throw new Error('Submissions still wait after ten minutes.')
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0)
}
