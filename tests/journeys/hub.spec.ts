import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { openPage, openWithStoppedClock } from '../support/open-page'
import { formOf } from '../support/fixtures'
import { hubCards as cards, taggedCard as tagged } from '../support/hub-cards'

const titles = cards.map(({ title }) => title)
const tags = [...new Set(cards.flatMap((card) => card.tags))].toSorted()
const last = cards.at(-1) ?? cards[0]
if (!last) throw new Error('The manifest has no card.')
const [tag = ''] = tagged.tags
const titlesWith = (tag: string) => cards.filter((card) => card.tags.includes(tag)).map(({ title }) => title)

function found(page: Page) {
  return page.getByRole('article').getByRole('heading')
}

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Search forms' })
}

function sort(page: Page, order: string): Promise<readonly string[]> {
  return page.getByRole('combobox', { name: 'Sort' }).selectOption(order)
}

test('2.100 the hub has a card for each form, with its title', async ({ page }) => {
  await page.goto('/forms')
  await expect(found(page)).toHaveText(titles)
})

test('2.101 each card has a description', async ({ page }) => {
  await page.goto('/forms')
  await expect(page.getByRole('article').locator('h2 + p')).toHaveText(
    cards.map(({ description }) => description),
  )
})

test('2.102 each card has the colour of its form, which is drawn', async ({ page }) => {
  await page.goto('/forms')
  const bars = await page.getByRole('article').evaluateAll((nodes) =>
    nodes.map((node) => {
      const bar = node.querySelector('svg')
      const drawn = bar?.firstElementChild
      return { colour: bar?.getAttribute('color'), fill: drawn && getComputedStyle(drawn).fill }
    }),
  )
  expect(bars.map(({ colour }) => colour)).toEqual(cards.map(({ colour }) => colour))
  for (const { fill } of bars) expect(fill).toMatch(/^(?:rgb|color|oklch)\(/)
})

test('2.103 each card has its popularity', async ({ page }) => {
  await page.goto('/forms')
  for (const { title, popularity } of cards) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card.getByText(`Popularity ${popularity}`, { exact: true })).toBeVisible()
  }
})

test('2.104 each card has tags', async ({ page }) => {
  await page.goto('/forms')
  const lists = page.getByRole('article').getByRole('list', { name: 'Tags' })
  await expect(lists).toHaveCount(cards.length)
  const shown = await lists.getByRole('listitem').allInnerTexts()
  expect([...new Set(shown)].toSorted()).toEqual(tags)
})

test('2.105 the search finds text in titles', async ({ page }) => {
  await openPage(page, '/forms')
  await search(page).fill(last.title)
  await expect(found(page).filter({ hasText: last.title }).first()).toBeVisible()
  expect(await found(page).count()).toBeLessThan(cards.length)
})

test('2.106 the search finds text in descriptions', async ({ page }) => {
  await openPage(page, '/forms')
  await search(page).fill(last.description)
  await expect(found(page).filter({ hasText: last.title }).first()).toBeVisible()
})

test('2.107 the search ignores case', async ({ page }) => {
  await openPage(page, '/forms')
  for (const text of [last.title.toUpperCase(), last.title.toLowerCase()]) {
    await search(page).fill(text)
    await expect(found(page).filter({ hasText: last.title }).first()).toBeVisible()
  }
})

test('2.108 the tag filter has All, which is chosen first and shows everything', async ({ page }) => {
  await openPage(page, '/forms')
  const filter = page.getByRole('combobox', { name: 'Tag' })
  await expect(filter.getByRole('option').first()).toHaveText('All')
  await expect(filter).toHaveValue('')
  await filter.selectOption(tags[0] ?? '')
  await filter.selectOption({ label: 'All' })
  await expect(found(page)).toHaveCount(cards.length)
})

test('2.109 the tag filter shows the cards of one tag', async ({ page }) => {
  await openPage(page, '/forms')
  await page.getByRole('combobox', { name: 'Tag' }).selectOption(tag)
  await expect(found(page)).toHaveText(titlesWith(tag))
})

test('2.110 the tags of the filter are those of the cards, sorted', async ({ page }) => {
  await page.goto('/forms')
  const options = page.getByRole('combobox', { name: 'Tag' }).getByRole('option')
  await expect(options).toHaveText(['All', ...tags])
})

test('2.111 the default order is selected at first', async ({ page }) => {
  await openPage(page, '/forms')
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('default')
  await sort(page, 'za')
  await sort(page, 'default')
  await expect(found(page)).toHaveText(titles)
})

