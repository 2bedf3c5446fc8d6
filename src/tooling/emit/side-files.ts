import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../site/config'
import news from '../../site/content/news.json'
import pages from '../../site/content/pages.json'
import { fillText } from '../../engine/fill-text'
import { formatHeaders } from '../headers-file'
import { hostHeaders, withFreshDefault, withFreshPages } from '../host-headers'
import { nginxHeaders } from '../nginx-headers'
import { inlineHashes } from './inline-hashes'
import { atomFeed, jsonFeed } from './feeds'
import { robots, sitemap } from './sitemap'
import { webManifest } from './web-manifest'

/**
 * Write what stands beside the pages: the map for search engines (without the pages that are not listed), the feeds, the
 * app manifest, the host's headers.
 */
export function writeSideFiles(
  folder: string,
  config: SiteConfig,
  paths: readonly string[],
  unlisted: readonly string[],
): void {
  const listed = paths.filter((path) => !unlisted.includes(path))
  const { name, host } = config.network
  const feed = { name, siteUrl: config.siteUrl, items: news.news }
  const headers = hostHeaders(config, inlineHashes(folder))
  const home = pages.pages.find(({ path }) => path === '/')
  const files = {
    'sitemap.xml': sitemap(config.siteUrl, listed),
    'robots.txt': robots(config.siteUrl),
    'feed.xml': atomFeed(feed),
    'feed.json': jsonFeed(feed),
    'site.webmanifest': webManifest(name, fillText(home?.description ?? '', { network: name, host })),
    _headers: formatHeaders(withFreshPages(headers, paths)),
    '_headers.nginx': nginxHeaders(withFreshDefault(headers)),
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
}
