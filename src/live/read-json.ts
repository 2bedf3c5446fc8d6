/** The part of `fetch` that live data needs, so that a test can stand in for the network. */
export type Fetch = (url: string, init?: { readonly signal?: AbortSignal }) => Promise<Response>

/** A reply that came, or why there is none: the network, a status that is not 2xx, or a body that is no JSON. */
export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

/**
 * Ask a third party for JSON. No header and no body go along, so the call needs no permission of the other side's.
 * Never rejects; there is no time limit (specification, section 9).
 * @example const reply = await readJson('https://status.example/2/host', fetch)
 */
export async function readJson(url: string, fetch: Fetch, signal?: AbortSignal): Promise<Reply> {
  try {
    const response = await fetch(url, signal && { signal })
    if (!response.ok) return { ok: false }
    return { ok: true, value: await response.json() }
  } catch {
    return { ok: false }
  }
}
