import { createWebhookSender } from '../../../src/delivery/webhook'
import type { Message } from '../../../src/engine/message/message'
import { enqueue } from '../../../src/relay/queue/enqueue'
import type { Rank } from '../../../src/relay/queue/queued-submission'
import { nextRunAt, runDeliveries } from '../../../src/relay/queue/run-deliveries'
import { someMessages } from '../../delivery/some-messages'
import { aQueueStore, processEnded } from './a-queue-store'

/** What the network does to one request, and whether the receiver still stored the message. */
export type Fate =
  | 'stored'
  | 'dropped-after'
  | 'dropped-before'
  | '500-after'
  | '500-before'
  | '429'
  | '404'
  | '403'
  | 'crash-before'
  | 'crash-after'

/** What happens in a history, apart from the network's faults. */
export type Step =
  | { readonly do: 'hand-in'; readonly who: number; readonly times: number }
  | { readonly do: 'crash-at-flush'; readonly after: number }
  | { readonly do: 'wait'; readonly ms: number }

const crash = new Error('the process ended')
/** Some submissions go to a forum, each in its own post. */
export const hasPost = (who: number) => who % 4 === 1
/** How many messages each sender's submission has. */
export const parts = (who: number) => 1 + (who % 3)
/** The rank of a sender: some submit for the first time, some have submitted many. */
const rankOf = (who: number): Rank => (who % 5 === 0 ? 2 : who % 2 === 0 ? 1 : 0)
export const referenceOf = (who: number) => `TF-${String(who).padStart(6, '0')}`

/** A relay's queue with a clock, a network and a process that the test controls. */
export function aWorld(fates: readonly Fate[], seed: number) {
  let [now, at, flushesLeft, random] = [0, 0, Infinity, seed]
  const stored: { readonly text: string; readonly isMarked: boolean; readonly post: string | undefined }[] =
    []
  const posts = new Set<string>()
  const alerts: string[] = []
  const doubts = new Map<string, number>()
  const accepted = new Set<number>()
  const queue = aQueueStore(() => {
    flushesLeft -= 1
    if (flushesLeft < 0) {
      flushesLeft = Infinity
      throw crash
    }
  })
  const doubt = (text: string) => void doubts.set(text, (doubts.get(text) ?? 0) + 1)
  const nextRandom = () => (random = (random * 16807) % 2147483647) / 2147483647

  async function receive(url: string, { body }: RequestInit): Promise<Response> {
    // The delivery sends messages as JSON.
    const message = JSON.parse(body as string) as Message
    const text = `${message.embeds[0]?.footer.text.split(' · sent')[0]} ${message.embeds[0]?.title}`
    const fate = fates[at++] ?? 'stored'
    now += 50
    const isStored = ['stored', 'dropped-after', '500-after', 'crash-after'].includes(fate)
    const known = new URL(url).searchParams.get('thread_id') ?? undefined
    if (known !== undefined && !posts.has(known)) throw new Error(`There is no post ${known}.`)
    const post = message.thread_name === undefined ? known : `${posts.size + 1}`
    if (isStored) {
      if (post !== undefined) posts.add(post)
      const isMarked = message.embeds[0]?.footer.text.includes('perhaps a double') === true
      stored.push({ text, isMarked, post })
    }
    if (fate.startsWith('dropped') || fate.startsWith('500')) doubt(text)
    if (fate.startsWith('crash')) throw crash
    if (fate.startsWith('dropped')) throw new TypeError('Failed to fetch')
    if (fate === '429') return Response.json({ retry_after: 1.5 }, { status: 429 })
    return new Response(JSON.stringify({ id: '1', channel_id: post ?? '0' }), {
      status: fate.startsWith('500') ? 500 : Number.parseInt(fate, 10) || 200,
    })
  }

  // A crash inside `fetch` must end the process, and not look like a broken connection.
  let crashed = false
  const deliver = createWebhookSender({
    url: 'https://hooks.example',
    fetch: async (url, init) => {
      try {
        return await receive(url, init)
      } catch (error) {
        crashed ||= error === crash
        throw error
      }
    },
    sleep: async () => {},
    random: nextRandom,
    mostWaits: 0,
  })

  async function run(): Promise<void> {
    const services = {
      store: queue.store,
      send: async (...given: Parameters<typeof deliver>) => {
        const receipt = await deliver(...given)
        if (crashed) throw crash
        return receipt
      },
      alert: async ({ kind }: { readonly kind: string }) => alerts.push(kind) > 0,
      log: () => {},
      now: () => now,
      random: nextRandom,
    }
    await untilCrash(() => runDeliveries(services))
    crashed = false
  }

  async function handIn(who: number): Promise<void> {
    const reference = referenceOf(who)
    const messages = someMessages(parts(who)).map((message, part) => ({
      ...message,
      ...(part === 0 && hasPost(who) && { thread_name: reference }),
      embeds: message.embeds.map((embed) => ({ ...embed, footer: { text: reference } })),
    }))
    const offer = { id: `id of ${reference}`, reference, messages, rank: rankOf(who) }
    const limits = { perMinute: Infinity, waiting: Infinity }
    const answer = await untilCrash(async () => {
      const { store } = queue
      const acceptance = enqueue(offer, store, limits, now)
      await store.flush()
      return acceptance
    })
    if (answer?.outcome === 'accepted' || answer?.outcome === 'known') accepted.add(who)
  }

  async function untilCrash<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      // Anything else in progress ended with the process.
      if (error === processEnded) return undefined
      if (error !== crash) throw error
      queue.crash()
      // The outcome of a message that was on its way is unknown.
      for (const { reference, sent, isInFlight } of queue.all())
        if (isInFlight) doubt(`${reference} Message ${sent + 1}`)
      return undefined
    }
  }

  return {
    stored,
    alerts,
    doubts,
    accepted,
    left: () => queue.all().filter(({ state }) => state !== 'delivered').length,
    async take(step: Step): Promise<void> {
      if (step.do === 'wait') now += step.ms
      else if (step.do === 'crash-at-flush') flushesLeft = step.after
      // At the same time, and while deliveries are in progress.
      else await Promise.all([...Array.from({ length: step.times }, () => handIn(step.who)), run()])
      await run()
    },
    /** Moves the clock from alarm to alarm until nothing waits. */
    async settle(): Promise<void> {
      for (let rounds = 0; rounds < 2000; rounds += 1) {
        const next = nextRunAt(queue.store)
        if (next === undefined) return
        now = Math.max(now, next)
        await run()
      }
      throw new Error('Something still waits after 2000 alarms.')
    },
  }
}
