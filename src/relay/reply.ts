import texts from './texts.json'
import { fillText } from '../engine/fill-text'

/** Why a request was refused, in one word for programs; the sentence for people is in `texts.json`. */
export type RefusalCode = keyof typeof texts.refusals

const statuses: Readonly<Record<RefusalCode, number>> = {
  'not-found': 404,
  'wrong-method': 405,
  'foreign-origin': 403,
  'not-json': 400,
  'not-json-type': 415,
  'too-large': 413,
  'too-slow': 408,
  'unknown-form': 404,
  'bad-shape': 400,
  'form-changed': 409,
  trapped: 403,
  closed: 423,
  invalid: 422,
  'too-many': 429,
  'too-many-reads': 429,
  full: 503,
  'not-configured': 503,
  'no-votes': 502,
  failed: 500,
}

/** A refusal as an error, so that any step of a request may end it. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly more: Readonly<Record<string, unknown>>

  /** `more` is sent along; `what` in it fills the sentence. */
  constructor(code: RefusalCode, more: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

/**
 * The reply to a request that was refused: `{ code, text, … }`, and how long to wait where that helps.
 * @example refusalReply(new Refusal('too-many', { retryAfter: 1500 })).headers.get('Retry-After') // => '2'
 */
export function refusalReply({ code, more }: Refusal): Response {
  const { what, ...rest } = more
  const text = fillText(texts.refusals[code], typeof what === 'string' ? { what } : {})
  const retryAfter = rest['retryAfter']
  const headers: Record<string, string> =
    typeof retryAfter === 'number' ? { 'Retry-After': String(Math.ceil(retryAfter / 1000)) } : {}
  return jsonReply({ code, text, ...rest }, statuses[code], headers)
}

/** What every reply says: that no one keeps, sniffs or passes on where it came from. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** A reply in JSON that no one keeps, sniffs or frames. */
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
