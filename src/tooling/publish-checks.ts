import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillText } from '../engine/fill-text'
import { filesIn } from './build-into'
import texts from './texts.json'
import type { SiteConfig } from '../site/config'

// A shorter value may be an ordinary word of the pages, so it is not searched for.
const shortestSecret = 12

// The path of any webhook, on any host, also as escaped in JSON.
const webhookPath = /api(?:\\?\/v\d+)?\\?\/webhooks\\?\/\d{17,20}/

/**
 * Search every file of a built site for secrets: addresses of webhooks, and the values given by name, unless
 * they are shorter than 12 characters. Returns a sentence for each secret in a file, which never repeats it.
 * @example findLeaks('dist', { VOTE_KEY: 'f3a19c07b2e4' }) // => ['assets/config-1a2b.js holds the value of VOTE_KEY.']
 */
export function findLeaks(folder: string, secrets: Readonly<Record<string, string>>): readonly string[] {
  return filesIn(folder).flatMap((file) => leaksIn(file, readFileSync(join(folder, file), 'latin1'), secrets))
}

/** Search the text of one file for secrets: a sentence for each, which never repeats it. */
export function leaksIn(
  file: string,
  text: string,
  secrets: Readonly<Record<string, string>>,
): readonly string[] {
  const named = Object.entries(secrets).filter(
    ([, secret]) => secret.length >= shortestSecret && text.includes(secret),
  )
  return [
    ...(webhookPath.test(text) ? [fillText(texts.leakWebhook, { file })] : []),
    ...named.map(([name]) => fillText(texts.leakValue, { file, name })),
  ]
}

// Names under ".example" are reserved, so such an address cannot exist.
const reserved = /(?:https?:\/\/|@|^)[\w.-]*\.example\b/

/**
 * Placeholders that would be published: values of the configuration, and addresses in the files of a folder of content.
 * Takes both; returns a sentence for each, with its variable, or its file and line.
 * @example findPlaceholders(config, 'src/site/content') // => ['src/site/content/vote.json, line 15: https://topg.example/…']
 */
export function findPlaceholders(config: SiteConfig, content: string): readonly string[] {
  const { network, siteUrl, links } = config
  const variables = {
    SERVER_HOST: network.host,
    SITE_URL: siteUrl,
    CHAT_INVITE_URL: links.chat,
    PHOTO_PROFILE_URL: links.photos,
    VIDEO_CHANNEL_URL: links.videos,
    SUPPORT_MAIL: links.supportMail,
  }
  const values = Object.entries(variables)
    .filter(([, value]) => reserved.test(value))
    .map(([name, value]) => fillText(texts.placeholderValue, { name, value }))
  const files = readdirSync(content).filter((name) => name.endsWith('.json'))
  return [...values, ...files.flatMap((name) => inFile(join(content, name)))]
}

function inFile(path: string): readonly string[] {
  const file = path.replaceAll('\\', '/')
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((text, index) =>
    [...text.matchAll(/https?:\/\/[\w.-]*\.example\b[^"\s]*/g)].map(([value]) =>
      fillText(texts.placeholderInContent, { file, line: index + 1, value }),
    ),
  )
}
