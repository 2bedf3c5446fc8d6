import { healthReply } from './health'
import type { LogEntry } from './outgoing'
import type { RelayServices } from './services'
import { acceptSubmission } from './accept-submission'
import { rateLimit } from './rate-limit/rate-limit'
import { jsonReply, Refusal, refusalReply } from './reply'
import { signInReply } from './sign-in'

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
  const origin = siteOrigin(request, services.settings.origins)
  if (request.method === 'OPTIONS') return preflightReply(origin)
  try {
    return withOrigin(await route(request, origin, services), origin)
  } catch (error) {
    if (error instanceof Refusal) return withOrigin(refusalReply(error), origin)
    // The error's own text may contain anything, so it is not logged.
    services.log({ event: 'error', outcome: 'request' })
    return withOrigin(refusalReply(new Refusal('failed')), origin)
  }
}

async function route(
  request: Request,
  origin: string | undefined,
  services: RelayServices,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, slug] = /^\/submit\/([a-z0-9-]{1,64})$/.exec(pathname) ?? []
  const [, view] = /^\/votes\/(top|last)$/.exec(pathname) ?? []
  const [signIn, back] = /^\/sign-in(\/callback)?$/.exec(pathname) ?? []
  const isKnown = [slug, view, signIn].some((each) => each !== undefined) || pathname === '/health'
  if (!isKnown) throw new Refusal('not-found')
  // The platform leaves out the body of a HEAD. A code from signing in works once, so a HEAD must not use it up.
  const methods = slug !== undefined ? ['POST'] : signIn !== undefined ? ['GET'] : ['GET', 'HEAD']
  if (!methods.includes(request.method)) throw new Refusal('wrong-method')
  if (slug !== undefined) return submit(request, slug, origin, services)
  await rateLimit(request, 'reading', services)
  if (signIn !== undefined) return signInReply(request, back !== undefined, services)
  return view === undefined
    ? healthReply(request, services)
    : votesReply(view === 'top' ? 'top' : 'last', services)
}

async function submit(
  request: Request,
  slug: string,
  origin: string | undefined,
  services: RelayServices,
): Promise<Response> {
  const started = services.now()
  let entry: LogEntry = { event: 'submission', outcome: 'failed' }
  const note = (more: Partial<LogEntry>) => void (entry = { ...entry, ...more })
  try {
    if (origin === undefined) throw new Refusal('foreign-origin')
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

async function votesReply(view: 'top' | 'last', services: RelayServices): Promise<Response> {
  const rows = await services.votes(view)
  if (rows === undefined) throw new Refusal('no-votes')
  return jsonReply(rows, 200, { 'Cache-Control': 'public, max-age=60' })
}

/** The site's origin when a request comes from one of its pages; otherwise undefined. */
function siteOrigin(request: Request, origins: readonly string[]): string | undefined {
  const origin = request.headers.get('Origin')
  return origin !== null && origins.includes(origin) ? origin : undefined
}

/** The reply to a preflight, which asks whether a page of `origin` may send; without an origin it may not. */
function preflightReply(origin: string | undefined): Response {
  const allowed = {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '7200',
  }
  const reply = new Response(null, { status: origin === undefined ? 403 : 204 })
  if (origin !== undefined)
    for (const [name, value] of Object.entries(allowed)) reply.headers.set(name, value)
  return withOrigin(reply, origin)
}

/** Lets the page that sent the request read the reply, and no other origin. */
function withOrigin(reply: Response, origin: string | undefined): Response {
  reply.headers.append('Vary', 'Origin')
  if (origin === undefined) return reply
  reply.headers.set('Access-Control-Allow-Origin', origin)
  reply.headers.set('Access-Control-Expose-Headers', 'Retry-After')
  return reply
}
