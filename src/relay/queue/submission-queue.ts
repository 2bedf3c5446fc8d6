import type { Network } from '../../delivery/deliver'
import { createWebhookSender, type SendMessages } from '../../delivery/webhook'
import { processServices, type ProcessServices } from '../process-services'
import type { ObjectState } from '../platform'
import { readSettings, type RelayEnv, type RelaySettings } from '../settings'
import { sha256 } from '../hash'
import { sendAlert } from './alert'
import { nextRunAt, runDeliveries, type DeliveryServices } from './run-deliveries'
import { timings } from './backoff'
import { enqueue, type Acceptance, type Offer } from './enqueue'
import { createQueueStore, type QueueStore } from './queue-store'
import { closedCircuit } from './queued-submission'

/** A submission for the queue, with its form, which a durable object cannot know by itself. */
export interface QueueOffer extends Offer {
  readonly slug: string
  readonly webhook: string
}

export interface QueueHealth {
  /** The webhook that it sends to, once there has been a submission. */
  readonly webhook?: string
  readonly waiting: number
  readonly stuck: number
  /** When the oldest waiting submission was accepted. */
  readonly oldest: number | undefined
  readonly isDead: boolean
}

interface PendingOffer {
  readonly offer: QueueOffer
  readonly resolve: (acceptance: Acceptance) => void
  readonly reject: (error: unknown) => void
}

type QueueServices = ProcessServices & Pick<Network, 'random' | 'sleep'>

