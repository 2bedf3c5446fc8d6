/** The part of `fetch` that live data needs, so that a test can replace the network. */
export type Fetch = (url: string, init?: { readonly signal?: AbortSignal }) => Promise<Response>

/** A JSON reply, or none: a network error, a status that is not 2xx, or a body that is not JSON. */
export type JsonReply = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

/** How much of a reply is read, and for how many milliseconds after it starts. Real ones are a few kB at most. */
const bounds = { bytes: 256 * 1024, time: 30_000 } as const

/**
 * Ask a third party for JSON. Sends no headers and no body, so the call needs no CORS preflight.
 * Never rejects. It waits for a reply without a time limit; one that is larger than 256 KiB, or not complete 30 seconds
 * after it started, counts as failed, so that it cannot fill the visitor's memory.
 * @example const reply = await fetchJson('https://status.example/2/host', fetch)
 */
export async function fetchJson(
  url: string,
  fetch: Fetch,
  signal?: AbortSignal,
  within: number = bounds.time,
): Promise<JsonReply> {
  try {
    const response = await fetch(url, signal && { signal })
    const text = response.ok ? await readText(response, within) : undefined
    return text === undefined ? { ok: false } : { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

async function readText({ body }: Response, within: number): Promise<string | undefined> {
  if (body === null) return undefined
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  // Cancelling ends the pending read.
  const timer = setTimeout(() => void giveUp(), within)
  let isGivenUp = false
  const giveUp = async () => {
    isGivenUp = true
    await reader.cancel().catch(() => {})
  }
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isGivenUp) return undefined
      if (done) return text + decoder.decode()
      length += value.length
      if (length > bounds.bytes) {
        await giveUp()
        return undefined
      }
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The value as an object with unknown contents, or undefined for anything else.
 * @example asRecord({ online: true })?.['online'] // => true
 */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  // An object that is not an array may be read by any key; each value is still unknown.
  return value as Readonly<Record<string, unknown>>
}

/**
 * A count: a whole number of zero or more, or a string of digits. Anything else is undefined.
 * @example readCount('12') // => 12
 */
export function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
