import type { APIRequestContext } from '@playwright/test'
import content from '../../src/site/content/news.json' with { type: 'json' }
import { hubCards } from '../support/hub-cards'
import { expect, test } from '../support/journey'
import { formPath, sitePaths, unknownPath, unlistedPaths } from '../support/site-paths'

const { news } = content

async function text(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path)
  expect(reply.status(), path).toBe(200)
  return reply.text()
}

/** Every address of this site that a page refers to: links, pictures in all sizes, scripts and styles. */
function addressesIn(html: string): readonly string[] {
  const single = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, path = '']) => path)
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
  )
  return [...single, ...sets]
}

test('every link and every picture on every page resolves', async ({ request }) => {
  test.setTimeout(60_000)
  const found = new Map<string, string>()
  for (const page of sitePaths) {
    for (const address of addressesIn(await text(request, page))) found.set(address.replace(/#.*/, ''), page)
  }
  found.delete('')
  expect(found.size).toBeGreaterThan(sitePaths.length)
  const broken: string[] = []
  for (const [address, page] of found) {
    const { status } = await request.get(address).then((reply) => ({ status: reply.status() }))
    if (status !== 200) broken.push(`${address} on ${page}: ${status}`)
  }
  expect(broken).toEqual([])
})

test('every link within a page leads to an existing element', async ({ request }) => {
  for (const page of sitePaths) {
    const html = await text(request, page)
    for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g))
      expect(html, `#${id} on ${page}`).toContain(`id="${id}"`)
  }
})

test('the sitemap lists all pages but the unlisted by their public addresses', async ({ request }) => {
  const places = [...(await text(request, '/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place = '']) => place,
  )
  const listed = new Set(sitePaths.filter((path) => !unlistedPaths.has(path)))
  for (const { slug } of hubCards) listed.add(formPath(slug))
  expect(places.toSorted()).toEqual([...listed].map((path) => `https://emberfall.example${path}`).toSorted())
  expect(await text(request, '/robots.txt')).toContain('Sitemap: https://emberfall.example/sitemap.xml')
})

test('the Atom feed parses and has every update', async ({ page, request }) => {
  const feed = await text(request, '/feed.xml')
  // The pages' policy forbids turning text into a document, even in a test.
  await page.goto('about:blank')
  const read = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    const titles = [...document.querySelectorAll('entry > title')].map((node) => node.textContent)
    return {
      root: document.documentElement.tagName,
      titles,
      links: document.querySelectorAll('entry > link[href]').length,
    }
  }, feed)
  expect(read).toMatchObject({ root: 'feed', links: news.length })
  expect(read.titles).toHaveLength(news.length)
})

test('the JSON feed parses, has every update, and each leads to its card', async ({ request }) => {
  const feed: { version: string; items: { url: string; title: string }[] } = JSON.parse(
    await text(request, '/feed.json'),
  )
  expect(feed.version).toMatch(/jsonfeed\.org\/version\/1/)
  expect(feed.items).toHaveLength(news.length)
  const html = await text(request, '/updates')
  for (const { url } of feed.items) expect(html).toContain(`id="${new URL(url).hash.slice(1)}"`)
})

test('the icons of the manifest and of the pages exist, and are pictures', async ({ request }) => {
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
    await text(request, '/site.webmanifest'),
  )
  expect(manifest.name).toBe('Emberfall Network')
  const icons = [
    ...manifest.icons.map(({ src }) => src),
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
  ]
  expect(icons.length).toBeGreaterThan(4)
  for (const icon of icons) {
    const reply = await request.get(icon)
    expect([icon, reply.status()]).toEqual([icon, 200])
    expect(reply.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('every page has a title, a description and a link preview, and its own address if it is listed', async ({
  request,
}) => {
  for (const path of sitePaths) {
    const html = await text(request, path)
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
    expect(html, path).toMatch(/<title>.+<\/title>/)
    expect(meta('description'), path).not.toBe('')
    const address = unlistedPaths.has(path) ? '' : `https://emberfall.example${path}`
    expect(html.includes(`<link rel="canonical" href="${address}"`), path).toBe(address !== '')
    expect(meta('og:url'), path).toBe(address)
    expect(meta('twitter:card'), path).toBe('summary_large_image')
    const image = await request.get(new URL(meta('og:image')).pathname)
    expect([path, image.status(), image.headers()['content-type']]).toEqual([path, 200, 'image/jpeg'])
    expect((await image.body()).length, path).toBeLessThanOrEqual(250 * 1024)
  }
})

test('hashed files may be cached for a day, pages and the worker are revalidated', async ({ request }) => {
  const html = await text(request, '/')
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const kept = async (path: string) => (await request.get(path)).headers()['cache-control'] ?? ''
  expect(await kept(script)).toBe('public, max-age=86400')
  for (const path of ['/', '/forms', '/sw.js', unknownPath, '/assets/gone-12345678.js'])
    expect(await kept(path), path).toBe('no-cache')
})
