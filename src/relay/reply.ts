import texts from './texts.json'
import { fillText } from '../engine/fill-text'

/**
 * Why a request was refused: a code for programs; the status and a sentence for whoever reads the reply are in
 * `texts.json`. Visitors read the site's own words for it, chosen by `failureAdvice`.
 */
type RefusalCode = keyof typeof texts.refusals

/** A refusal as an error, so that any step of a request can throw it. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly more: Readonly<Record<string, unknown>>

  /** `more` is added to the reply; its `what` fills the sentence's placeholder. */
  constructor(code: RefusalCode, more: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

/**
 * The reply to a refused request: `{ code, text, … }`, and how long to wait if waiting helps.
 * @example refusalReply(new Refusal('too-many', { retryAfter: 1500 })).headers.get('Retry-After') // => '2'
 */
export function refusalReply({ code, more }: Refusal): Response {
  const { what, ...rest } = more
  const refusal = texts.refusals[code]
  const text = fillText(refusal.text, typeof what === 'string' ? { what } : {})
  const retryAfter = rest['retryAfter']
  const headers: Record<string, string> =
    typeof retryAfter === 'number' ? { 'Retry-After': String(Math.ceil(retryAfter / 1000)) } : {}
  return jsonReply({ code, text, ...rest }, refusal.status, headers)
}

/** The headers of every reply: it must not be cached or sniffed, and sends no referrer on. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** A JSON reply that must not be cached, sniffed or framed. */
export function jsonReply(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, {
    status,
    headers: {
      ...privateHeaders,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...headers,
    },
  })
}
