import type { Clock, SandboxOptions } from '../../src/sandbox/state'
import { createSandbox, type Sandbox } from '../../src/sandbox/create-sandbox'
import { sandboxWebhookUrl } from '../../src/sandbox/identity'

const midday = Date.parse('2026-01-31T12:00:00Z')

/** A clock that does not move on its own, only when it is set or slept on. */
export interface FakeClock extends Clock {
  slept: number
  pass(milliseconds: number): void
}

export function fakeClock(): FakeClock {
  let now = midday
  const clock: FakeClock = {
    slept: 0,
    now: () => now,
    pass: (milliseconds) => void (now += milliseconds),
    sleep(milliseconds) {
      clock.slept += milliseconds
      clock.pass(milliseconds)
      return Promise.resolve()
    },
  }
  return clock
}

/** A sandbox with the webhooks `guild` and `contact` and a stopped clock. */
export function aSandbox(options: Partial<SandboxOptions> = {}): Sandbox {
  return createSandbox({ webhooks: ['guild', 'contact'], clock: fakeClock(), ...options })
}

export interface Sending {
  readonly webhook?: string
  readonly method?: string
  /** The suffix of the webhook's address, such as `?wait=true`. */
  readonly rest?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Send something to a webhook, as JSON unless it is text; by default with POST to v10. */
export async function send(sandbox: Sandbox, body: unknown, sending: Sending = {}): Promise<Response> {
  const { webhook = 'guild', method = 'POST', headers = { 'Content-Type': 'application/json' } } = sending
  const withBody = method === 'GET' || method === 'OPTIONS' ? {} : { body: asText(body) }
  return sandbox.app.request(addressOf(sending, webhook), { method, headers, ...withBody })
}

export function addressOf({ rest = '' }: Sending, webhook = 'guild'): string {
  return sandboxWebhookUrl('', webhook) + rest
}

/** Send and read the reply's JSON. */
export async function reply(sandbox: Sandbox, body: unknown, sending: Sending = {}): Promise<unknown> {
  const response = await send(sandbox, body, sending)
  return response.json()
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
