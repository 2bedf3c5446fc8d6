import type { StoredFile } from '../message-store'
import { readBody, type Body } from './body'
import { discordError } from './discord-error'
import { formError, type Dialect } from './form-error'
import { formViolations } from './message-violations'
import { readRequest } from './read-request'
import { violation, type Violation } from './violation'

/** A body Discord would keep, or the reply with which it refuses. */
export type AcceptedBody =
  | { readonly ok: true; readonly raw: unknown; readonly body: Body; readonly files: readonly StoredFile[] }
  | { readonly ok: false; readonly reply: Response }

const mostFiles = 10

/** Read and judge the body of a request; whether there is anything to send is for the caller to say. */
export async function acceptBody(request: Request, dialect: Dialect): Promise<AcceptedBody> {
  const read = await readRequest(request)
  if (!read.ok) return { ok: false, reply: unreadable(dialect, read.reason) }
  const violations = [...formViolations(read.body), ...fileViolations(read.files)]
  if (violations.length > 0) return { ok: false, reply: refuseForm(dialect, violations) }
  return { ok: true, raw: read.body, body: readBody(read.body), files: read.files }
}

/** Discord's 400 for a form with violations. */
export function refuseForm(dialect: Dialect, violations: readonly Violation[]): Response {
  return Response.json(formError(dialect, violations), { status: 400 })
}

function unreadable(dialect: Dialect, reason: 'content-type' | 'invalid-json' | 'too-large'): Response {
  if (reason === 'too-large') return discordError('tooLarge')
  if (reason === 'invalid-json') return discordError('invalidJson')
  return refuseForm(dialect, [violation([], 'CONTENT_TYPE_INVALID')])
}

function fileViolations(files: readonly StoredFile[]): readonly Violation[] {
  return files.length > mostFiles
    ? [violation(['attachments'], 'BASE_TYPE_MAX_LENGTH', { max: mostFiles })]
    : []
}
