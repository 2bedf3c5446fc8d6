import { propertiesOf } from '../engine/properties-of'
import type { DeliveryWatch, Network } from './deliver'

const second = 1000
const day = 24 * 60 * 60 * second

/**
 * The pause a server asked for, in milliseconds, rounded up and at most a day. Undefined for NaN and for a negative
 * number.
 * @example cappedPause(1e12) // => 86400000
 */
export function cappedPause(milliseconds: number): number | undefined {
  return milliseconds >= 0 ? Math.min(Math.ceil(milliseconds), day) : undefined
}

/**
 * The meaning of a 429: wait this many milliseconds and send again, or stop (the whole IP address is banned for a
 * while).
 */
type RateLimit =
  | { readonly kind: 'wait'; readonly wait: number }
  | { readonly kind: 'ban'; readonly wait: number | undefined }

/**
 * Read a 429 of Discord's API version 10. The longer of the body's `retry_after` and the `Retry-After` header counts,
 * both in seconds; across origins the headers may be hidden. A ban has neither `retry_after` nor rate limit headers:
 * sending again would lengthen it. Reads the reply's body; never rejects. Source: Discord, "Rate limits".
 * @example await readRateLimit(reply) // => { kind: 'wait', wait: 530 }
 */
export async function readRateLimit(reply: Response): Promise<RateLimit> {
  const told = seconds((await readJsonObject(reply))?.['retry_after'])
  const header = seconds(reply.headers.get('Retry-After'))
  const longest = told === undefined ? header : Math.max(told, header ?? 0)
  const namesLimit = [...reply.headers.keys()].some((name) => name.toLowerCase().startsWith('x-ratelimit-'))
  if (told === undefined && !namesLimit) return { kind: 'ban', wait: header }
  return { kind: 'wait', wait: longest ?? seconds(reply.headers.get('X-RateLimit-Reset-After')) ?? second }
}

/**
 * POST a value as JSON, without cookies. Undefined where there is no readable reply: no network, a blocker in the
 * browser, a reply that the browser may not read, or the signal.
 * @example (await postJson(url, { content: 'Hi' }, { fetch }, undefined))?.status // => 200
 */
export async function postJson(
  url: string,
  body: unknown,
  { fetch }: Pick<Network, 'fetch'>,
  signal: AbortSignal | undefined,
): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      // A redirect would be followed with a GET, and its OK would say nothing about what was sent.
      redirect: 'manual',
      ...(signal && { signal }),
    })
  } catch {
    return undefined
  }
}

/** How much of a reply is read, in bytes: twice the longest stored message with every character escaped. */
const most = 256 * 1024

/**
 * The properties of a reply's JSON body; none for an empty body, a text or a number. Undefined where the body is not
 * JSON, breaks off, or is larger than 256 KiB: an endless reply must not fill the memory. Never rejects.
 * @example await readJsonObject(new Response('{"id":"4"}')) // => { id: '4' }
 */
export async function readJsonObject(
  reply: Response,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return propertiesOf(JSON.parse((await readText(reply)) || '{}'))
  } catch {
    return undefined
  }
}

async function readText({ body }: Response): Promise<string> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = body?.getReader()
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return text + decoder.decode()
    length += value.length
    if (length > most) {
      await reader?.cancel()
      throw new RangeError()
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Seconds as a number or in digits, as milliseconds; undefined for anything else. */
function seconds(told: unknown): number | undefined {
  const count = typeof told === 'string' ? Number.parseFloat(told) : told
  return typeof count === 'number' ? cappedPause(count * second) : undefined
}

type RetryServices = Pick<Network, 'sleep' | 'random'> & {
  /** How many waits are allowed; by default eight, for a visitor who is waiting. */
  readonly mostWaits?: number
}

/** How many waits, and how long in all, one delivery accepts. */
export interface RetryBudget {
  /**
   * Wait the `asked` milliseconds plus jitter, and on the `times`th wait in a row at least the backoff. Resolves to
   * `lost` at once where that would exceed the budget.
   */
  readonly wait: (
    asked: number,
    times: number,
    watch: DeliveryWatch,
  ) => Promise<'waited' | 'lost' | 'stopped'>
}

const mostWaiting = 120 * second

// Added to each wait, so that visitors who were told to wait at the same time do not all come back at once.
const mostJitter = 400

/**
 * The retry budget of one delivery: at most `mostWaits` waits, and two minutes in all. From the second wait in
 * a row each takes at least a second, doubled with each further one, whatever was asked for.
 * @example await createRetryBudget({ sleep, random }).wait(530, 1, {}) // => 'waited'
 */
export function createRetryBudget({ sleep, random, mostWaits = 8 }: RetryServices): RetryBudget {
  let [waits, total] = [0, 0]
  return {
    async wait(asked, times, { signal, onWait }) {
      const least = times > 1 ? second * 2 ** (times - 2) : 0
      const milliseconds = Math.max(asked, least) + Math.round(random() * mostJitter)
      waits += 1
      total += milliseconds
      if (waits > mostWaits || total > mostWaiting) return 'lost'
      onWait?.(milliseconds)
      await Promise.race([sleep(milliseconds), ...(signal ? [ended(signal)] : [])])
      return signal?.aborted ? 'stopped' : 'waited'
    },
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