const byTitle = titles.toSorted((a, b) => a.localeCompare(b, 'en'))
const orders = [
  ['2.112', 'az', byTitle],
  ['2.113', 'za', titles.toSorted((a, b) => b.localeCompare(a, 'en'))],
  ['2.114', 'most-popular', cards.toSorted((a, b) => b.popularity - a.popularity).map(({ title }) => title)],
  ['2.115', 'least-popular', cards.toSorted((a, b) => a.popularity - b.popularity).map(({ title }) => title)],
] as const

for (const [id, order, expected] of orders) {
  test(`${id} every card follows the order ${order}`, async ({ page }) => {
    await openPage(page, '/forms')
    await sort(page, order)
    await expect(found(page)).toHaveText(expected)
  })
}

test("2.116 when nothing is found the page says 'No forms found matching your criteria.'", async ({
  page,
}) => {
  await openPage(page, '/forms')
  await search(page).fill('zzz')
  await expect(page.getByText('No forms found matching your criteria.', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: `Show all ${cards.length} forms` }).click()
  await expect(found(page)).toHaveCount(cards.length)
})

test('2.117 a card opens by a click, anywhere on it', async ({ page }) => {
  await openPage(page, '/forms')
  await page
    .getByRole('article')
    .nth(3)
    .click({ position: { x: 12, y: 90 } })
  await expect(page).toHaveURL(`/forms/${cards[3]?.slug}`)
})

for (const [id, key] of [
  ['2.118', 'Enter'],
  ['2.119', 'Space'],
] as const) {
  test(`${id} a card opens by ${key}`, async ({ page }) => {
    await openPage(page, '/forms')
    await page.getByRole('link', { name: last.title, exact: true }).focus()
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/forms/${last.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formOf(last.slug).schema.title)
  })
}

test('2.120 the popularities are those of the manifest', async ({ page }) => {
  await page.goto('/forms')
  const shown = await page
    .getByRole('article')
    .evaluateAll((nodes) =>
      nodes.map((node) => [
        node.querySelector('h2')?.textContent,
        Number(/Popularity (\d+)/.exec(node.textContent)?.[1]),
      ]),
    )
  expect(shown).toEqual(cards.map(({ title, popularity }) => [title, popularity]))
})

test('9.10 the hub has every card, and says how many', async ({ page }) => {
  await page.goto('/forms')
  await expect(page.getByRole('article')).toHaveCount(cards.length)
  await expect(page.getByRole('status').getByText(`${cards.length} forms`, { exact: true })).toBeVisible()
})

test('a filtered hub can be shared: the address contains search, tag and order', async ({ page }) => {
  await openPage(page, '/forms')
  await search(page).fill('e')
  await page.getByRole('combobox', { name: 'Tag' }).selectOption(tag)
  await sort(page, 'za')
  await expect(page).toHaveURL(`/forms?${new URLSearchParams({ q: 'e', tag, sort: 'za' })}`)
  const shown = await found(page).allInnerTexts()
  await openPage(page, page.url())
  await expect(found(page)).toHaveText(shown)
  await expect(search(page)).toHaveValue('e')
})

test('filtering shows no loading screen and does not scroll', async ({ page }) => {
  await openPage(page, '/forms')
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
  await search(page).fill('application')
  await expect(page).toHaveURL(/q=application/)
  await expect(page.getByText('Loading, please wait...')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(100)
})

test('after a pause a search brings what it found onto the screen', async ({ page }) => {
  await openPage(page, '/forms')
  await search(page).fill(last.title)
  await expect(found(page).first()).toBeInViewport({ ratio: 1 })
  await expect(search(page)).toBeInViewport()
  await expect(search(page)).toBeFocused()
})

test('a card opened right after a key was typed opens, however long its page takes', async ({ page }) => {
  await openWithStoppedClock(page, '/forms')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(new RegExp(`/assets/(FormPage|${last.slug}).*\\.js$`), (route) =>
    held.then(() => route.continue()),
  )
  await search(page).fill(last.title)
  await page.getByRole('link', { name: last.title, exact: true }).click()
  await page.clock.runFor(1000)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formOf(last.slug).schema.title)
})

test('Back from a form returns to the filtered hub', async ({ page }) => {
  await openPage(page, `/forms?${new URLSearchParams({ tag })}`)
  await page.getByRole('link', { name: tagged.title, exact: true }).click()
  await expect(page).toHaveURL(`/forms/${tagged.slug}`)
  await page.goBack()
  await expect(found(page)).toHaveText(titlesWith(tag))
})

test('cards that do not match are removed, and come back in order', async ({ page }) => {
  await openPage(page, '/forms')
  const places = page.locator('.hub-cards > ul > li')
  await search(page).fill(last.title)
  await expect.poll(() => places.count()).toBeLessThan(titles.length)
  await search(page).fill('')
  await expect(places).toHaveCount(titles.length)
  await expect(found(page)).toHaveText(titles)
})
