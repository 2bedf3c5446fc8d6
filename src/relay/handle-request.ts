import { preflightReply, siteOrigin, withOrigin } from './guards/cross-origin'
import { healthReply } from './health'
import type { LogEntry } from './log'
import type { RelayMeans } from './relay-means'
import { jsonReply, Refusal, refusalReply } from './reply'
import { takeSubmission } from './take-submission'
import { letIn } from './rate-limit/let-in'

/**
 * Answer one request; never rejects.
 * - `POST /submit/<slug>` with `{ reference, key, sentAt?, answers, trap?, token? }`, from a page of the site only: 202 with
 *   `{ reference }` once the submission is safe; 422 with the form's own errors; else a refusal `{ code, text }`.
 * - `GET /votes/top`, `GET /votes/last`: one row in a list.
 * - `GET /health`: what waits, and whether a person has to look (then 503).
 * Who comes too often, to send or to read, is refused with 429 and `Retry-After`.
 */
export async function handleRequest(request: Request, means: RelayMeans): Promise<Response> {
  const origin = siteOrigin(request, means.settings.origins)
  if (request.method === 'OPTIONS') return preflightReply(origin)
  try {
    return withOrigin(await route(request, origin, means), origin)
  } catch (error) {
    if (error instanceof Refusal) return withOrigin(refusalReply(error), origin)
    // The error's own words may hold anything, so they are not logged.
    means.log({ event: 'error', outcome: 'request' })
    return withOrigin(refusalReply(new Refusal('failed')), origin)
  }
}

async function route(request: Request, origin: string | undefined, means: RelayMeans): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, slug] = /^\/submit\/([a-z0-9-]{1,64})$/.exec(pathname) ?? []
  const [, view] = /^\/votes\/(top|last)$/.exec(pathname) ?? []
  const isKnown = slug !== undefined || view !== undefined || pathname === '/health'
  if (!isKnown) throw new Refusal('not-found')
  if (request.method !== (slug === undefined ? 'GET' : 'POST')) throw new Refusal('wrong-method')
  if (slug !== undefined) return submit(request, slug, origin, means)
  await letIn(request, 'reading', means)
  return view === undefined ? healthReply(means) : votesReply(view === 'top' ? 'top' : 'last', means)
}

async function submit(
  request: Request,
  slug: string,
  origin: string | undefined,
  means: RelayMeans,
): Promise<Response> {
  const started = means.now()
  let entry: LogEntry = { event: 'submission', outcome: 'failed' }
  const note = (more: Partial<LogEntry>) => void (entry = { ...entry, ...more })
  try {
    if (origin === undefined) throw new Refusal('foreign-origin')
    const { reference, outcome } = await takeSubmission(request, slug, means, note)
    note({ outcome })
    return jsonReply({ reference }, 202)
  } catch (error) {
    if (error instanceof Refusal) note({ outcome: error.code })
    throw error
  } finally {
    means.log({ ...entry, ms: means.now() - started })
  }
}

async function votesReply(view: 'top' | 'last', means: RelayMeans): Promise<Response> {
  const rows = await means.votes(view)
  if (rows === undefined) throw new Refusal('no-votes')
  return jsonReply(rows, 200, { 'Cache-Control': 'public, max-age=60' })
}
