import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isObject } from '../../discord/rules/guards'
import type { Violation } from '../../discord/rules/violation'
import errors from './errors.json' with { type: 'json' }

/**
 * One of Discord's errors, with its code and words.
 * @example discordError('unknownWebhook').status // => 404
 */
export function discordError(name: keyof typeof errors): Response {
  const { status, code, message } = errors[name]
  return Response.json({ message, code }, { status })
}

/** End the handling of a request with this reply. */
export function refuse(reply: Response): never {
  // Every error of Discord has a body.
  throw new HTTPException(reply.status as ContentfulStatusCode, { res: reply })
}

/** Discord's 400 for a body that breaks its rules: all violations in one tree, list positions as text. */
export function formError(violations: readonly Violation[]): Response {
  const body = { message: 'Invalid Form Body', code: 50035, errors: treeOf(violations) }
  return Response.json(body, { status: 400 })
}

function treeOf(violations: readonly Violation[]): object {
  const root: Record<string, unknown> = {}
  for (const { path, code, message } of violations) {
    const leaf = path.reduce<Record<string, unknown>>(branch, root)
    const known: readonly unknown[] = Array.isArray(leaf['_errors']) ? leaf['_errors'] : []
    leaf['_errors'] = [...known, { code, message }]
  }
  return root
}

function branch(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const known = parent[key]
  const next: Record<string, unknown> = isObject(known) ? known : {}
  parent[key] = next
  return next
}
