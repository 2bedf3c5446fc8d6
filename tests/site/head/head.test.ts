import { describe, expect, test } from 'vitest'
import { cards, unlisted } from '../../../src/catalog/catalog'
import { dataBlock, escapeXml } from '../../../src/site/head/escape'
import { headHtml } from '../../../src/site/head/head-html'
import { pageHead } from '../../../src/site/head/page-head'
import { paths } from '../../../src/site/boot/entry-server'
import { config } from '../../../src/site/config'
import { fillContent } from '../../../src/site/content/fill-content'
import { pages } from '../../../src/site/content/pages.json'
import { formPath } from '../../../src/catalog/form-path'
import { ferryCard } from '../../support/sample-forms'
import { sitePaths } from '../../support/site-paths'

// Staff may have no cards.
const listed = { cards: [ferryCard], unlisted: [] }

test('the site has the pages of the content and one for each form', () => {
  expect(paths.toSorted()).toEqual(sitePaths.toSorted())
})

test.each(['title', 'description'] as const)('each page has the %s that staff wrote for it', (part) => {
  const forms = [...cards, ...unlisted].map((form) => ({ ...form, path: formPath(form.slug) }))
  for (const { path, [part]: written } of [...pages, ...forms]) {
    const words = fillContent(written)
    expect([words, `${words} | ${config.network.name}`]).toContain(pageHead(path)[part])
  }
})

test.each(paths)('%s has a description, and its own address if it is listed', (path) => {
  const { canonical, description } = pageHead(path)
  const isListed = !unlisted.some((form) => path === formPath(form.slug))
  expect(canonical).toBe(isListed ? `https://emberfall.example${path}` : undefined)
  expect(description).not.toMatch(/^$|[{}]/)
})

test('a form is named by its card', () => {
  const { title, description, image } = pageHead('/forms/ferry', listed)
  expect(title).toBe(`Ferry | ${config.network.name}`)
  expect(description).toBe('Cross the bay.')
  expect(image).toBe(`${config.siteUrl}/images/previews/ferry.jpg`)
})

test('a page that does not exist is not indexed and has no address', () => {
  expect(headHtml('/404')).toContain('<meta name="robots" content="noindex">')
  expect(headHtml('/404')).not.toContain('canonical')
})

test('an unlisted form is named by its own title, and excluded from search engines', () => {
  const unlisted = [
    { slug: 'trial', title: 'Trial Staff', description: 'For those who got the link from us.' },
  ]
  const head = pageHead('/forms/trial', { cards, unlisted })
  expect(head.title).toBe('Trial Staff | Emberfall Network')
  expect(head.description).toBe('For those who got the link from us.')
  expect(head.canonical).toBeUndefined()
})

describe('the data for link previews', () => {
  const html = headHtml('/contact')

  test.each([
    `<meta property="og:title" content="${escapeXml(pageHead('/contact').title)}">`,
    `<meta property="og:url" content="${config.siteUrl}/contact">`,
    `<meta property="og:image" content="${config.siteUrl}/images/previews/contact.jpg">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#FF4D67">',
  ])('has %s', (tag) => {
    expect(html).toContain(tag)
  })
})

describe('the data for search engines', () => {
  const dataOf = (path: string) =>
    pageHead(path, listed).structuredData.map((data) => new Map(Object.entries(data)).get('@type'))

  test('is the site, its owner and the game server on the home page', () => {
    expect(dataOf('/')).toEqual(['WebSite', 'Organization', 'GameServer'])
  })

  test('is the path to a form on its page', () => {
    expect(dataOf('/forms/ferry')).toEqual(['BreadcrumbList'])
  })

  test('has no live numbers', () => {
    expect(JSON.stringify(pageHead('/').structuredData)).not.toMatch(/players/i)
  })
})

test('a data block cannot be closed by its content', () => {
  const block = dataBlock('application/json', { text: '</script><script>alert(1)</script>' })
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script'])
})
