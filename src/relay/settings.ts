import { webhookUrl } from '../delivery/webhook-url'
import { webhookVariable } from '../engine/message/webhook'
import type { ObjectNamespace } from './platform'
import type { WindowLimits } from './rate-limit/admission'

/**
 * What the platform passes to the worker: the three kinds of durable objects, and the owner's values, which
 * `.github/DEPLOY.md` explains. A missing or empty value counts as not set.
 */
export interface RelayEnv {
  readonly SUBMISSION_QUEUE: ObjectNamespace
  readonly RATE_LIMITER: ObjectNamespace
  readonly VOTE_BOARD: ObjectNamespace
  readonly [name: string]: unknown
}

/** What signing in to the workbench needs: a GitHub app, and the one origin that receives tokens. */
export interface SignInSettings {
  /** Such as `https://github.com`. */
  readonly github: string
  readonly clientId: string
  readonly clientSecret: string
  readonly workbench: string
}

type Values = Readonly<Record<string, unknown>>

/** The owner's settings, read from the worker's values. They include secrets: none of it is sent or logged. */
export interface RelaySettings {
  /** The sites whose pages may send, as origins. */
  readonly origins: readonly string[]
  /** The key for hashing visitors' addresses, so that they cannot be recovered from what is stored. */
  readonly visitorSecret: string | undefined
  /** The key for reading the queues' lengths. */
  readonly healthKey: string | undefined
  readonly visitorLimits: Readonly<Record<'submission' | 'neighbourhood' | 'reading', WindowLimits>>
  readonly staffRoleId: string | undefined
  /** Undefined, and signing in disabled, until all of it is set. */
  readonly signIn: SignInSettings | undefined
  /** The address of the webhook with this name; undefined where it is not set or not a webhook's address. */
  readonly webhook: (name: string) => string | undefined
}

/** The limits of a neighbourhood (a subnet) are those of one visitor times this. */
const neighbours = 3

/**
 * Read the worker's values. Never throws: what is missing or wrong is undefined, and what needs it is refused.
 * @example readSettings({ SITE_ORIGINS: 'https://a.example, https://b.example' }).origins.length // => 2
 */
export function readSettings(env: Values): RelaySettings {
  const submission = {
    perMinute: countOf(env, 'VISITOR_PER_MINUTE', 10),
    perHour: countOf(env, 'VISITOR_PER_HOUR', 60),
  }
  return {
    origins: (settingOf(env, 'SITE_ORIGINS') ?? '').split(',').flatMap((text) => originOf(text.trim()) ?? []),
    visitorSecret: settingOf(env, 'VISITOR_SECRET'),
    healthKey: settingOf(env, 'HEALTH_KEY'),
    visitorLimits: {
      submission,
      neighbourhood: {
        perMinute: submission.perMinute * neighbours,
        perHour: submission.perHour * neighbours,
      },
      reading: {
        perMinute: countOf(env, 'READS_PER_MINUTE', 30),
        perHour: countOf(env, 'READS_PER_HOUR', 600),
      },
    },
    staffRoleId: settingOf(env, 'STAFF_ROLE_ID'),
    signIn: signInOf(env),
    webhook: (name) => addressOf(env, webhookVariable(name)),
  }
}

function signInOf(env: Values): SignInSettings | undefined {
  const clientId = settingOf(env, 'GITHUB_CLIENT_ID')
  const clientSecret = settingOf(env, 'GITHUB_CLIENT_SECRET')
  const workbench = originOf(settingOf(env, 'WORKBENCH_ORIGIN') ?? '')
  const github = originOf(settingOf(env, 'GITHUB_URL') ?? 'https://github.com')
  return github && clientId && clientSecret && workbench
    ? { github, clientId, clientSecret, workbench }
    : undefined
}

/** The webhook's address in this variable, rebuilt as in `webhookUrl`. */
export function addressOf(env: Values, variable: string): string | undefined {
  const copied = settingOf(env, variable)
  const reading = copied === undefined ? undefined : webhookUrl(copied)
  return reading?.ok ? reading.url : undefined
}

/**
 * A value as text, without surrounding white space; undefined where there is none.
 * @example settingOf({ SITE_ORIGINS: ' https://a.example ' }, 'SITE_ORIGINS') // => 'https://a.example'
 */
export function settingOf(env: Values, name: string): string | undefined {
  const value = Object.hasOwn(env, name) ? env[name] : undefined
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

/** A value as a whole number from 1 up; the fallback where there is none. */
export function countOf(env: Values, name: string, fallback: number): number {
  const text = settingOf(env, name)
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback
}

function originOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).origin : undefined
}
