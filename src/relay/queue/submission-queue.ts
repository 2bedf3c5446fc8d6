import { createWebhookSender, type SendMessages } from '../../delivery/webhook'
import type { Definition } from '../../engine/schema/form'
import { printLog, type Log } from '../log'
import { outgoingFetch } from '../outgoing-fetch'
import type { ObjectState } from '../platform'
import { addressOf, countOf, readSettings, type RelayEnv } from '../settings'
import { alert } from './alert'
import { patience } from './backoff'
import { enqueue, type Acceptance, type Offer, type QueueLimits } from './enqueue'
import type { QueueStore } from './queued-submission'
import { nextRunAt, runDeliveries, type DeliveryServices } from './run-deliveries'
import { createSqlQueueStore } from './sql-queue-store'

/** What a queue is asked to keep, with the form it is for, which a durable object cannot know by itself. */
export interface QueueOffer extends Offer {
  readonly slug: string
  readonly webhook: string
  /** Which queue it is for: see `queueName`. */
  readonly queue: string
}

/**
 * The name of the queue for what a form sends to one of its webhooks. Each receiver has a queue, so that one that is gone
 * or slow holds up no other.
 */
export function queueName({ slug, message }: Definition, webhook: string): string {
  return webhook === message.webhook ? slug : `${slug} ${webhook}`
}

/** The state of a queue, for the health route. */
export interface QueueHealth {
  readonly waiting: number
  readonly stuck: number
  /** When the oldest that waits was accepted. */
  readonly oldest: number | undefined
  readonly isDead: boolean
}

interface Handed {
  readonly offer: QueueOffer
  readonly resolve: (acceptance: Acceptance) => void
  readonly reject: (error: unknown) => void
}

/** What a queue takes from the process it runs in. Times in milliseconds. */
export interface QueueMeans {
  readonly now: () => number
  readonly random: () => number
  readonly pause: (milliseconds: number) => Promise<void>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly log: Log
}

const processMeans: QueueMeans = {
  now: () => Date.now(),
  random: Math.random,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  fetch: outgoingFetch,
  log: printLog,
}

const afterMishap = 30_000

/** So many have to wait before an acceptance lets deliveries go first, and so long it does; milliseconds. */
const backlog = 20
const mostDelay = 50

/**
 * The durable object that keeps what one form sends to one webhook, and delivers them from its alarm. Its two routes are for
 * the worker only: `POST /offer` takes a submission in, `GET /health` counts.
 */
export class SubmissionQueue {
  readonly #state: ObjectState
  readonly #env: RelayEnv
  readonly #means: QueueMeans
  readonly #store: QueueStore
  readonly #limits: QueueLimits
  readonly #handed: Handed[] = []
  #isTaking = false
  #isRunning = false
  /** The messages that are on their way now. */
  #stored: Promise<unknown> = Promise.resolve()
  /** When the alarm goes off; undefined while that is not known, null for never. */
  #alarmAt: number | null | undefined
  /** The form as the database has it. */
  #form: { readonly slug: string; readonly webhook: string } | undefined

