import type { World } from './world'

/** The sender of a request: a page, or the relay's process. Once it has ended, it sends and receives nothing. */
export interface Sender {
  readonly isAlive: () => boolean
  readonly isOnline: () => boolean
}

/** What happens to a request on its way, and to its reply. */
export type Passage =
  | 'good'
  | 'late'
  | 'never'
  | 'lost-before'
  | 'lost-after'
  | 'twice'
  | 'portal'
  | 'gateway-before'
  | 'gateway-after'

const passages: readonly [Passage, ...Passage[]] = [
  'late',
  'never',
  'lost-before',
  'lost-before',
  'lost-after',
  'lost-after',
  'twice',
  'portal',
  'gateway-before',
  'gateway-after',
]

interface Trip {
  readonly sender: Sender
  readonly signal?: AbortSignal | null | undefined
  /** The receiver's reply. `isCopy`: something on the way has sent the request a second time. */
  readonly arrive: (isCopy: boolean) => Promise<Response>
  /** It can no longer arrive. */
  readonly onGone?: () => void
  /** The share of passages that go wrong, instead of the network's own. */
  readonly roughness?: number
}

const second = 1000

/**
 * A promise that never resolves. Each caller has its own: a shared one would keep everything that awaits it in
 * memory.
 */
export const never = (): Promise<never> => new Promise(() => undefined)

/** Carry one request and its reply through the network of this world. */
export function travel(world: World, { sender, signal, arrive, onGone, roughness }: Trip): Promise<Response> {
  if (!sender.isAlive()) return never()
  const { clock, fate } = world
  const passage: Passage = fate.chance(roughness ?? world.weather.network) ? fate.pick(passages) : 'good'
  const there = 5 + fate.below(passage === 'late' ? 5 * second : 80)
  const back = 5 + fate.below(passage === 'late' ? 200 * second : 80)
  const arrivesAborted = fate.chance(0.5)
  return new Promise((resolve, reject) => {
    const isHeard = () => sender.isAlive()
    const fail = () => isHeard() && reject(new TypeError('Failed to fetch'))
    if (signal?.aborted) return reject(new DOMException('It was stopped.', 'AbortError'))
    if (!sender.isOnline()) return void clock.later(fail, 1)
    let isAborted = false
    signal?.addEventListener('abort', () => {
      isAborted = true
      if (isHeard()) reject(new DOMException('It was stopped.', 'AbortError'))
    })
    const reply = (response: Response) =>
      clock.later(() => {
        if (!isHeard()) return
        if (sender.isOnline()) resolve(response)
        else fail()
      }, back)
    const go = async () => {
      if (
        passage === 'lost-before' ||
        passage === 'portal' ||
        passage === 'gateway-before' ||
        (isAborted && !arrivesAborted)
      ) {
        onGone?.()
        if (passage === 'portal')
          return reply(
            new Response('<h1>Welcome to the hotel</h1>', { headers: { 'Content-Type': 'text/html' } }),
          )
        if (passage === 'gateway-before') return reply(new Response('<h1>502</h1>', { status: 502 }))
        return clock.later(fail, back)
      }
      const answered = arrive(false)
      // In case no one awaits it.
      answered.catch(() => undefined)
      onGone?.()
      if (passage === 'twice') clock.later(() => void arrive(true).catch(() => undefined), back)
      if (passage === 'never') return undefined
      if (passage === 'lost-after') return clock.later(fail, back)
      if (passage === 'gateway-after') return reply(new Response('<h1>504</h1>', { status: 504 }))
      try {
        return reply(await answered)
      } catch {
        return clock.later(fail, back)
      }
    }
    clock.later(() => void go(), there)
    return undefined
  })
}

const day = 24 * 60 * 60 * second

/** Until when a reply asks its reader to send nothing; 0 if it does not. At most a day is respected. */
export async function endOfLimit(reply: Response, now: number): Promise<number> {
  if (reply.status !== 429) return 0
  const { retry_after: seconds, retryAfter } = (await reply.clone().json()) as {
    retry_after?: number
    retryAfter?: number
  }
  const pause = seconds === undefined ? (retryAfter ?? 0) : seconds * second
  return now + Math.min(pause, day)
}

/** All request bodies are text. */
export function bodyOf(body: RequestInit['body']): string {
  return typeof body === 'string' ? body : ''
}