const queueServices: QueueServices = {
  ...processServices,
  random: Math.random,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

const pauseAfterError = 30_000

/** With more than this many waiting, new submissions give way to deliveries, for at most `mostDelay` milliseconds. */
const backlog = 20
const mostDelay = 50

/**
 * The durable object that stores what one form sends to one webhook, and delivers it from its alarm. Its routes are for
 * the worker only: `POST /offer` puts a submission in the queue, `POST /known` says whether it has one with this id,
 * `GET /health` counts.
 */
export class SubmissionQueue {
  readonly #state: ObjectState
  readonly #settings: RelaySettings
  readonly #services: QueueServices
  readonly #store: QueueStore
  readonly #pending: PendingOffer[] = []
  #isEnqueuing = false
  #isRunning = false
  #address: Promise<string> | undefined
  #sending: Promise<unknown> = Promise.resolve()
  /** When the alarm goes off; undefined while that is not known, null if it is not set. */
  #alarmAt: number | null | undefined
  /** The form as the database has it. */
  #form: { readonly slug: string; readonly webhook: string } | undefined

  constructor(state: ObjectState, env: RelayEnv, services: QueueServices = queueServices) {
    this.#state = state
    this.#settings = readSettings(env)
    this.#services = services
    const store = createQueueStore(state.storage)
    // Whatever is stored is also certain to be delivered: the alarm is written with the same flush.
    this.#store = { ...store, flush: () => this.#wake().then(store.flush) }
    state.storage.sql.exec('CREATE TABLE IF NOT EXISTS form (slug TEXT PRIMARY KEY, webhook TEXT NOT NULL)')
    const row = state.storage.sql.exec('SELECT slug, webhook FROM form').toArray()[0]
    if (row !== undefined) this.#form = { slug: String(row['slug']), webhook: String(row['webhook']) }
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/health') return Response.json(await this.#health())
    // Only the worker can call this, and it sends this type.
    const offer = (await request.json()) as QueueOffer
    if (pathname === '/known') return Response.json(await this.#isKnown(offer))
    const acceptance = await new Promise<Acceptance>((resolve, reject) => {
      this.#pending.push({ offer, resolve, reject })
      if (!this.#isEnqueuing) void this.#enqueuePending()
    })
    return Response.json(acceptance)
  }

  /** Puts the pending offers in the queue with a single flush: a flood then costs few writes, and leaves time to send. */
  async #enqueuePending(): Promise<void> {
    this.#isEnqueuing = true
    while (this.#pending.length > 0) {
      // Deliveries go first when many submissions wait, or a flood would starve them.
      if (this.#isRunning && this.#store.counts().waiting > backlog)
        await Promise.race([this.#sending, this.#services.sleep(mostDelay)])
      const decided = this.#pending.splice(0).flatMap(({ offer, resolve, reject }) => {
        try {
          return [{ resolve, reject, acceptance: this.#enqueue(offer) }]
        } catch (error) {
          reject(error)
          return []
        }
      })
      try {
        // Also for known ones: when the same submission comes twice at once, the first may not be stored yet.
        if (decided.some(({ acceptance: { outcome } }) => outcome === 'accepted' || outcome === 'known'))
          await this.#store.flush()
        for (const { resolve, acceptance } of decided) resolve(acceptance)
      } catch (error) {
        for (const { reject } of decided) reject(error)
      }
    }
    this.#isEnqueuing = false
  }

  #enqueue({ slug, webhook, ...offer }: QueueOffer): Acceptance {
    const acceptance = enqueue(offer, this.#store, this.#settings.formLimits, this.#services.now())
    const isNew = this.#form?.slug !== slug || this.#form.webhook !== webhook
    if (acceptance.outcome === 'accepted' && isNew) {
      this.#state.storage.sql.exec('INSERT OR REPLACE INTO form (slug, webhook) VALUES (?, ?)', slug, webhook)
      this.#form = { slug, webhook }
    }
    return acceptance
  }

  async #isKnown({ id }: Pick<QueueOffer, 'id'>): Promise<boolean> {
    const isKnown = this.#store.has(id)
    if (isKnown) await this.#store.flush()
    return isKnown
  }

  /** Never throws: the platform gives up on an alarm that fails a few times, and the queue would never run again. */
  async alarm(): Promise<void> {
    this.#isRunning = true
    this.#alarmAt = null
    try {
      await this.#noteAddress()
      await runDeliveries(this.#deliveryServices())
      this.#isRunning = false
      await this.#wake()
    } catch {
      this.#services.log({ event: 'error', outcome: 'alarm' })
      await this.#setAlarm(this.#services.now() + pauseAfterError)
    } finally {
      this.#isRunning = false
    }
  }

  async #health(): Promise<QueueHealth> {
    await this.#wake()
    const [oldest, { isDead }] = [this.#store.oldestWaiting(), this.#store.circuit()]
    return { ...this.#form, ...this.#store.counts(), oldest, isDead }
  }

  /**
   * Notes a digest of the webhook's address. Where it is another than before, whatever the earlier one had refused is
   * due now: a person has most likely put a new webhook in because of that.
   */
  async #noteAddress(): Promise<void> {
    if (this.#form === undefined) return
    // The process has the same settings as long as it runs.
    this.#address ??= sha256(this.#settings.webhook(this.#form.webhook) ?? '')
    const address = await this.#address
    if (this.#store.circuit().address === address) return
    this.#store.putForward(this.#services.now())
    this.#store.putCircuit({ ...closedCircuit, address })
  }

  /** Sets the alarm, unless an earlier one is set. A run sets it when it ends; an interrupted run is repeated. */
  async #wake(): Promise<void> {
    await this.#noteAddress()
    if (this.#isRunning) return
    const at = nextRunAt(this.#store)
    if (at === undefined) return
    if (this.#alarmAt === undefined) this.#alarmAt = await this.#state.storage.getAlarm()
    if (this.#alarmAt === null || this.#alarmAt > at) await this.#setAlarm(at)
  }

  async #setAlarm(at: number): Promise<void> {
    const now = this.#services.now()
    this.#alarmAt = Math.min(Math.max(at, now), now + timings.longestSleep)
    try {
      await this.#state.storage.setAlarm(this.#alarmAt)
    } catch (error) {
      this.#alarmAt = undefined
      throw error
    }
  }

  #deliveryServices(): DeliveryServices {
    const { slug, webhook } = this.#form ?? { slug: 'unknown', webhook: 'unknown' }
    const { log } = this.#services
    const { alertWebhook } = this.#settings
    const sendToForm = sendTo(this.#settings.webhook(webhook), this.#services)
    const send = alertWebhook === undefined ? undefined : sendTo(alertWebhook, this.#services)
    return {
      ...this.#services,
      store: this.#store,
      send: (...given) => {
        const sent = sendToForm(...given)
        this.#sending = sent
        return sent
      },
      alert: (reason) => sendAlert(reason, { slug, webhook, send, log }),
      log: (attempt) => log({ event: 'delivery', slug, ...attempt }),
    }
  }
}

/** Sends to a webhook without waiting for rate limits; one that is no longer configured counts as gone. */
function sendTo(url: string | undefined, { fetch, random }: QueueServices): SendMessages {
  if (url === undefined) return async (_, sent = 0) => ({ ok: false, reason: 'refused', status: 404, sent })
  return createWebhookSender({ url, fetch, sleep: async () => {}, random, mostWaits: 0 })
}
