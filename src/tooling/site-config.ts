import { fillText } from '../engine/fill-text'
import { voteListUrl } from '../live/votes'
import texts from './texts.json'
import type { SiteConfig } from '../site/config'
import { webhookUrl } from '../delivery/webhook-url'
import { webhookVariable } from '../engine/message/webhook'

/**
 * What the configuration needs to know about a form: where it is sent, and whether its message mentions the staff role.
 */
export interface ConfiguredForm {
  readonly slug: string
  readonly webhook: string
  readonly mention?: 'staff' | undefined
  /** Only certain answers are sent there. */
  readonly isRoute?: true
  /** Its channel is a forum, where each submission opens a post. */
  readonly hasPosts?: true
}

/** Environment variables, of the process or of `.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The result of reading the environment: the site's configuration, invalid values and missing values. */
export interface ConfigReading {
  readonly config: SiteConfig
  /** Values that are set but invalid; the build refuses them. One sentence each. */
  readonly problems: readonly string[]
  /** Values that are not set; the site works without them and says so. One sentence each. */
  readonly missing: readonly string[]
  /** With a relay, values that must reach no visitor: the secret part of each, by the variable's name. */
  readonly secrets: Readonly<Record<string, string>>
}

/**
 * Read the site's configuration from environment variables (`.env.example` explains each).
 * Never throws: what is wrong is returned in plain words.
 * @example readSiteConfig({ SERVER_HOST: 'play.example.net' }, []).config.network.host // => 'play.example.net'
 */
export function readSiteConfig(env: Environment, forms: readonly ConfiguredForm[]): ConfigReading {
  const problems: string[] = []
  const missing: string[] = []
  const address = (name: string, fallback?: string) => webAddress(env, name, problems) ?? fallback
  const relay = address('RELAY_URL')?.replace(/\/+$/, '')
  const services = readServices(env, address, relay)
  for (const [key, what] of Object.entries(texts.services)) {
    // The keys are those of `serviceVariables`.
    const name = serviceVariables[key as keyof typeof serviceVariables]
    if (!(key in services)) missing.push(fillText(texts.missingService, { name, what }))
  }
  const staffRoleId = relay === undefined ? readRole(env, problems) : undefined
  missing.push(...incomplete(env, services))
  if (relay === undefined && staffRoleId === undefined)
    for (const { slug } of forms.filter(({ mention }) => mention !== undefined))
      missing.push(fillText(texts.missingRole, { name: 'STAFF_ROLE_ID', form: slug }))
  const vitalsUrl = address('VITALS_URL')
  const config: SiteConfig = {
    network: { name: value(env, 'NETWORK_NAME') ?? 'Emberfall Network', host: readHost(env, problems) },
    siteUrl: (address('SITE_URL') ?? 'https://emberfall.example').replace(/\/+$/, ''),
    links: {
      chat: address('CHAT_INVITE_URL') ?? 'https://chat.emberfall.example/invite',
      photos: address('PHOTO_PROFILE_URL') ?? 'https://photos.emberfall.example/emberfall',
      videos: address('VIDEO_CHANNEL_URL') ?? 'https://videos.emberfall.example/emberfall?sub_confirmation=1',
      supportMail: value(env, 'SUPPORT_MAIL') ?? 'support@emberfall.example',
    },
    services,
    // Anyone with an address can post, so none may reach a page that does not need it.
    webhooks: relay === undefined ? readWebhooks(env, forms, problems, missing) : {},
    ...(relay !== undefined && { relay }),
    ...(staffRoleId !== undefined && { staffRoleId }),
    ...(vitalsUrl !== undefined && { vitalsUrl }),
  }
  return { config, problems, missing, secrets: readSecrets(env) }
}

const serviceVariables = {
  status: 'STATUS_URL',
  widget: 'WIDGET_URL',
  topVoters: 'VOTE_SITE_URL',
  votes: 'VOTE_SITE_URL',
} as const

function readServices(
  env: Environment,
  address: (name: string) => string | undefined,
  relay: string | undefined,
): SiteConfig['services'] {
  const status = address('STATUS_URL')
  const widget = address('WIDGET_URL')
  const site = address('VOTE_SITE_URL')
  const votes = (list: 'top_voters' | 'votes') =>
    voteListUrl(site ?? '', value(env, 'VOTE_SERVER_ID'), value(env, 'VOTE_KEY'), list)
  return {
    ...(status !== undefined && { status }),
    ...(widget !== undefined && { widget }),
    ...(site !== undefined && { topVoters: votes('top_voters'), votes: votes('votes') }),
    // The relay reads the votes itself, with the key it holds.
    ...(relay !== undefined && { topVoters: `${relay}/votes/top`, votes: `${relay}/votes/last` }),
  }
}

/** Addresses that are set, but lack a part they need. */
function incomplete(env: Environment, { status }: SiteConfig['services']): readonly string[] {
  const place = '{address}'
  const site = value(env, 'VOTE_SITE_URL')
  const votes =
    site === undefined || value(env, 'RELAY_URL') !== undefined ? [] : ['VOTE_SERVER_ID', 'VOTE_KEY']
  return [
    ...(status === undefined || status.includes(place)
      ? []
      : [fillText(texts.missingAddressPlace, { place })]),
    ...votes
      .filter((name) => value(env, name) === undefined)
      .map((name) => fillText(texts.missingVoteValue, { name, site: site ?? '' })),
  ]
}

function readWebhooks(
  env: Environment,
  forms: readonly ConfiguredForm[],
  problems: string[],
  missing: string[],
): Readonly<Record<string, string>> {
  const webhooks: Record<string, string> = {}
  for (const { slug, webhook, isRoute } of forms) {
    const name = webhookVariable(webhook)
    const copied = value(env, name)
    if (copied === undefined) {
      missing.push(fillText(isRoute ? texts.missingRoute : texts.missingWebhook, { name, form: slug }))
      continue
    }
    const reading = webhookUrl(copied)
    if (reading.ok) webhooks[webhook] = reading.url
    else problems.push(fillText(texts.badWebhook, { name }))
  }
  return webhooks
}

function readSecrets(env: Environment): Readonly<Record<string, string>> {
  const names = Object.keys(env).filter((name) =>
    /^(?:WEBHOOK_\w+|ALERT_WEBHOOK|\w+_SECRET|VOTE_KEY)$/.test(name),
  )
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = value(env, name)
      // The secret part of a webhook's address is its token, however the rest is written.
      const secret = name.includes('WEBHOOK')
        ? text
            ?.replace(/[/?]*(?:\?.*)?$/, '')
            .split('/')
            .at(-1)
        : text
      return secret ? [[name, secret]] : []
    }),
  )
}

function readHost(env: Environment, problems: string[]): string {
  const host = value(env, 'SERVER_HOST') ?? 'play.emberfall.example'
  if (!/^[a-z0-9.-]+$/i.test(host))
    problems.push(fillText(texts.badHost, { name: 'SERVER_HOST', value: host }))
  return host
}

function readRole(env: Environment, problems: string[]): string | undefined {
  const role = value(env, 'STAFF_ROLE_ID')
  if (role === undefined || /^\d{17,20}$/.test(role)) return role
  problems.push(fillText(texts.badRole, { name: 'STAFF_ROLE_ID', value: role }))
  return undefined
}

function webAddress(env: Environment, name: string, problems: string[]): string | undefined {
  const text = value(env, name)
  if (text === undefined || URL.canParse(text)) return text
  problems.push(fillText(texts.badAddress, { name, value: text, example: 'https://example.net' }))
  return undefined
}

function value(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim()
  return text === '' ? undefined : text
}
