import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../site/config'
import { fillText } from '../engine/fill-text'
import texts from './texts.json'

// Names under ".example" are reserved: no one can own one, so such an address does not exist.
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

function inFile(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    const [found] = /https?:\/\/[\w.-]*\.example\b[^"\s]*/.exec(text) ?? []
    return found === undefined
      ? []
      : [
          fillText(texts.placeholderInContent, {
            file: file.replaceAll('\\', '/'),
            line: index + 1,
            value: found,
          }),
        ]
  })
}
