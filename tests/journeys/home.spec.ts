import type { Page } from '@playwright/test'
import type { Features, LatestUpdatesList } from '../../src/site/content/content-types'
import featuresContent from '../../src/site/content/features.json' with { type: 'json' }
import home from '../../src/site/content/home.json' with { type: 'json' }
import latest from '../../src/site/content/latest-updates.json' with { type: 'json' }
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { answerAs, holdBack } from '../support/third-parties'
import { writeTexts } from '../support/write-texts'

const features = featuresContent as Features

const welcome = home.welcome.title.replace('{network}', 'Emberfall Network')

test('2.021 the home page opens with two cards, the server’s and the chat group’s', async ({ page }) => {
  await page.goto('/')
  const headings = page.getByRole('main').getByRole('heading')
  await expect(headings.nth(0)).toHaveText('Server')
  await expect(headings.nth(1)).toHaveText('Discord')
  await expect(headings.nth(2)).toHaveText(welcome)
})

test('2.034 a welcome section greets the visitor', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)
})

test('2.035 the hero has a banner image, which loads', async ({ page }) => {
  await page.goto('/')
  const image = page.getByRole('region', { name: home.hero.title }).getByRole('img')
  await expect(image).toHaveAttribute('alt', /\S/)
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
})

test("2.036 'Join Us Now' leads to the chat group, outside the site", async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: home.hero.join })
  await expect(link).toHaveAttribute('href', 'https://chat.emberfall.example/invite')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('2.040 Latest Updates lists its items in order', async ({ page }) => {
  await page.goto('/')
  const items = page.getByRole('region', { name: home.updates.title }).getByRole('heading', { level: 3 })
  await expect(items).toHaveText((latest as LatestUpdatesList).updates.map(({ title }) => title))
})

test("2.041 the vote section's 'Vote Now' leads to the vote page", async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: home.vote.button, exact: true }).click()
  await expect(page).toHaveURL('/vote')
})

test('2.042 feature cards present what there is to play', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: features.title }).getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(features.features.map(({ title }) => title))
  for (const card of await cards.all()) await expect(card.getByRole('paragraph')).toHaveText(/\S/)
})

for (const [width, columns] of [
  [360, 1],
  [1280, 3],
] as const) {
  test(`the feature cards form ${columns} column(s) on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const cards = await page.getByRole('region', { name: features.title }).getByRole('article').all()
    const places = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.x))
    expect(new Set(places).size).toBe(Math.min(columns, features.features.length))
  })
}

const usualTexts = {
  h1: 'Welcome to a network',
  '.welcome p': 'What can be played here, and with which edition of the game, in one sentence.',
  '#hero-title': 'A few words to remember',
  '.hero-ways a': 'Join us',
  '.hero-text': 'Two sentences that say why it is worth a visit. The second says with whom to come.',
}

/** The hero's main button, whatever its label. */
function mainButton(page: Page) {
  return page.locator('.hero-ways a').first()
}

for (const height of [780, 640]) {
  test(`on a phone the first of ${height} px has the status in one strip, the picture and the main button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await openPage(page, '/')
    await writeTexts(page, usualTexts)
    const main = page.getByRole('main')
    await expect(main.getByText('Online', { exact: true })).toBeVisible()
    const strip = await main.locator('.live-cards').boundingBox()
    expect(strip?.height).toBeLessThanOrEqual(116)
    const frame = await main.locator('.hero-picture').boundingBox()
    expect(frame?.y).toBeLessThanOrEqual(330)
    await expect(mainButton(page)).toBeInViewport({ ratio: 1 })
  })
}

test('on a phone the greeting is the largest title, and the main button begins within 600 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/')
  await writeTexts(page, usualTexts)
  const sizeOf = (title: Element) => parseFloat(getComputedStyle(title).fontSize)
  const greeting = await page.getByRole('heading', { level: 1 }).evaluate(sizeOf)
  for (const title of await page.getByRole('heading', { level: 2 }).all())
    expect(await title.evaluate(sizeOf)).toBeLessThan(greeting)
  const button = await mainButton(page).boundingBox()
  expect(button?.y).toBeLessThanOrEqual(600)
})

test('in a low window of a phone the address can be copied without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, '/')
  await writeTexts(page, usualTexts)
  await expect(page.getByRole('button', { name: home.hero.copy })).toBeInViewport({ ratio: 1 })
})

/** The opacity of the picture's two overlays, 1 when fully shown. */
async function lightOf(page: Page): Promise<{ readonly fire: number; readonly night: number }> {
  return page.locator('.hero-picture').evaluate((picture) => {
    const fire = picture.querySelector('.hero-fire')
    return {
      fire: fire ? Number(getComputedStyle(fire).opacity) : 0,
      night: Number(getComputedStyle(picture, '::before').opacity),
    }
  })
}

test.describe('the arena', () => {
  test('is at rest until the server reports online, and then lit', async ({ page }) => {
    const release = await holdBack(page, 'status')
    await openPage(page, '/')
    expect(await lightOf(page)).toEqual({ fire: 0, night: 0 })
    release({ body: { online: true } })
    await expect.poll(() => lightOf(page)).toEqual({ fire: 1, night: 0 })
  })

  test('is dark when the server is offline', async ({ page }) => {
    await answerAs(page, 'status', { body: { online: false } })
    await openPage(page, '/')
    await expect.poll(() => lightOf(page)).toEqual({ fire: 0, night: 1 })
  })

  test('stays at rest when the service does not answer, or its reply does not say', async ({ page }) => {
    for (const reply of ['cut', { status: 503 }, { body: { online: 'yes' } }] as const) {
      const asked = await answerAs(page, 'status', reply)
      await openPage(page, '/')
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      expect(await lightOf(page)).toEqual({ fire: 0, night: 0 })
    }
  })

  test('changes at once for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await answerAs(page, 'status', { body: { online: true } })
    await openPage(page, '/')
    const fire = page.locator('.hero-fire')
    await expect(fire).toHaveCSS('opacity', '1')
    await expect(fire).toHaveCSS('transition-property', 'none')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all texts on the wide picture are pale in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await answerAs(page, 'status', { body: { online: true, players: { online: 3, max: 9 } } })
    await openPage(page, '/')
    await expect(page.locator('.live-cards .figure').first()).toBeVisible()
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const selector of [
        'h1',
        '.welcome .lead',
        '.hero h2',
        '.hero p',
        '.hero-forms',
        '.live-cards dd',
        '.live-cards dt',
      ]) {
        const colour = await page
          .locator(selector)
          .first()
          .evaluate((node) => getComputedStyle(node).color)
        const channels = colour.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
        expect(Math.min(...channels), `${selector} is ${colour} at ${width} px`).toBeGreaterThan(90)
      }
    }
  })
}

test('on a tablet the arrows of all features are in one corner, whatever the title', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, '/')
  const title = page.locator('.feature-place .card-link')
  const corners = await title.evaluateAll((links) => {
    links[0]?.prepend('A title of two lines ')
    return links.map((link) => {
      const card = link.closest('.card')?.getBoundingClientRect()
      const arrow = link.querySelector('.icon')?.getBoundingClientRect()
      return [arrow?.top, Math.round((card?.right ?? NaN) - (arrow?.right ?? NaN))]
    })
  })
  expect(corners).toHaveLength(features.features.filter(({ image }) => image !== undefined).length)
  for (const corner of corners) expect(corner).toEqual(corners[0])
})