  constructor(state: ObjectState, env: RelayEnv, means: QueueMeans = processMeans) {
    this.#state = state
    this.#env = env
    this.#means = means
    const store = createSqlQueueStore(state.storage)
    // What is safe is also certain to be delivered: the alarm is written in the same stroke.
    this.#store = { ...store, flush: () => this.#wake().then(store.flush) }
    state.storage.sql.exec('CREATE TABLE IF NOT EXISTS form (slug TEXT PRIMARY KEY, webhook TEXT NOT NULL)')
    const row = state.storage.sql.exec('SELECT slug, webhook FROM form').toArray()[0]
    if (row !== undefined) this.#form = { slug: String(row['slug']), webhook: String(row['webhook']) }
    this.#limits = {
      perMinute: countOf(env, 'FORM_PER_MINUTE', 60),
      waiting: countOf(env, 'FORM_WAITING', 5000),
    }
  }

  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== '/offer') return Response.json(await this.#health())
    // The worker alone can call this, and it sends nothing else.
    const offer = (await request.json()) as QueueOffer
    const acceptance = await new Promise<Acceptance>((resolve, reject) => {
      this.#handed.push({ offer, resolve, reject })
      if (!this.#isTaking) void this.#take()
    })
    return Response.json(acceptance)
  }

  /**
   * Takes in what was handed in, all that has come together with one flush: a flood then costs few writes, and leaves
   * room for the deliveries.
   */
  async #take(): Promise<void> {
    this.#isTaking = true
    while (this.#handed.length > 0) {
      // Deliveries go first where much waits, or a flood would leave them no turn.
      if (this.#isRunning && this.#store.counts().waiting > backlog)
        await Promise.race([this.#stored, this.#means.pause(mostDelay)])
      const handed = this.#handed.splice(0)
      try {
        const acceptances = handed.map(({ offer }) => this.#enqueue(offer))
        // Also for what is known: the first of two at the same moment may not be safe yet.
        if (acceptances.some(({ outcome }) => outcome === 'accepted' || outcome === 'known'))
          await this.#store.flush()
        for (const [at, { resolve }] of handed.entries()) {
          const acceptance = acceptances[at]
          if (acceptance !== undefined) resolve(acceptance)
        }
      } catch (error) {
        for (const { reject } of handed) reject(error)
      }
    }
    this.#isTaking = false
  }

  #enqueue({ slug, webhook, queue: _queue, ...offer }: QueueOffer): Acceptance {
    const acceptance = enqueue(offer, this.#store, this.#limits, this.#means.now())
    const isNew = this.#form?.slug !== slug || this.#form.webhook !== webhook
    if (acceptance.outcome === 'accepted' && isNew) {
      this.#state.storage.sql.exec('INSERT OR REPLACE INTO form (slug, webhook) VALUES (?, ?)', slug, webhook)
      this.#form = { slug, webhook }
    }
    return acceptance
  }

  /** Never throws: the platform gives up on an alarm that fails a few times, and the queue would sleep for ever. */
  async alarm(): Promise<void> {
    this.#isRunning = true
    this.#alarmAt = null
    try {
      await runDeliveries(this.#services())
      this.#isRunning = false
      await this.#wake()
    } catch {
      this.#means.log({ event: 'error', outcome: 'alarm' })
      await this.#setAlarm(this.#means.now() + afterMishap)
    } finally {
      this.#isRunning = false
    }
  }

  async #health(): Promise<QueueHealth> {
    await this.#wake()
    const { waiting, stuck } = this.#store.counts()
    return { waiting, stuck, oldest: this.#store.oldestWaiting(), isDead: this.#store.circuit().isDead }
  }

  /** Sets the alarm for the next run, unless an earlier one is set. A run sets it at its end; cut off, it is repeated. */
  async #wake(): Promise<void> {
    if (this.#isRunning) return
    const at = nextRunAt(this.#store)
    if (at === undefined) return
    if (this.#alarmAt === undefined) this.#alarmAt = await this.#state.storage.getAlarm()
    if (this.#alarmAt === null || this.#alarmAt > at) await this.#setAlarm(at)
  }

  async #setAlarm(at: number): Promise<void> {
    const now = this.#means.now()
    this.#alarmAt = Math.min(Math.max(at, now), now + patience.longestSleep)
    await this.#state.storage.setAlarm(this.#alarmAt)
  }

  #services(): DeliveryServices {
    const { slug, webhook } = this.#form ?? { slug: 'unknown', webhook: 'unknown' }
    const { log, now, random } = this.#means
    const alertAddress = addressOf(this.#env, 'ALERT_WEBHOOK')
    const sendToForm = sendTo(readSettings(this.#env).webhook(webhook), this.#means)
    const send = alertAddress === undefined ? undefined : sendTo(alertAddress, this.#means)
    return {
      store: this.#store,
      send: (...given) => {
        const sent = sendToForm(...given)
        this.#stored = sent
        return sent
      },
      alert: (trouble) => alert(trouble, { slug, webhook, send, log }),
      log: (attempt) => log({ event: 'delivery', slug, ...attempt }),
      now,
      random,
    }
  }
}

/** Sends to a webhook, and waits for nothing; to one that is no longer set, as if it were gone. */
function sendTo(url: string | undefined, { fetch, random }: QueueMeans): SendMessages {
  if (url === undefined) return async (_, sent = 0) => ({ ok: false, reason: 'refused', status: 404, sent })
  return createWebhookSender({
    url,
    fetch,
    sleep: async () => {},
    random,
    limits: { waits: 0, total: 0 },
  })
}
