import type { Message } from '../../engine/message/message'
import { createWebhookSender, type SendMessages } from '../../delivery/webhook'
import { printLog } from '../log'
import { outgoingFetch } from '../outgoing-fetch'
import type { ObjectState } from '../platform'
import { countOf, type RelayEnv } from '../relay-env'
import { addressOf, readSettings } from '../settings'
import { accept, type BoxLimits, type Offer } from './accept'
import { nextRunAt, runDeliveries, type DeliveryMeans } from './run-deliveries'
import type { Shelf } from './shelf'
import { createSqlShelf } from './sql-shelf'
import { tellPerson } from './tell-person'

/** What a box is asked to keep, with the form it is for, which a durable object cannot know by itself. */
export interface OfferToBox extends Offer {
  readonly slug: string
  readonly webhook: string
}

/** How a box stands, for the health route. */
export interface BoxHealth {
  readonly waiting: number
  readonly stuck: number
  readonly oldest: number | undefined
  readonly dead: boolean
}

const afterMishap = 30_000

/**
 * The durable object that keeps the submissions of one form, and delivers them from its alarm. Its two routes are for
 * the worker only: `POST /offer` takes a submission in, `GET /health` counts.
 */
export class SubmissionBox {
  readonly #state: ObjectState
  readonly #env: RelayEnv
  readonly #shelf: Shelf
  readonly #limits: BoxLimits
  #isRunning = false

  constructor(state: ObjectState, env: RelayEnv) {
    this.#state = state
    this.#env = env
    const shelf = createSqlShelf(state.storage)
    // What is safe is also certain to be delivered: the alarm is written in the same stroke.
    this.#shelf = { ...shelf, flush: () => this.#wake().then(shelf.flush) }
    state.storage.sql.exec('CREATE TABLE IF NOT EXISTS form (slug TEXT PRIMARY KEY, webhook TEXT NOT NULL)')
    this.#limits = {
      perMinute: countOf(env, 'FORM_PER_MINUTE', 60),
      waiting: countOf(env, 'FORM_WAITING', 5000),
    }
  }

  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== '/offer') return Response.json(await this.#health())
    // The worker alone can call this, and it sends nothing else.
    const { slug, webhook, ...offer } = (await request.json()) as OfferToBox
    this.#state.storage.sql.exec('INSERT OR REPLACE INTO form (slug, webhook) VALUES (?, ?)', slug, webhook)
    return Response.json(await accept(offer, this.#shelf, this.#limits, Date.now()))
  }

  /** Never throws: the platform gives up on an alarm that fails a few times, and the box would sleep for ever. */
  async alarm(): Promise<void> {
    this.#isRunning = true
    try {
      await runDeliveries(this.#means())
      this.#isRunning = false
      await this.#wake()
    } catch {
      printLog({ event: 'error', outcome: 'alarm' })
      await this.#state.storage.setAlarm(Date.now() + afterMishap)
    } finally {
      this.#isRunning = false
    }
  }

  async #health(): Promise<BoxHealth> {
    await this.#wake()
    return { ...this.#shelf.counts(), dead: this.#shelf.line().dead }
  }

  /** Sets the alarm for the next run, unless an earlier one is set. A run sets it at its end; cut off, it is repeated. */
  async #wake(): Promise<void> {
    if (this.#isRunning) return
    const { storage } = this.#state
    const at = nextRunAt(this.#shelf)
    const set = await storage.getAlarm()
    if (at !== undefined && (set === null || set > at)) await storage.setAlarm(Math.max(at, Date.now()))
  }

  #means(): DeliveryMeans {
    const form = this.#state.storage.sql.exec('SELECT slug, webhook FROM form').toArray()[0]
    const [slug, webhook] = [String(form?.['slug']), String(form?.['webhook'])]
    return {
      shelf: this.#shelf,
      deliver: deliverTo(readSettings(this.#env).webhook(webhook)),
      tell: (trouble) => {
        const to = addressOf(this.#env, 'ALERT_WEBHOOK')
        return tellPerson(trouble, {
          slug,
          webhook,
          deliver: to === undefined ? undefined : deliverTo(to),
          log: printLog,
        })
      },
      log: (attempt) => printLog({ event: 'delivery', slug, ...attempt }),
      now: () => Date.now(),
      random: Math.random,
    }
  }
}

/** The delivery to a webhook that waits for nothing; to one that is no longer set, a delivery it is gone from. */
function deliverTo(url: string | undefined): SendMessages {
  if (url === undefined)
    return async (_: readonly Message[], sent = 0) => ({ ok: false, reason: 'refused', status: 404, sent })
  const limits = { waits: 0, total: 0 }
  return createWebhookSender({
    url,
    fetch: outgoingFetch,
    sleep: async () => {},
    random: Math.random,
    limits,
  })
}
