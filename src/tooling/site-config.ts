import { fillText } from '../engine/fill-text'
import { voteListUrl } from '../live/votes'
import { createReader, type Reader } from './setting-reader'
import texts from './texts.json'
import type { SiteConfig } from '../site/config'
import { webhookUrl } from '../delivery/webhook-url'
import { isDiscordId } from '../engine/message/discord-id'
import { webhookVariable } from '../engine/message/webhook'

/** What the configuration needs to know about a form: where it is sent, and whether staff are mentioned. */
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
  const set = withValue(env)
  const missing: string[] = []
  const reader = createReader(set)
  const { problems, read, address, origin, called } = reader
  const relay = origin('RELAY_URL', texts.badRelay)
  // Every page adds its path to it, and asks for its files at the root.
  const siteUrl = origin('SITE_URL', texts.badSite)
  const services = readServices(set, reader, relay)
  for (const [key, name] of serviceVariables)
    if (!(key in services)) missing.push(fillText(texts.missingService, { name, what: texts.services[key] }))
  missing.push(...incomplete(set, services))
  // With a relay none of this may reach a page: it holds the role, and anyone with a webhook's address can post.
  const staffRoleId = relay === undefined ? read('STAFF_ROLE_ID', isDiscordId, texts.badRole) : undefined
  if (relay === undefined && staffRoleId === undefined)
    for (const { slug } of forms.filter(({ mention }) => mention !== undefined))
      missing.push(fillText(texts.missingRole, { name: 'STAFF_ROLE_ID', form: slug }))
  const webhooks = relay === undefined ? readWebhooks(set, forms, reader, missing) : {}
  const vitalsUrl = called('VITALS_URL')
  const host = read('SERVER_HOST', (text) => /^[a-z0-9.-]+$/i.test(text), texts.badHost)
  const name = read('NETWORK_NAME', (text) => !text.endsWith('\\'), texts.badName)
  const config: SiteConfig = {
    network: { name: name ?? 'Emberfall Network', host: host ?? 'play.emberfall.example' },
    siteUrl: siteUrl ?? 'https://emberfall.example',
    links: {
      chat: address('CHAT_INVITE_URL') ?? 'https://chat.emberfall.example/invite',
      photos: address('PHOTO_PROFILE_URL') ?? 'https://photos.emberfall.example/emberfall',
      videos: address('VIDEO_CHANNEL_URL') ?? 'https://videos.emberfall.example/emberfall?sub_confirmation=1',
      supportMail:
        read('SUPPORT_MAIL', (text) => /^[^\s@]+@[^\s@]+$/.test(text), texts.badMail) ??
        'support@emberfall.example',
    },
    services,
    webhooks,
    ...(relay !== undefined && { relay }),
    ...(staffRoleId !== undefined && { staffRoleId }),
    ...(vitalsUrl !== undefined && { vitalsUrl }),
  }
  return { config, problems: [...new Set(problems)], missing, secrets: readSecrets(set) }
}

/** The variables that have a value, without the spaces around it: a line such as `WEBHOOK_STAFF=` counts as not set. */
export function withValue(env: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  )
}

const serviceVariables = [
  ['status', 'STATUS_URL'],
  ['widget', 'WIDGET_URL'],
  ['topVoters', 'VOTE_SITE_URL'],
  ['votes', 'VOTE_SITE_URL'],
] as const

function readServices(
  set: Environment,
  { called, read, address }: Reader,
  relay: string | undefined,
): SiteConfig['services'] {
  const status = called('STATUS_URL')
  const widget = called('WIDGET_URL')
  // With a relay no page calls it.
  const site = relay === undefined ? called('VOTE_SITE_URL') : address('VOTE_SITE_URL')
  read('VOTE_SITE_URL', (text) => !/[?#]/.test(text), texts.badVoteSite)
  const votes = (list: 'top_voters' | 'votes') =>
    voteListUrl(site ?? '', set['VOTE_SERVER_ID'], set['VOTE_KEY'], list)
  return {
    ...(status !== undefined && { status }),
    ...(widget !== undefined && { widget }),
    ...(site !== undefined && { topVoters: votes('top_voters'), votes: votes('votes') }),
    // The relay reads the votes itself, with the key it holds.
    ...(relay !== undefined && { topVoters: `${relay}/votes/top`, votes: `${relay}/votes/last` }),
  }
}

/** Addresses that are set, but lack a part they need. */
function incomplete(set: Environment, { status }: SiteConfig['services']): readonly string[] {
  const place = '{address}'
  const site = set['VOTE_SITE_URL']
  const votes = site === undefined || set['RELAY_URL'] !== undefined ? [] : ['VOTE_SERVER_ID', 'VOTE_KEY']
  return [
    ...(status === undefined || status.includes(place)
      ? []
      : [fillText(texts.missingAddressPlace, { place })]),
    ...votes
      .filter((name) => set[name] === undefined)
      .map((name) => fillText(texts.missingVoteValue, { name, site: site ?? '' })),
  ]
}

function readWebhooks(
  set: Environment,
  forms: readonly ConfiguredForm[],
  { problems, canCall }: Reader,
  missing: string[],
): Readonly<Record<string, string>> {
  const webhooks: Record<string, string> = {}
  for (const { slug, webhook, isRoute } of forms) {
    const name = webhookVariable(webhook)
    const copied = set[name]
    if (copied === undefined) {
      missing.push(fillText(isRoute ? texts.missingRoute : texts.missingWebhook, { name, form: slug }))
      continue
    }
    const reading = webhookUrl(copied)
    if (reading.ok && canCall(name, reading.url)) webhooks[webhook] = reading.url
    else if (!reading.ok) problems.push(fillText(texts.badWebhook, { name }))
  }
  return webhooks
}

function readSecrets(set: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const secret = /^(?:WEBHOOK_\w+|ALERT_WEBHOOK|VISITOR_SECRET|GITHUB_CLIENT_SECRET|HEALTH_KEY|VOTE_KEY)$/
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, text]) => {
      if (!secret.test(name)) return []
      // The secret part of a webhook's address is its token, however the rest is written.
      const address = text.replace(/[/?]*(?:\?.*)?$/, '')
      const part = name.includes('WEBHOOK') ? address.split('/').at(-1) : text
      return part ? [[name, part]] : []
    }),
  )
}
