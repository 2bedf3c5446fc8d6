import { readFileSync } from 'node:fs'
import { aSubmission, site } from '../relay/a-relay'

/** A malicious request, and the expected outcome. */
export interface RelayAttack {
  readonly name: string
  readonly request: {
    readonly method?: string
    readonly path?: string
    /** Added to the headers of the site's own page, or replacing them; null removes one. */
    readonly headers?: Readonly<Record<string, string | null>>
    /** The body as sent; otherwise a valid submission with these changes. */
    readonly body?: string
    readonly submission?: Readonly<Record<string, unknown>>
    readonly answers?: Readonly<Record<string, unknown>>
    readonly long?: { readonly answer: string; readonly sign: string; readonly times: number }
    readonly many?: number
    readonly padding?: number
  }
  readonly expect: { readonly status: number; readonly code?: string }
}

const list = readFileSync(new URL('relay.json', import.meta.url), 'utf8')

// Not imported, as bundlers reject half a surrogate pair in JSON. The tests that run the list check its shape.
export const relayAttacks = (JSON.parse(list) as { readonly attacks: readonly RelayAttack[] }).attacks

export const attackedForm = 'guestlist-request'

/** The request of an attack, ready to be sent; `number` distinguishes attacks on the same relay. */
export function requestOf(
  { request }: RelayAttack,
  number = 0,
): { readonly path: string; readonly init: RequestInit } {
  const { method = 'POST', path = `/submit/${attackedForm}` } = request
  const headers = new Headers({
    Origin: site,
    'Content-Type': 'application/json',
    'CF-Connecting-IP': '192.0.2.7',
  })
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // As bytes, because a text would set its own content type.
  return {
    path,
    init: { method, headers, ...(hasBody && { body: new TextEncoder().encode(bodyOf(request, number)) }) },
  }
}

function bodyOf(
  { body, submission, answers, long, many, padding }: RelayAttack['request'],
  number: number,
): string {
  if (padding !== undefined) return ' '.repeat(padding)
  if (body !== undefined) return body
  const good = aSubmission(attackedForm, { key: `ZM-7K3M9Q-${1767268800000 + number}` })
  const extra = Array.from({ length: many ?? 0 }, (_, at) => [`question${at}`, 'x'])
  return JSON.stringify({
    ...good,
    answers: {
      minecraftName: 'Steve',
      discordTag: 'steve',
      reason: 'to play',
      ...answers,
      ...(long && { [long.answer]: long.sign.repeat(long.times) }),
      ...Object.fromEntries(extra),
    },
    ...submission,
  })
}
