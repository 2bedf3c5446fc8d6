import { systemClock, type Clock } from './clock'
import { createRateLimits, type RateLimits } from './discord/rate-limits'
import { createFaultBoard, type FaultBoard } from './faults/fault-board'
import { createMessageStore, type MessageStore } from './message-store'
import { sampleNetwork, type Network } from './services/network'
import { createWebhookRegister, type WebhookOptions, type WebhookRegister } from './webhook-register'

/** What a sandbox is made of. Only `webhooks` is needed: the names, or more about each. */
export interface SandboxOptions {
  readonly webhooks: readonly (string | WebhookOptions)[]
  /** `off` never answers 429 by itself; a `rate-limited` fault still does. Default: `discord`. */
  readonly limits?: 'discord' | 'off'
  readonly clock?: Clock
  /** Numbers from 0 up to 1, for faults with a `chance`. */
  readonly random?: () => number
  /** What the status service, the widget and the vote site tell, where it differs from the sample. */
  readonly network?: Partial<Network>
}

/** Everything a running sandbox remembers. */
export interface SandboxState {
  readonly clock: Clock
  readonly webhooks: WebhookRegister
  readonly messages: MessageStore
  readonly faults: FaultBoard
  readonly limits: RateLimits
  network: Network
  /** Back to the first moment: no messages, no faults, fresh limits, every webhook alive. */
  reset(): void
}

export function createState(options: SandboxOptions): SandboxState {
  const { limits: mode = 'discord', clock = systemClock, random = Math.random } = options
  const network = { ...sampleNetwork, ...options.network }
  const webhooks = createWebhookRegister(options.webhooks)
  const [messages, faults, limits] = [
    createMessageStore(),
    createFaultBoard(random),
    createRateLimits(clock, mode),
  ]
  const state: SandboxState = {
    clock,
    webhooks,
    messages,
    faults,
    limits,
    network,
    reset() {
      messages.clear()
      faults.set([])
      limits.clear()
      webhooks.reset()
      state.network = network
    },
  }
  return state
}
