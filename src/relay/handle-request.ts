import { healthReply } from './health'
import type { LogEntry } from './process-services'
import type { RelayServices } from './services'
import { acceptSubmission } from './accept-submission'
import { rateLimit } from './rate-limit/rate-limit'
import { jsonReply, Refusal, refusalReply } from './reply'
import { leaveForGitHub, returnFromGitHub } from './sign-in'

/**
 * Answer one request; never rejects.
 * - `POST /submit/<slug>` with `{ reference, key, sentAt?, answers, trap? }`, only from a page of the site: 202 with
 *   `{ reference }` once the submission is stored; 422 with the form's own errors; else a refusal `{ code, text }`.
 * - `GET /votes/top`, `GET /votes/last`: one row in a list.
 * - `GET /sign-in`, `GET /sign-in/callback`: signing in for the workbench, where the owner has set it up.
 * - `GET /health`: 503 when a person has to act, else 200; with the key, also the lengths of the queues.
 * - `HEAD` of the votes and the health: the same without the body, as many monitors ask.
 * Too many submissions or reads are refused with 429 and `Retry-After`.
 */
export async function handleRequest(request: Request, services: RelayServices): Promise<Response> {
  const origin = siteOrigin(request, services)
  if (request.method === 'OPTIONS') return preflightReply(origin)
  try {
    return withOrigin(await route(request, services), origin)
  } catch (error) {
    if (error instanceof Refusal) return withOrigin(refusalReply(error), origin)
    // The error's own text may contain anything, so it is not logged.
    services.log({ event: 'error', outcome: 'request' })
    return withOrigin(refusalReply(new Refusal('failed')), origin)
  }
}

interface Route {
  readonly path: RegExp
  readonly methods: readonly string[]
  /** `part` is what the group in `path` matched. */
  readonly reply: (request: Request, services: RelayServices, part: string) => Promise<Response>
}

// The platform leaves out the body of a HEAD.
const reading = ['GET', 'HEAD']

const routes: readonly Route[] = [
  { path: /^\/submit\/([a-z0-9-]{1,64})$/, methods: ['POST'], reply: submit },
  { path: /^\/votes\/(top|last)$/, methods: reading, reply: limited(votesReply) },
  { path: /^\/health$/, methods: reading, reply: limited(healthReply) },
  // A code from signing in works once, so a HEAD must not use it up.
  { path: /^\/sign-in$/, methods: ['GET'], reply: limited(leaveForGitHub) },
  { path: /^\/sign-in\/callback$/, methods: ['GET'], reply: limited(returnFromGitHub) },
]

async function route(request: Request, services: RelayServices): Promise<Response> {
  const { pathname } = new URL(request.url)
  for (const { path, methods, reply } of routes) {
    const [found, part = ''] = path.exec(pathname) ?? []
    if (found === undefined) continue
    if (methods.includes(request.method)) return reply(request, services, part)
    const refusal = refusalReply(new Refusal('wrong-method'))
    refusal.headers.set('Allow', methods.join(', '))
    return refusal
  }
  throw new Refusal('not-found')
}

function limited(reply: Route['reply']): Route['reply'] {
  return async (request, services, part) => {
    await rateLimit(request, 'reading', services)
    return reply(request, services, part)
  }
}

async function submit(request: Request, services: RelayServices, slug: string): Promise<Response> {
  const started = services.now()
  let entry: LogEntry = { event: 'submission', outcome: 'failed' }
  const note = (more: Partial<LogEntry>) => void (entry = { ...entry, ...more })
  try {
    if (siteOrigin(request, services) === undefined) throw new Refusal('foreign-origin')
    const { reference, outcome } = await acceptSubmission(request, slug, services, note)
    note({ outcome })
    return jsonReply({ reference }, 202)
  } catch (error) {
    if (error instanceof Refusal) note({ outcome: error.code })
    throw error
  } finally {
    services.log({ ...entry, ms: services.now() - started })
  }
}

async function votesReply(_: Request, { votes }: RelayServices, view: string): Promise<Response> {
  const rows = await votes(view === 'top' ? 'top' : 'last')
  if (rows === undefined) throw new Refusal('no-votes')
  return jsonReply(rows, 200, { 'Cache-Control': 'public, max-age=60' })
}

/** The site's origin when a request comes from one of its pages; otherwise undefined. */
function siteOrigin(request: Request, { settings: { origins } }: RelayServices): string | undefined {
  const origin = request.headers.get('Origin')
  return origin !== null && origins.includes(origin) ? origin : undefined
}

/** The reply to a preflight, which asks whether a page of `origin` may send; without an origin it may not. */
function preflightReply(origin: string | undefined): Response {
  if (origin === undefined) return withOrigin(new Response(null, { status: 403 }), origin)
  const headers = {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '7200',
  }
  return withOrigin(new Response(null, { status: 204, headers }), origin)
}

/** Lets the page that sent the request read the reply, and no other origin. */
function withOrigin(reply: Response, origin: string | undefined): Response {
  reply.headers.append('Vary', 'Origin')
  if (origin === undefined) return reply
  reply.headers.set('Access-Control-Allow-Origin', origin)
  reply.headers.set('Access-Control-Expose-Headers', 'Retry-After')
  return reply
}
