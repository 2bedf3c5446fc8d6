import type { ObjectNamespace } from './platform'

/**
 * What the platform hands the worker: the three kinds of durable objects, and the owner's values, which
 * `.github/DEPLOY.md` explains. A value that is missing or empty is not set.
 */
export interface RelayEnv {
  readonly SUBMISSION_BOX: ObjectNamespace
  readonly VISITOR_GATE: ObjectNamespace
  readonly VOTE_BOARD: ObjectNamespace
  readonly [name: string]: unknown
}

/**
 * A text among the values, without the space around it; undefined where there is none.
 * @example textOf({ ...bindings, SITE_ORIGINS: ' https://a.example ' }, 'SITE_ORIGINS') // => 'https://a.example'
 */
export function textOf(env: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(env, name) ? env[name] : undefined
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

/** A whole number among the values, from 1 up; the fallback where there is none. */
export function countOf(env: Readonly<Record<string, unknown>>, name: string, fallback: number): number {
  const text = textOf(env, name)
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback
}
