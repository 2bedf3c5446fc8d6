import { expect, test } from '../support/journey'
import { hubCards as cards } from '../support/hub-cards'
import { openPage } from '../support/open-page'
import { writeTexts } from '../support/write-texts'
import { readManifest } from '../../src/catalog/read-definitions'

/** A search that finds a form, and each situation. */
const hubSearches = [
  `/forms?q=${encodeURIComponent(cards[0]?.title ?? '')}`,
  ...(readManifest().situations ?? []).map(({ id }) => `/forms?happened=${id}`),
]

test('on a phone the page of nineteen forms is at most 3,000 px long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/forms')
  // Staff decide how many cards and sentences there are.
  await page.getByRole('main').evaluate((main) => {
    for (const card of [...main.querySelectorAll('article')].slice(19)) card.remove()
    for (const sentence of [...main.querySelectorAll('.situations li')].slice(6)) sentence.remove()
  })
  await writeTexts(page, {
    '.situations li span': 'A sentence of this length',
    'article h2 a': 'The Title of a Form',
    'article h2 + p': 'One sentence that says what the form is for.',
    'article li': 'tag',
    'footer li a': 'A link',
  })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
})

for (const [width, columns] of [
  [1280, 3],
  [800, 2],
] as const) {
  test(`at ${width} px the way to ask fills the last row, or a row below it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/forms')
    const list = await page.locator('.hub-cards').boundingBox()
    const gap = await page
      .locator('.hub-cards')
      .evaluate((cards) => parseFloat(getComputedStyle(cards).columnGap))
    const ask = page.locator('.hub-ask')
    for (let left = cards.length; left > cards.length - columns && left > 0; left--) {
      await page.locator('.hub-list').evaluate((list, left) => list.children[left]?.remove(), left)
      const { x = NaN, width: wide = NaN } = (await ask.boundingBox()) ?? {}
      const before = left % columns
      const cells = columns - before
      const cell = ((list?.width ?? NaN) - gap * (columns - 1)) / columns
      expect(wide, `${left} forms`).toBeCloseTo(cell * cells + gap * (cells - 1), 0)
      expect(x, `${left} forms`).toBeCloseTo((list?.x ?? NaN) + before * (cell + gap), 0)
    }
  })
}

test('where nothing is found, the way to ask is beside the sentence on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/forms')
  await page.getByRole('searchbox', { name: 'Search forms' }).fill('zzz')
  const sentence = await page.getByText('No forms found matching your criteria.').boundingBox()
  const ask = await page.locator('.hub-ask').boundingBox()
  expect(ask?.x).toBeGreaterThan((sentence?.x ?? NaN) + (sentence?.width ?? NaN))
  expect(ask?.y).toBeLessThanOrEqual(sentence?.y ?? NaN)
})

test('on a phone an empty result and all forms end with the way to ask', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/forms')
  const ask = page.getByRole('main').getByRole('link', { name: 'Ask on Discord' })
  await expect(ask).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search forms' }).fill('zzz')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(ask).toBeVisible()
})

for (const width of [360, 1280]) {
  test(`a search that finds little leaves neither the head of the page nor its footer on the screen, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await openPage(page, '/forms')
    // Typed, as only a search by hand scrolls.
    await page.getByRole('searchbox', { name: 'Search forms' }).pressSequentially('zzz')
    const header = await page.getByRole('banner').boundingBox()
    const edges = async () => {
      const [head, footer] = await Promise.all(
        [page.locator('.page-top'), page.getByRole('contentinfo')].map((part) => part.boundingBox()),
      )
      return { headEnds: (head?.y ?? NaN) + (head?.height ?? NaN), footerBegins: footer?.y ?? NaN }
    }
    await expect.poll(async () => (await edges()).headEnds).toBeLessThanOrEqual((header?.height ?? NaN) + 1)
    expect((await edges()).footerBegins).toBeGreaterThan(740)
  })
}

test('on a wide screen the only form found is as wide as among others, and the way to ask is beside it, as wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 780 })
  await openPage(page, '/forms')
  const amongOthers = await page.locator('.hub-list > li').first().boundingBox()
  await page.locator('.hub-list').evaluate((list) => {
    for (const other of [...list.children].slice(1)) other.remove()
  })
  const [card, ask] = await Promise.all(
    ['.hub-list > li', '.hub-ask'].map((part) => page.locator(part).boundingBox()),
  )
  expect(card?.width).toBeCloseTo(amongOthers?.width ?? NaN, 1)
  expect(ask?.width).toBeCloseTo(card?.width ?? NaN, 1)
  expect(card?.y).toBe(ask?.y)
})

for (const width of [360, 768, 1280]) {
  test(`a line before the cards says how many there are and what the hearts count, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const counts = page.locator('.hub-count')
    for (const address of ['/forms', ...hubSearches]) {
      await openPage(page, address)
      await expect(counts).toHaveText(/^\d+ forms? Popularity$/)
      const line = page.locator('.hub-found')
      const height = await line.evaluate((node) => node.scrollHeight - node.clientHeight)
      expect(height, address).toBeLessThanOrEqual(24)
    }
  })

  test(`the sentence that is chosen and the count keep a distance, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of hubSearches.slice(1)) {
      await openPage(page, address)
      const [chosen, count] = await Promise.all(
        ['.hub-chosen', '.hub-count'].map((part) => page.locator(part).boundingBox()),
      )
      const across = (count?.x ?? NaN) - (chosen?.x ?? NaN) - (chosen?.width ?? NaN)
      const down = (count?.y ?? NaN) - (chosen?.y ?? NaN) - (chosen?.height ?? NaN)
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(0)
      if (down < 0) expect(across).toBeGreaterThanOrEqual(16)
    }
  })
}
