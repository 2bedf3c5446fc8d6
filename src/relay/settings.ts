import { webhookUrl } from '../delivery/webhook-url'
import { webhookVariable } from '../delivery/webhook-url'
import type { Visit, VisitorLimits } from './rate-limit/judge-visit'
import { countOf, textOf } from './relay-env'

/** What the owner decided, read from the worker's values. Secrets stay in here: nothing of it is sent or logged. */
export interface RelaySettings {
  /** The sites whose pages may send, as origins. */
  readonly origins: readonly string[]
  /** What visitors' addresses are hashed with, so that nobody can tell them from what is kept. */
  readonly visitorSecret: string | undefined
  readonly visitorLimits: Readonly<Record<Visit, VisitorLimits>>
  readonly staffRoleId: string | undefined
  readonly turnstile: { readonly secret: string; readonly url: string } | undefined
  /** The address of the webhook with this name; undefined where it is not set, or no address of a webhook. */
  readonly webhook: (name: string) => string | undefined
}

const turnstileUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/**
 * Read the settings from the worker's values. Never throws: what is missing or wrong is undefined, and the relay then
 * refuses what needs it.
 * @example readSettings({ SITE_ORIGINS: 'https://a.example, https://b.example' }).origins.length // => 2
 */
export function readSettings(env: Readonly<Record<string, unknown>>): RelaySettings {
  const secret = textOf(env, 'TURNSTILE_SECRET')
  return {
    origins: (textOf(env, 'SITE_ORIGINS') ?? '').split(',').flatMap((text) => originOf(text.trim()) ?? []),
    visitorSecret: textOf(env, 'VISITOR_SECRET'),
    visitorLimits: {
      submission: {
        perMinute: countOf(env, 'VISITOR_PER_MINUTE', 10),
        perHour: countOf(env, 'VISITOR_PER_HOUR', 60),
      },
      reading: {
        perMinute: countOf(env, 'READS_PER_MINUTE', 30),
        perHour: countOf(env, 'READS_PER_HOUR', 600),
      },
    },
    staffRoleId: textOf(env, 'STAFF_ROLE_ID'),
    turnstile:
      secret === undefined ? undefined : { secret, url: textOf(env, 'TURNSTILE_URL') ?? turnstileUrl },
    webhook: (name) => addressOf(env, webhookVariable(name)),
  }
}

/** The webhook's address under this variable, rebuilt as `webhookUrl` does. */
export function addressOf(env: Readonly<Record<string, unknown>>, variable: string): string | undefined {
  const copied = textOf(env, variable)
  const reading = copied === undefined ? undefined : webhookUrl(copied)
  return reading?.ok ? reading.url : undefined
}

function originOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).origin : undefined
}
