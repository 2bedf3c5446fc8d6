import { readFileSync } from 'node:fs'
import { aSubmission, site } from '../relay/a-relay'

/** One request that is meant to do harm, and what must become of it. */
export interface RelayAttack {
  readonly name: string
  readonly request: {
    readonly method?: string
    readonly path?: string
    /** Beside those of the site's own page, or in their place; null leaves one out. */
    readonly headers?: Readonly<Record<string, string | null>>
    /** The body as it is sent; else a good submission with these changes. */
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

// Not imported, as bundlers refuse half a sign in JSON. The list is held to its type by the tests that run it.
export const relayAttacks = (JSON.parse(list) as { readonly attacks: readonly RelayAttack[] }).attacks

export const attackedForm = 'guestlist-request'

/** The request of an attack, ready to be sent; `number` tells those apart that go to one relay. */
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
  // As bytes, because a text would bring its own content type.
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
