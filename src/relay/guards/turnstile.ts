import type { RelaySettings } from '../settings'

interface TurnstileMeans {
  readonly settings: Pick<RelaySettings, 'turnstile' | 'origins'>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * Whether Turnstile says that a person holds this token; true where Turnstile is not switched on. A token that was used
 * before is refused there, except in a further try of the same submission, which its digest shows. The visitor's address
 * is not sent. Never rejects; without an answer nobody is a person. Source: Cloudflare, "Validate the token".
 */
export async function isPerson(
  token: string | undefined,
  digest: string,
  { settings: { turnstile, origins }, fetch }: TurnstileMeans,
): Promise<boolean> {
  if (turnstile === undefined) return true
  if (token === undefined) return false
  try {
    const body = JSON.stringify({
      secret: turnstile.secret,
      response: token,
      idempotency_key: uuidOf(digest),
    })
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(turnstile.url, { method: 'POST', headers, body })
    const verdict: unknown = await reply.json()
    return isYes(
      verdict,
      origins.map((origin) => new URL(origin).hostname),
    )
  } catch {
    return false
  }
}

function isYes(verdict: unknown, hosts: readonly string[]): boolean {
  if (typeof verdict !== 'object' || verdict === null || !('success' in verdict) || verdict.success !== true)
    return false
  return 'hostname' in verdict && typeof verdict.hostname === 'string' && hosts.includes(verdict.hostname)
}

/** A digest of at least 32 hexadecimal signs in the form Turnstile asks for. */
function uuidOf(digest: string): string {
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
