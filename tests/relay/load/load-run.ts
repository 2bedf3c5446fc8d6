import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildRelay, workerFile } from '../../../src/build/relay/build-relay'
import { runWorker, type RunningWorker } from '../../../src/build/relay/run-worker'
import { sandboxValues } from '../../../src/build/relay/start-relay'
import { formWebhooks } from '../../../src/build/environment'
import { sandboxRoleId } from '../../../src/sandbox/identity'
import type { Fault } from '../../../src/sandbox/faults/fault'
import { startSandbox, type RunningSandbox } from '../../../src/sandbox/start-sandbox'
import { freePort } from './free-port'
import { loadSubmission, type LoadSubmission } from './submissions'
import { tallyUp, type Tally } from './tally'

export interface LoadOptions {
  /** How many submissions there are; every third is handed in more than once. */
  readonly submissions: number
  /** How often the worker is ended in the middle, as a crash would, and started again. */
  readonly kills: number
  /** How many requests one visitor sends as fast as it can. */
  readonly flood: number
  /** Told what happens, for people. */
  readonly say?: (line: string) => void
}

export interface LoadFigures extends Tally {
  /** How many requests were answered with which status; 0 for none at all. */
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
  /** Submissions accepted in a second, the kills included. */
  readonly perSecond: number
}

const manyTimes = 1_000_000
const senders = 24
const siteOrigin = 'http://localhost:4173'

const faults: readonly Fault[] = [
  { target: 'webhook', kind: 'dropped-before-saving', chance: 0.02, times: manyTimes },
  { target: 'webhook', kind: 'rate-limited', chance: 0.02, retryAfter: 300, times: manyTimes },
  { target: 'webhook', kind: 'server-error', status: 502, chance: 0.02, times: manyTimes },
  { target: 'webhook', kind: 'not-saved', chance: 0.02, times: manyTimes },
  { target: 'webhook', kind: 'dropped-after-saving', chance: 0.03, times: manyTimes },
]

/**
 * Send many forms through the relay in `workerd` into the sandbox, which fails now and then, while one visitor floods
 * and the worker is ended and started again; then wait until nothing waits, and count.
 */
export async function runLoad(options: LoadOptions): Promise<LoadFigures> {
  const { say = () => {} } = options
  const folder = mkdtempSync(join(tmpdir(), 'relay-load-'))
  const webhooks = [...new Set(formWebhooks().map(({ webhook }) => webhook))]
  const sandbox = await startSandbox({ port: 0, webhooks, limits: 'off' })
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
      ...tallyUp(crowd.accepted, sandbox.messages(), relay.log()),
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

/** Many visitors at a time, each of whom tries until there is an answer. */
class Crowd {
  readonly accepted: LoadSubmission[] = []
  readonly replies: Record<string, number> = {}
  floodAccepted = 0
  floodRefused = 0
  readonly #relay: RestartableRelay
  readonly #options: LoadOptions
  readonly #sentAt = new Date()
  #next = 0

  constructor(relay: RestartableRelay, options: LoadOptions) {
    this.#relay = relay
    this.#options = options
  }

  async handInAll(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: senders }, () => this.#sender()),
      this.#flood(),
      this.#killNowAndThen(),
    ])
  }

  async #sender(): Promise<void> {
    while (this.#next < this.#options.submissions) {
      const number = this.#next++
      const submission = this.#submission(number)
      // Every third is handed in twice at once, and every ninth again when it is long accepted.
      const tries = Array.from({ length: number % 3 === 0 ? 2 : 1 }, () => this.#handIn(submission))
      const statuses = await Promise.all(tries)
      if (number % 9 === 0) statuses.push(await this.#handIn(submission))
      if (statuses.every((status) => status === 202)) this.accepted.push(submission)
      else throw new Error(`${submission.reference} was answered with ${statuses.join(', ')}.`)
      if (number % 20 === 0) await this.#handInNonsense(submission)
    }
  }

  #submission(number: number): LoadSubmission {
    return loadSubmission(number, this.#relay.staffRoleId, this.#sentAt)
  }

  /** Tries again without an answer, as a page does. */
  async #handIn(submission: LoadSubmission): Promise<number> {
    for (;;) {
      const status = await this.#post(submission)
      if (status !== 0 && status !== 500) return status
      await sleep(100)
    }
  }

  async #post({ slug, body, address }: LoadSubmission): Promise<number> {
    const headers = { Origin: siteOrigin, 'Content-Type': 'application/json', 'CF-Connecting-IP': address }
    const status = await fetch(`${this.#relay.origin}/submit/${slug}`, {
      method: 'POST',
      headers,
      body,
    }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
    this.replies[status] = (this.replies[status] ?? 0) + 1
    return status
  }

  async #handInNonsense(submission: LoadSubmission): Promise<void> {
    const status = await this.#post({
      ...submission,
      body: submission.body.replace('"answers":{', '"answers":{"x":1,'),
    })
    if (status === 202) throw new Error('An answer to no question was accepted.')
  }

  async #flood(): Promise<void> {
    const { submissions, flood } = this.#options
    for (let at = 0; at < flood; at += 1) {
      const submission = { ...this.#submission(submissions + at), address: '203.0.113.66' }
      const status = await this.#handIn(submission)
      if (status === 429) this.floodRefused += 1
      else {
        this.floodAccepted += 1
        this.accepted.push(submission)
      }
    }
  }

  async #killNowAndThen(): Promise<void> {
    const { kills, submissions, say = () => {} } = this.#options
    for (let kill = 1; kill <= kills; kill += 1) {
      while (this.accepted.length < (submissions * kill) / (kills + 1)) await sleep(20)
      await this.#relay.restart()
      say(`ended and started again after ${this.accepted.length} were accepted`)
    }
  }
}

interface RestartableRelay {
  readonly origin: string
  readonly staffRoleId: string
  readonly restart: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly kills: () => number
  readonly log: () => string
}

async function aRestartableRelay(folder: string, sandbox: RunningSandbox): Promise<RestartableRelay> {
  const port = await freePort()
  await buildRelay(folder)
  const printed: string[] = []
  const values = {
    ...sandboxValues(sandbox.origin, 4173),
    FORM_PER_MINUTE: '1000000',
    FORM_WAITING: '100000',
  }
  const start = () =>
    runWorker({
      port,
      worker: join(folder, workerFile),
      folder: join(folder, 'state'),
      values,
      onOutput: (text) => void printed.push(text),
    })
  let running: RunningWorker = await start()
  let kills = 0
  return {
    origin: running.origin,
    staffRoleId: sandboxRoleId,
    async restart() {
      await running.kill()
      kills += 1
      running = await start()
    },
    kill: () => running.kill(),
    kills: () => kills,
    log: () => printed.join(''),
  }
}

async function untilNothingWaits(origin: string, say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + 10 * 60_000
  for (let round = 0; Date.now() < deadline; round += 1) {
    const health: unknown = await (await fetch(`${origin}/health`)).json()
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
