import { handleRequest } from '../../src/relay/handle-request'
import type { ObjectState } from '../../src/relay/platform'
import { timings } from '../../src/relay/queue/backoff'
import type { Acceptance } from '../../src/relay/queue/enqueue'
import { SubmissionQueue } from '../../src/relay/queue/submission-queue'
import type { RateDecision } from '../../src/relay/rate-limit/admission'
import { RateLimiter } from '../../src/relay/rate-limit/rate-limiter'
import { createRefusalCache } from '../../src/relay/rate-limit/refusal-cache'
import type { RelayServices } from '../../src/relay/services'
import { readSettings, type RelayEnv } from '../../src/relay/settings'
import { type Platform, alertAddress, webhookAddress } from './platform'
import { formOf, slug, type SiteVersion } from './site-versions'
import { createSqlDisk, type SqlDisk } from './sql-disk'
import { bodyOf, endOfLimit, never, travel } from './wire'
import type { World } from './world'

export const siteOrigin = 'https://site.example'
export const relayOrigin = 'https://relay.example'

type Copy = ReturnType<SqlDisk['copy']>

interface Safe {
  readonly queue: Copy
  readonly limiter: Copy
  readonly alarm: number | null
}

/** A submission that the relay would still have after a crash. */
export interface SafeSubmission {
  readonly reference: string
  readonly state: string
  readonly rest: string
}

export interface RelayHost {
  readonly receive: (request: Request) => Promise<Response>
  /** The process ends now; its storage stays. */
  readonly crash: () => void
  /** It ends at the next await after this many. */
  readonly crashAfter: (waits: number) => void
  /** It cannot be started for this long, in milliseconds. */
  readonly stayDown: (milliseconds: number) => void
  readonly deploy: (version: SiteVersion) => void
  readonly safe: () => readonly SafeSubmission[]
  /** No more crashes or downtime from now on. */
  readonly heal: () => void
}

interface Process {
  readonly isAlive: () => boolean
  readonly end: () => void
  readonly handle: (request: Request) => Promise<Response>
}

/**
 * The relay's own code in a process that can end at any moment. Its storage survives as far as the platform
 * guarantees.
 */
