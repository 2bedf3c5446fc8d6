import type { HttpBindings } from '@hono/node-server'
import { createFaultInjector, type FaultInjector } from './faults/fault-injector'
import { createMessageStore, type MessageStore } from './messages'
import { createRateLimits, type RateLimits } from './discord/rate-limits'
import { createWebhooks, type WebhookOptions, type Webhooks } from './webhooks'
import data from './services/network.json' with { type: 'json' }

/** What the doubles of status service, widget and vote site report about the network. */
export type GameNetwork = Readonly<Omit<typeof data, 'votes'>> & {
  readonly votes: readonly { readonly player: string; readonly time: string }[]
}

/** Sample data of a network with players online, whose last votes came shortly before `now`, in milliseconds. */
export function sampleNetwork(now: number): GameNetwork {
  const votes = data.votes.map(({ player, minutesAgo }) => ({
    player,
    time: new Date(now - minutesAgo * 60_000).toISOString(),
  }))
  return { ...data, votes }
}

/** Time as a dependency, so that tests control it. `now` and `sleep` use milliseconds. */
export interface Clock {
  now(): number
  sleep(milliseconds: number): Promise<void>
}

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
}

/** What handlers find in their context. The raw connection exists only behind a real server. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>
}

/** The options of a sandbox. Only `webhooks` is required: the names, or more about each. */
export interface SandboxOptions {
  readonly webhooks: readonly (string | WebhookOptions)[]
  /** `off` never answers 429 by itself; a `rate-limited` fault still does. Default: `discord`. */
  readonly limits?: 'discord' | 'off'
  readonly clock?: Clock
  /** Returns numbers from 0 up to 1, for faults with a `chance`. */
  readonly random?: () => number
  /** What the status service, the widget and the vote site report, where it differs from the sample. */
  readonly network?: Partial<GameNetwork>
}

/** Everything a running sandbox remembers. */
export interface SandboxState {
  readonly clock: Clock
  readonly webhooks: Webhooks
  readonly messages: MessageStore
  readonly faults: FaultInjector
  readonly limits: RateLimits
  network: GameNetwork
  /** Restore the initial state: no messages, no faults, empty rate limits. */
  readonly reset: () => void
}

export function createState(options: SandboxOptions): SandboxState {
  const { limits: mode = 'discord', clock = systemClock, random = Math.random } = options
  const network = { ...sampleNetwork(clock.now()), ...options.network }
  const [messages, faults] = [createMessageStore(), createFaultInjector(random)]
  const limits = createRateLimits(() => clock.now(), mode)
  const webhooks = createWebhooks(options.webhooks)
  const state: SandboxState = {
    clock,
    webhooks,
    messages,
    faults,
    limits,
    network,
    reset: () => {
      messages.clear()
      faults.set([])
      limits.clear()
      state.network = network
    },
  }
  return state
}
