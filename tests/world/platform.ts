import type { Message } from '../../src/engine/message/message'
import { createSandbox } from '../../src/sandbox/create-sandbox'
import type { Fault } from '../../src/sandbox/faults/fault'
import { sandboxWebhookUrl } from '../../src/sandbox/identity'
import texts from '../../src/engine/message/texts.json'
import relayTexts from '../../src/relay/texts.json'
import type { World } from './world'

/** A message as the channel shows it, parsed independently of how it was made. */
export interface StoredMessage {
  readonly reference: string
  readonly part: number
  readonly parts: number
  readonly time: string
  readonly fields: Message['embeds'][number]['fields']
  readonly isMarked: boolean
  /** Something on the way has duplicated it, which no sender can know. */
  readonly isCopy: boolean
  readonly at: number
}

export interface Platform {
  readonly receive: (url: string, body: string, isCopy: boolean) => Promise<Response>
  readonly stored: readonly StoredMessage[]
  /** The alerts sent to a person. */
  readonly alerts: readonly string[]
  /** From now on these webhooks no longer exist. */
  readonly remove: (...webhooks: readonly number[]) => void
}

const alertHook = 'alerts'
const hookNames = Array.from({ length: 9 }, (_, index) => `world-${index + 1}`)
const origin = 'http://localhost:4174'

export const webhookAddress = (webhook: number) =>
  `${sandboxWebhookUrl(origin, `world-${webhook}`)}?wait=true`
export const alertAddress = `${sandboxWebhookUrl(origin, alertHook)}?wait=true`

let time: World['clock'] | undefined

// One for all worlds of this process, as it takes long to set up; `reset` clears everything.
const sandbox = createSandbox({
  webhooks: [alertHook, ...hookNames],
  clock: {
    now: () => time?.now() ?? 0,
    sleep: (milliseconds) => time?.sleep(milliseconds) ?? Promise.resolve(),
  },
})

type Faulty = Extract<Fault, { target: 'webhook' }>

/** The chat platform of one world: the sandbox with its rules and limits, and faults drawn from the world's dice. */
export function createPlatform(world: World): Platform {
  time = world.clock
  sandbox.reset()
  const stored: StoredMessage[] = []
  const alerts: string[] = []
  const removed = new Set<number>()

  const faultNow = (): Omit<Faulty, 'target'> | undefined => {
    const { fate, weather } = world
    if (!fate.chance(weather.platform)) return undefined
    const asked = fate.pick([0, 300, 1500, 20_000, 400_000, 90_000_000])
    return fate.pick<Omit<Faulty, 'target'>>([
      { kind: 'rate-limited', retryAfter: asked, scope: 'user' },
      { kind: 'rate-limited', retryAfter: 700, scope: 'shared' },
      { kind: 'ip-ban' },
      { kind: 'agent-block' },
      { kind: 'server-error', status: 500 },
      { kind: 'server-error', status: 503 },
      { kind: 'not-saved' },
      { kind: 'dropped-before-saving' },
      { kind: 'dropped-after-saving' },
      { kind: 'slow', delay: 40_000 },
    ])
  }
  return {
    stored,
    alerts,
    remove: (...webhooks) => {
      for (const webhook of webhooks) removed.add(webhook)
    },
    async receive(url, body, isCopy) {
      const fault = faultNow()
      const gone = [...removed].map((webhook) => ({
        target: 'webhook' as const,
        kind: 'deleted' as const,
        webhook: `world-${webhook}`,
      }))
      sandbox.setFaults([...(fault ? [{ ...fault, target: 'webhook' as const, times: 1 }] : []), ...gone])
      const reply = await sandbox.app.request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      for (const { webhook, body: kept } of sandbox.messages()) {
        // The product's own messages, as the sandbox accepted them.
        const read = readMessage(kept as Message, isCopy, world.clock.now())
        if (webhook === alertHook || read === undefined) alerts.push((kept as Message).content ?? '')
        else stored.push(read)
        world.count(`stored ${JSON.stringify(kept)}`)
        world.tell(() => `  the platform keeps ${read ? describe(read) : 'an alert'}`)
      }
      sandbox.clearMessages()
      if (reply.headers.get('X-Sandbox-Dropped') !== null) throw new TypeError('The connection broke.')
      return reply
    },
  }
}

const marks = [texts.repeat, relayTexts.reused].map((text) => text.replace('{footer}', ''))

export function readMessage(
  { embeds: [embed] }: Message,
  isCopy: boolean,
  at: number,
): StoredMessage | undefined {
  const [, reference, part = '1', parts = '1'] =
    /^Reference (\S+)(?: · (\d+)\/(\d+))?/.exec(embed?.footer.text ?? '') ?? []
  if (embed === undefined || reference === undefined) return undefined
  const { footer, fields, timestamp = '' } = embed
  const isMarked = marks.some((mark) => footer.text.includes(mark))
  return {
    reference,
    part: Number(part),
    parts: Number(parts),
    time: timestamp,
    fields,
    isMarked,
    isCopy,
    at,
  }
}

function describe({ reference, part, parts, isMarked }: StoredMessage): string {
  return `${reference} ${part}/${parts}${isMarked ? ', marked' : ''}`
}
