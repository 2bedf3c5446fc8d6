import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { join, dirname } from 'node:path'
import type { SiteConfig } from '../../site/config'
import type { News, Pages } from '../../site/content/content-types'
import { fillText } from '../../engine/fill-text'
import {
  hostHeaders,
  withFreshDefault,
  withFreshPages,
  nginxHeaders,
  inlineHashes,
  formatHeaders,
} from '../headers'
import { escapeXml } from '../../site/head/escape'
import { withDays } from '../../site/pages/updates/NewsDate'
import { currentFormPath } from '../../catalog/current-form'
import { formSlugs, readCurrentForm } from '../../catalog/read-definitions'

/** Write the files beside the pages: sitemap (without unlisted pages), feeds, app manifest, headers for the host. */
export function writeSideFiles(
  folder: string,
  config: SiteConfig,
  paths: readonly string[],
  unlisted: readonly string[],
): void {
  const listed = paths.filter((path) => !unlisted.includes(path))
  const { name, host } = config.network
  // The linter checks both against their grammars, from which the types are generated.
  const { news } = readContent('news') as News
  const { pages } = readContent('pages') as Pages
  const feed = { name, siteUrl: config.siteUrl, items: news }
  const headers = hostHeaders(config, inlineHashes(folder))
  const home = pages.find(({ path }) => path === '/')
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

/** Not an import, which would be read before the linter can report what is wrong in the file. */
function readContent(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../site/content', `${name}.json`), 'utf8'))
}

/**
 * The sitemap: one absolute address for each path.
 * @example sitemap('https://emberfall.example', ['/', '/about'])
 */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** The robots.txt: allows everything, and names the sitemap. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** The manifest that lets a phone install the site as an app. */
function webManifest(name: string, description: string): string {
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    description,
    start_url: '/',
    display: 'standalone',
    background_color: '#100C16',
    theme_color: '#FF4D67',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/**
 * One news item for a feed. `date` is any text; if it is not a day, `withDays` assigns one, because Atom
 * requires it in each entry.
 */
type FeedItem = Pick<News['news'][number], 'id' | 'title' | 'description' | 'date'>

interface Feed {
  readonly name: string
  readonly siteUrl: string
  readonly items: readonly FeedItem[]
}

/** The news as an Atom feed (RFC 4287), newest first. */
export function atomFeed({ name, siteUrl, items }: Feed): string {
  const sorted = newestFirst(items)
  const entries = sorted.map((item) => {
    const link = escapeXml(itemLink(siteUrl, item))
    return `  <entry>
    <title>${escapeXml(item.title)}</title>
    <id>${link}</id>
    <link href="${link}"/>
    <updated>${startOf(item.day)}</updated>
    <summary>${escapeXml(item.description)}</summary>
  </entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeXml(name)}</title>
  <id>${escapeXml(siteUrl)}/updates</id>
  <link href="${escapeXml(siteUrl)}/updates"/>
  <link rel="self" href="${escapeXml(siteUrl)}/feed.xml"/>
  <updated>${startOf(sorted[0]?.day ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(name)}</name></author>
${entries.join('\n')}
</feed>
`
}

/** The news as a JSON Feed (version 1.1), newest first. */
export function jsonFeed({ name, siteUrl, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: `${siteUrl}/updates`,
    feed_url: `${siteUrl}/feed.json`,
    items: newestFirst(items).map((item) => ({
      id: itemLink(siteUrl, item),
      url: itemLink(siteUrl, item),
      title: item.title,
      content_text: item.description,
      date_published: startOf(item.day),
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

function itemLink(siteUrl: string, item: FeedItem): string {
  return `${siteUrl}/updates#${item.id}`
}

function newestFirst(items: readonly FeedItem[]) {
  return withDays(items).toSorted((a, b) => b.day.localeCompare(a.day))
}

/** The first moment of a day in UTC. */
function startOf(day: string): string {
  return `${day}T00:00:00.000Z`
}

/** Write each form's current version beside its page: see `fetchCurrentForm`. */
export function writeCurrentForms(
  folder: string,
  forms: string,
  { webhooks }: Pick<SiteConfig, 'webhooks'>,
): void {
  for (const slug of formSlugs(forms)) {
    const file = join(folder, currentFormPath(slug))
    // Where the contact page is the only form, no page of a form has created the folder.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(readCurrentForm(slug, webhooks, forms)))
  }
}
