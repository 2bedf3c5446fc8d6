import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxWebhooks } from '../../../src/tooling/environment'
import { startSandbox } from '../../../src/sandbox/start-sandbox'
import { aRestartableRelay, siteOrigin, type RestartableRelay } from './restartable-relay'
import { loadSubmission } from './submissions'

export interface ThroughputFigures {
  /** Accepted and delivered in a second while visitors come as fast as they can. */
  readonly inPerSecond: number
  readonly outPerSecond: number
  /** Delivered in a second afterwards, without new submissions. */
  readonly drainPerSecond: number
  /** Milliseconds; the median of all. */
  readonly idleAcceptance: number
  readonly refusals: readonly RefusalFigures[]
  /** Memory of the worker's process in MB: at the start, at its peak, and at the end. */
  readonly memory: readonly number[]
}

interface RefusalFigures {
  readonly perSecond: number
  readonly accepted: number
  readonly refused: number
  readonly other: number
  readonly middle: number
  readonly slowest: number
}

/** The platform's memory limit for a worker, in MB. */
const platformMemory = 128

/**
 * Measure how fast the relay accepts, delivers and refuses, each with its own relay in `workerd`, in front of a
 * sandbox that replies at once. Its program has the platform's memory limit, and ends if it exceeds it.
 */
export async function measureThroughput(seconds: number): Promise<ThroughputFigures> {
  const flood = await withRelay({ FORM_PER_MINUTE: '1000000', FORM_WAITING: '1000000' }, (relay, stored) =>
    floodOneForm(relay, stored, seconds),
  )
  const refusal = await withRelay({ FORM_PER_MINUTE: '60', FORM_WAITING: '5000' }, (relay) =>
    refuse(relay, seconds),
  )
  return { ...flood, ...refusal }
}

async function withRelay<T>(
  values: Readonly<Record<string, string>>,
  work: (relay: RestartableRelay, stored: () => number) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-throughput-'))
  const sandbox = await startSandbox({ port: 0, webhooks: sandboxWebhooks(), limits: 'off' })
  const relay = await aRestartableRelay(folder, sandbox, { values, mostMemory: platformMemory })
  try {
    return await work(relay, () => sandbox.messages().length)
  } finally {
    await relay.kill()
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const clients = 8

async function floodOneForm(relay: RestartableRelay, stored: () => number, seconds: number) {
  const hand = handIn(relay)
  const memory = [memoryOf(relay)]
  const end = Date.now() + seconds * 1000
  let [accepted, next] = [0, 0]
  const client = async () => {
    while (Date.now() < end) if ((await hand(next++)).status === 202) accepted += 1
  }
  const started = Date.now()
  const watch = async () => {
    while (Date.now() < end) {
      await sleep(1000)
      memory.push(memoryOf(relay))
    }
  }
  await Promise.all([...Array.from({ length: clients }, client), watch()])
  const took = (Date.now() - started) / 1000
  const delivered = stored()
  const drained = Date.now()
  const deadline = drained + 600_000
  while (stored() < accepted && Date.now() < deadline) {
    await sleep(200)
    memory.push(memoryOf(relay))
  }
  const left = accepted - delivered
  return {
    inPerSecond: accepted / took,
    outPerSecond: delivered / took,
    drainPerSecond: left > 0 ? left / ((Date.now() - drained) / 1000) : 0,
    memory: [memory[0] ?? 0, Math.max(...memory), memoryOf(relay)],
  }
}

async function refuse(relay: RestartableRelay, seconds: number) {
  const hand = handIn(relay)
  const idle: number[] = []
  for (let at = 0; at < 30; at += 1) {
    idle.push((await hand(at)).ms)
    await sleep(50)
  }
  const refusals: RefusalFigures[] = []
  let next = 1000
  // The form accepts 60 in a minute, one in a second: ten times as many, and the rate of a determined flood.
  for (const perSecond of [10, 150]) {
    const replies: Promise<{ readonly status: number; readonly ms: number }>[] = []
    const started = Date.now()
    for (let at = 0; at < perSecond * seconds; at += 1) {
      await sleep(Math.max(0, started + (at * 1000) / perSecond - Date.now()))
      replies.push(hand(next++))
    }
    const all = await Promise.all(replies)
    const refused = all.filter(({ status }) => status === 429).map(({ ms }) => ms)
    const accepted = all.filter(({ status }) => status === 202).length
    refusals.push({
      perSecond,
      accepted,
      refused: refused.length,
      other: all.length - accepted - refused.length,
      middle: middleOf(refused),
      slowest: Math.max(0, ...refused),
    })
  }
  return { idleAcceptance: middleOf(idle), refusals }
}

/** Sends the submission with this number, always of the same form, each from its own visitor. */
function handIn(relay: RestartableRelay) {
  const sentAt = new Date()
  const { slug, body, reference: known } = loadSubmission(0, relay.staffRoleId, sentAt)
  return async (number: number): Promise<{ readonly status: number; readonly ms: number }> => {
    const { reference, address } = loadSubmission(number, relay.staffRoleId, sentAt)
    const own = known.slice(0, -6) + reference.slice(-6)
    const headers = { Origin: siteOrigin, 'Content-Type': 'application/json', 'CF-Connecting-IP': address }
    const started = performance.now()
    const init = { method: 'POST', headers, body: body.replaceAll(known, own) }
    const reply = await fetch(`${relay.origin}/submit/${slug}`, init).catch(() => undefined)
    await reply?.arrayBuffer()
    return { status: reply?.status ?? 0, ms: performance.now() - started }
  }
}

function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The memory of the worker's process in MB, as reported by Linux; elsewhere 0. */
function memoryOf(relay: RestartableRelay): number {
  try {
    const status = readFileSync(`/proc/${relay.pid() ?? 0}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
