import { escapeXml } from './escape-xml'

/** One news item as a feed needs it; `date` is any text `Date` can read, without a time, taken as that day in UTC. */
export interface FeedItem {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly date: string
}

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
    <updated>${isoDate(item.date)}</updated>
    <summary>${escapeXml(item.description)}</summary>
  </entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeXml(name)}</title>
  <id>${escapeXml(siteUrl)}/updates</id>
  <link href="${escapeXml(siteUrl)}/updates"/>
  <link rel="self" href="${escapeXml(siteUrl)}/feed.xml"/>
  <updated>${isoDate(sorted[0]?.date ?? '1970-01-01')}</updated>
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
      date_published: isoDate(item.date),
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

function itemLink(siteUrl: string, item: FeedItem): string {
  return `${siteUrl}/updates#${item.id}`
}

function newestFirst(items: readonly FeedItem[]): readonly FeedItem[] {
  return items.toSorted((a, b) => isoDate(b.date).localeCompare(isoDate(a.date)))
}

function isoDate(text: string): string {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : `${text} UTC`
  return new Date(iso).toISOString()
}
