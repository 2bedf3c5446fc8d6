import { isObject } from './measure'
import type { Violation } from './violation'

/** Which API answers: `modern` for v8 to v10, `legacy` for addresses without a version and v6. */
export type Dialect = 'modern' | 'legacy'

/**
 * The body of Discord's 400 for a form with violations: one tree in the modern API, lists of texts in the legacy one,
 * where embeds are only counted up by their position.
 * @example formError('legacy', [{ path: ['embeds', '0', 'title'], code: 'BASE_TYPE_MAX_LENGTH', message: '…' }]) // => { embeds: ['0'] }
 */
export function formError(dialect: Dialect, violations: readonly Violation[]): object {
  if (dialect === 'legacy') return legacyError(violations)
  return { message: 'Invalid Form Body', code: 50035, errors: errorTree(violations) }
}

function errorTree(violations: readonly Violation[]): object {
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

function legacyError(violations: readonly Violation[]): object {
  const root: Record<string, string[]> = {}
  for (const { path, message } of violations) {
    const [key = '_misc', position] = path
    const text = position !== undefined && key === 'embeds' ? position : message
    const texts = root[key] ?? []
    if (!texts.includes(text)) root[key] = [...texts, text]
  }
  return root
}
