import { test, expect, type CDPSession, type Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import budgets from '../../src/tooling/size-budgets.json' with { type: 'json' }
import { cardsAhead } from '../../src/site/pages/forms-hub/cards-ahead'
import { hubActions, type HubAction } from '../support/hub-actions'
import { manyCards } from '../support/many-cards'
import { startSiteWithCards, type OwnSite } from '../support/many-cards-site'
import { openPage } from '../support/open-page'

// What must hold when staff have written five hundred forms. The cards' own forms are left out, as they take long to build.
test.describe.configure({ mode: 'serial' })

const [few, many] = [20, 500]
const cards = manyCards(many)
const last = cards.at(-1) ?? { slug: '', title: '' }
let small: OwnSite
let large: OwnSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  small = await startSiteWithCards(few)
  large = await startSiteWithCards(many)
})

test.afterAll(() => Promise.all([small.close(), large.close()]))

/** All that a page fetches of its site before somebody touches it, in bytes packed with gzip. */
async function firstLoad(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (reply) => {
    if (/\.js$|\/(?:forms|contact)$/.test(new URL(reply.url()).pathname))
      sizes.push(reply.body().then(packed))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  page.removeAllListeners('response')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

function packed(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length
}

function articles(page: Page) {
  return page.getByRole('article')
}

test('each card more takes less than its share of bytes in the first load of the hub', async ({ page }) => {
  const [before, after] = [
    await firstLoad(page, `${small.origin}/forms`),
    await firstLoad(page, `${large.origin}/forms`),
  ]
  expect((after - before) / (many - few)).toBeLessThan(budgets.hub.eachCard)
  await expect(articles(page)).toHaveCount(cardsAhead)
})

test("a form's page weighs the same, however many forms there are", async ({ page }) => {
  const [before, after] = [
    await firstLoad(page, `${small.origin}/contact`),
    await firstLoad(page, `${large.origin}/contact`),
  ]
  // The names of files differ by their hashes, which pack a few bytes better or worse.
  expect(Math.abs(after - before)).toBeLessThan(100)
})

test('the hub says how many forms there are, and shows more of them on request', async ({ page }) => {
  await openPage(page, `${large.origin}/forms`)
  await expect(page.getByText(`${many} forms`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show more forms' }).click()
  await expect(articles(page)).toHaveCount(cardsAhead * 2)
  await expect(articles(page).nth(cardsAhead).getByRole('link')).toBeFocused()
})

test('the search looks through all forms', async ({ page }) => {
  await openPage(page, `${large.origin}/forms`)
  await page.getByRole('searchbox', { name: 'Search forms' }).fill(last.title)
  await expect(articles(page).first().getByRole('heading')).toHaveText(last.title)
})

test('an address that asks for a form far down shows it', async ({ page }) => {
  await page.goto(`${large.origin}/forms?q=${encodeURIComponent(last.title)}`)
  await expect(articles(page).first().getByRole('heading')).toHaveText(last.title)
})

test('where the other forms cannot be fetched the page says so, and tries again', async ({ page }) => {
  await page.route(/\/catalog-.*\.js$/, (route) => route.abort())
  await page.goto(`${large.origin}/forms?q=${encodeURIComponent(last.title)}`)
  await expect(page.getByText('Not all forms could be loaded.')).toBeVisible()
  await page.unroute(/\/catalog-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(articles(page).first().getByRole('heading')).toHaveText(last.title)
})

test('the list of the other forms by name stays as the page begins to listen', async ({ page }) => {
  await openPage(page, `${large.origin}/forms`)
  await page.getByText(`${many - cardsAhead} more forms, by name`).click()
  await expect(page.getByRole('link', { name: last.title, exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every form is reached: by its card, or by its name', async ({ page }) => {
    await page.goto(`${large.origin}/forms`)
    await page.getByText(`${many - cardsAhead} more forms, by name`).click()
    const addresses = await page
      .locator('main a[href^="/forms/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(cards.map(({ slug }) => `/forms/${slug}`))
    await expect(page.locator(`a[href="/forms/${last.slug}"]`)).toBeVisible()
  })
})

// How long that takes is measured by `npm run check:growth`: a time depends on what else the machine does.
test('a key, a tag and an order call only as many functions as their budget allows', async ({ page }) => {
  await openPage(page, `${large.origin}/forms`)
  await expect(page.getByText(`${many} forms`, { exact: true })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  for (const action of [warmUp, ...hubActions]) {
    const calls = await callsOf(session, () => ask(page, action))
    expect(calls, action.name).toBeGreaterThan(0)
    if (action !== warmUp) expect(calls, action.name).toBeLessThan(budgets.hub.calls)
  }
})

test('in the frame that answers a choice, no more cards are written than are in sight', async ({ page }) => {
  await openPage(page, `${large.origin}/forms`)
  await expect(page.getByText(`${many} forms`, { exact: true })).toBeVisible()
  for (const order of ['az', 'za', 'default']) {
    const written = await page.evaluate(cardsWrittenFor, order)
    expect(written.length).toBeGreaterThan(0)
    expect(Math.max(...written)).toBeLessThan(6)
  }
})

/** The places of the cards that change with an order, before the browser draws. Runs in the page. */
async function cardsWrittenFor(order: string): Promise<readonly number[]> {
  const sort = [...document.querySelectorAll('main select')].at(-1)
  const items = [...document.querySelectorAll('.hub-cards > li')]
  const written: number[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) written.push(items.findIndex((item) => item.contains(target)))
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  if (sort) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(sort), 'value')?.set?.call(sort, order)
  sort?.dispatchEvent(new Event('change', { bubbles: true }))
  // What React has to write it has written now, and the observer has been told.
  await Promise.resolve()
  observer.disconnect()
  // The rest follows; the next order is chosen after it.
  await new Promise((resolve) => setTimeout(resolve, 500))
  return written.filter((place) => place >= 0)
}

function ask(page: Page, { control, value }: HubAction): Promise<unknown> {
  if (control === 'search') return page.getByRole('searchbox', { name: 'Search forms' }).fill(value)
  return page.getByRole('combobox', { name: control === 'tag' ? 'Tag' : 'Sort' }).selectOption(value)
}

/** The first search fetches what the later ones use. */
const warmUp: HubAction = { name: 'the first search', control: 'search', value: 'a' }

/** How often functions of the site's scripts are called from an action until the page has been at rest for a while. */
async function callsOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await takeCalls(session)
  await act()
  let calls = 0
  for (let more = 1; more > 0; calls += more) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    more = await takeCalls(session)
  }
  return calls
}

/** The calls since this was last asked. */
async function takeCalls(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.startsWith(large.origin))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
}
