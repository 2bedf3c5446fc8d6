import { readBody, type Body } from '../../discord/message-body'
import { formViolations } from '../../discord/rules/message-violations'
import { violation } from '../../discord/rules/violation'
import { discordError, formError } from './errors'

/** A body Discord would keep, or the reply with which it refuses. */
export type ReadMessage =
  | { readonly ok: true; readonly raw: unknown; readonly body: Body }
  | { readonly ok: false; readonly reply: Response }

const mostBytes = 10 * 1024 * 1024

/**
 * Read and judge the JSON body of a request as Discord does; whether there is anything to send is for the caller to say.
 * Refuses other content types, text that is no JSON or no UTF-8, more than 10 MiB, and what breaks Discord's rules.
 */
export async function readMessage(request: Request): Promise<ReadMessage> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const bytes = await request.arrayBuffer()
  if (type !== 'application/json')
    return { ok: false, reply: formError([violation([], 'CONTENT_TYPE_INVALID')]) }
  if (bytes.byteLength > mostBytes) return { ok: false, reply: discordError('tooLarge') }
  const json = parse(bytes)
  if (json === undefined) return { ok: false, reply: discordError('invalidJson') }
  const violations = formViolations(json.value)
  if (violations.length > 0) return { ok: false, reply: formError(violations) }
  return { ok: true, raw: json.value, body: readBody(json.value) }
}

function parse(bytes: ArrayBuffer): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}
