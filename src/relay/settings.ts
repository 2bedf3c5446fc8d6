import { webAddress } from '../delivery/web-address'
import { webhookUrl } from '../delivery/webhook-url'
import { isDiscordId } from '../engine/message/discord-id'
import { webhookVariable } from '../engine/message/webhook'
import type { ObjectNamespace } from './platform'
import type { QueueLimits } from './queue/enqueue'
import type { VisitorLimits } from './rate-limit/admission'

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

type Values = Readonly<Record<string, unknown>>

/** The owner's settings, read from the worker's values. They include secrets: none of it is sent or logged. */
export type RelaySettings = Readonly<ReturnType<typeof readSettings>>

/** The limits where a value is missing or wrong. `wrangler.json` comes with the same, for its owner to change. */
const limits = {
  VISITOR_PER_MINUTE: 10,
  VISITOR_PER_HOUR: 60,
  READS_PER_MINUTE: 30,
  READS_PER_HOUR: 600,
  FORM_PER_MINUTE: 60,
  FORM_WAITING: 5000,
}

/** The limits of a neighbourhood (a subnet) are those of one visitor times this. */
const neighbours = 3

/**
 * Read the worker's values. Never throws: a missing or wrong value is undefined, and requests that need it
 * are refused; `missingOrWrong` names it. Wrong origins are left out.
 * @example readSettings({ SITE_ORIGINS: 'https://a.example, https://b.example' }).origins.length // => 2
 */
export function readSettings(env: Values) {
  const missingOrWrong = new Set<string>()
  const judge = <Value>(
    name: string,
    text: string | undefined,
    read: (text: string) => Value | undefined,
  ) => {
    const value = text === undefined ? undefined : read(text)
    if (text !== undefined && value === undefined) missingOrWrong.add(name)
    return value
  }
  const given = <Value>(name: string, read: (text: string) => Value | undefined) =>
    judge(name, textOf(env, name), read)
  const needed = (name: string, isThere: boolean) => void (isThere || missingOrWrong.add(name))

  const visitorSecret = textOf(env, 'VISITOR_SECRET')
  needed('VISITOR_SECRET', visitorSecret !== undefined)
  const origins = (textOf(env, 'SITE_ORIGINS') ?? '')
    .split(',')
    .map((text) => text.trim())
    .flatMap((text) => judge('SITE_ORIGINS', text || undefined, originOf) ?? [])
  needed('SITE_ORIGINS', origins.length > 0)
  const limit = (name: keyof typeof limits) => given(name, countOf) ?? limits[name]
  const [perMinute, perHour] = [limit('VISITOR_PER_MINUTE'), limit('VISITOR_PER_HOUR')]
  const clientId = textOf(env, 'GITHUB_CLIENT_ID')
  const clientSecret = textOf(env, 'GITHUB_CLIENT_SECRET')
  const workbench = given('WORKBENCH_ORIGIN', originOf)
  const github =
    textOf(env, 'GITHUB_URL') === undefined ? 'https://github.com' : given('GITHUB_URL', originOf)
  const site = given('VOTE_SITE_URL', webAddress)?.href
  const visitorLimits: VisitorLimits = {
    submission: { perMinute, perHour },
    neighbourhood: { perMinute: perMinute * neighbours, perHour: perHour * neighbours },
    reading: { perMinute: limit('READS_PER_MINUTE'), perHour: limit('READS_PER_HOUR') },
  }
  const formLimits: QueueLimits = { perMinute: limit('FORM_PER_MINUTE'), waiting: limit('FORM_WAITING') }
  return {
    /** The sites whose pages may send, as origins. */
    origins,
    /** The key for hashing visitors' addresses, so that they cannot be recovered from what is stored. */
    visitorSecret,
    /** The key for reading the queues' lengths. */
    healthKey: textOf(env, 'HEALTH_KEY'),
    visitorLimits,
    formLimits,
    staffRoleId: given('STAFF_ROLE_ID', (text) => (isDiscordId(text) ? text : undefined)),
    /** The vote site's address, the number it gave the server, and the key. */
    votes:
      site === undefined
        ? undefined
        : { site, server: textOf(env, 'VOTE_SERVER_ID'), key: textOf(env, 'VOTE_KEY') },
    /**
     * A GitHub app, and the one origin that receives tokens; undefined, so that signing in to the workbench is disabled,
     * until all of it is set.
     */
    signIn:
      github && clientId && clientSecret && workbench
        ? { github, clientId, clientSecret, workbench }
        : undefined,
    /** The address of the webhook with this name; undefined where it is not set or not a webhook's address. */
    webhook: (name: string) => addressOf(textOf(env, webhookVariable(name)) ?? ''),
    /** The address of the webhook that alerts go to. */
    alertWebhook: given('ALERT_WEBHOOK', addressOf),
    /** The names of the variables that every relay needs and are not set, and of those whose value cannot be used. */
    missingOrWrong: [...missingOrWrong],
  }
}

/** The webhook's address, rebuilt as in `webhookUrl`. */
function addressOf(copied: string): string | undefined {
  const reading = webhookUrl(copied)
  return reading.ok ? reading.url : undefined
}

/** A value without surrounding white space; undefined where there is none. */
function textOf(env: Values, name: string): string | undefined {
  const value = Object.hasOwn(env, name) ? env[name] : undefined
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

/** A whole number from 1 up. */
function countOf(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function originOf(text: string): string | undefined {
  return webAddress(text)?.origin
}