export function createRelayHost(world: World, platform: Platform): RelayHost {
  const { clock } = world
  let version = world.current
  let safe: Safe = { queue: new Map(), limiter: new Map(), alarm: null }
  let running: Process | undefined
  let waitsLeft = Infinity
  let downUntil = 0

  const crash = () => {
    waitsLeft = Infinity
    if (running === undefined) return
    world.tell(() => '  the relay crashes')
    running.end()
    running = undefined
    wakeSoon()
  }
  /** The platform starts the object again when its alarm is due or a request comes in. */
  const wakeSoon = () =>
    clock.later(
      () => {
        if (running === undefined && safe.alarm !== null) start()
      },
      100 + world.fate.below(3000),
    )
  const isDown = () => downUntil > clock.now()

  function start(): Process | undefined {
    if (isDown()) {
      clock.later(() => void (running ?? start()), downUntil - clock.now())
      return undefined
    }
    running = startProcess()
    return running
  }

  function startProcess(): Process {
    let isAlive = true
    const [queueDisk, limiterDisk] = [createSqlDisk(safe.queue), createSqlDisk(safe.limiter)]
    let { alarm } = safe
    let isRinging: number | undefined
    let [written, saved] = [0, 0]
    const copy = (): Safe => ({
      queue: queueDisk.copy(),
      limiter: limiterDisk.copy(),
      alarm: alarm ?? isRinging ?? null,
    })
    const wait = <Result>(act: () => Promise<Result>): Promise<Result> => {
      if (!isAlive) return never()
      waitsLeft -= 1
      if (waitsLeft >= 0) return act()
      crash()
      return never()
    }
    const save = (): Promise<void> => {
      const [now, mine] = [copy(), (written += 1)]
      return new Promise((resolve) => {
        clock.later(
          () => {
            if (!isAlive) return
            if (mine > saved) [safe, saved] = [now, mine]
            resolve()
          },
          1 + world.fate.below(4),
        )
      })
    }
    const state: ObjectState = {
      storage: {
        sql: queueDisk,
        sync: () => wait(save),
        getAlarm: () => wait(async () => alarm),
        setAlarm: (at) =>
          wait(async () => {
            alarm = at
            ringAt(at)
          }),
      },
    }
    const ringAt = (at: number) => clock.later(() => void ring(at), at - clock.now())
    const ring = async (at: number) => {
      if (!isAlive || alarm !== at || isRinging !== undefined) return
      isRinging = at
      alarm = null
      await queue.alarm()
      isRinging = undefined
      if (alarm !== null) ringAt(alarm)
      // The platform removes an alarm from its list once it was handled, then writes everything pending.
      void save()
    }
    const sender = { isAlive: () => isAlive, isOnline: () => true }
    /** Until when each address last asked this process to wait. */
    const notBefore = new Map<string, number>()
    const fetch = (url: string, { body }: RequestInit): Promise<Response> =>
      wait(() => {
        // Alerts to a person are retried on their own schedule.
        if (url !== alertAddress && clock.now() < (notBefore.get(url) ?? 0))
          world.breakWith('The relay sends before its wait is over.')
        const reply = travel(world, {
          sender,
          arrive: (isCopy) => platform.receive(url, bodyOf(body), isCopy),
          roughness: world.weather.relay,
        })
        // Ends like the time limit in `process-services.ts`.
        return new Promise<Response>((resolve, reject) => {
          let isHeard = true
          const giveUp = clock.later(() => {
            isHeard = false
            if (isAlive) reject(new DOMException('Too slow.', 'TimeoutError'))
          }, timings.reply)
          const end = (act: () => void) => {
            giveUp()
            if (isAlive) void wait(async () => act())
          }
          const hear = async () => {
            try {
              const response = await reply
              if (!isHeard) return
              const until = await endOfLimit(response, clock.now())
              notBefore.set(url, Math.max(notBefore.get(url) ?? 0, until))
              end(() => resolve(response))
            } catch (error) {
              end(() => reject(error as Error))
            }
          }
          void hear()
        })
      })
    const env = envOf(version)
    const queueServices = {
      now: clock.now,
      random: () => world.chance.next(),
      sleep: clock.sleep,
      fetch,
      log: (entry: object) => world.tell(() => `  relay: ${JSON.stringify(entry)}`),
    }
    const queue = new SubmissionQueue(state, env, queueServices)
    const ownAlarm = { getAlarm: async () => null, setAlarm: async () => undefined }
    const limiterState: ObjectState = { storage: { ...state.storage, ...ownAlarm, sql: limiterDisk } }
    const limiter = new RateLimiter(limiterState, env, clock.now)
    const ask = async (object: SubmissionQueue | RateLimiter, path: string, body: unknown) => {
      const reply = await object.fetch(
        new Request(`http://object${path}`, { method: 'POST', body: JSON.stringify(body) }),
      )
      return reply
    }
    const form = formOf(version)
    const services: RelayServices = {
      settings: readSettings(env),
      loadForm: async (wanted) => (wanted === slug ? form : undefined),
      // Our own objects answer with nothing else.
      offer: async (_, offer) => (await (await ask(queue, '/offer', offer)).json()) as Acceptance,
      isKnown: async (_, id) => (await (await ask(queue, '/known', { id })).json()) as boolean,
      admit: async (who, visit) => (await (await ask(limiter, `/${visit}`, who)).json()) as RateDecision,
      noteAccepted: (who) => void ask(limiter, '/accepted', who),
      refusalCache: createRefusalCache(clock.now),
      webhooks: async () => [],
      health: async () => [],
      votes: async () => undefined,
      fetch: async () => new Response(null, { status: 404 }),
      now: clock.now,
      log: (entry) => world.tell(() => `  relay: ${JSON.stringify(entry)}`),
    }
    if (alarm !== null) ringAt(alarm)
    const cut: (() => void)[] = []
    return {
      isAlive: () => isAlive,
      end() {
        // The last write may already have been on its way to the disk.
        if (world.fate.chance(0.3)) safe = copy()
        isAlive = false
        for (const act of cut.splice(0)) act()
      },
      handle: (request) =>
        new Promise((resolve, reject) => {
          cut.push(() => reject(new TypeError('The connection broke.')))
          handleRequest(request, services).then(
            (reply) => isAlive && resolve(reply),
            (error: unknown) => isAlive && reject(error),
          )
        }),
    }
  }

  return {
    async receive(request) {
      const process = running ?? start()
      if (process === undefined) return new Response('<h1>503</h1>', { status: 503 })
      return process.handle(request)
    },
    crash,
    crashAfter: (waits) => void (waitsLeft = waits),
    stayDown(milliseconds) {
      downUntil = clock.now() + milliseconds
      crash()
    },
    deploy(next) {
      version = next
      crash()
    },
    // Written by the relay's own store.
    safe: () => (safe.queue.get('submissions') ?? []) as unknown as readonly SafeSubmission[],
    heal() {
      waitsLeft = Infinity
      downUntil = 0
    },
  }
}

function envOf(version: SiteVersion): RelayEnv {
  const none = { idFromName: () => undefined, get: () => ({ fetch: never }) }
  return {
    SUBMISSION_QUEUE: none,
    RATE_LIMITER: none,
    VOTE_BOARD: none,
    SITE_ORIGINS: siteOrigin,
    VISITOR_SECRET: 'salt',
    [`WEBHOOK_WORLD`]: webhookAddress(version.webhook),
    ALERT_WEBHOOK: alertAddress,
  }
}
