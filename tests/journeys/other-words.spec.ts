import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { afterTwoFrames, openPage } from '../support/open-page'
import { unknownPath } from '../support/site-paths'
import { overhang } from '../support/text-faults'
import { writeTexts } from '../support/write-texts'

// What owners of other networks may write: longer words and lists, or shorter ones, than those of this site.

const longWord = 'Geschwindigkeitsbegrenzungsüberschreitung'

async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await openPage(page, path)
}

/** Repeat the first entry of a list, so that it has this many. */
function repeatFirst(page: Page, list: string, count: number): Promise<void> {
  return page
    .locator(list)
    .first()
    .evaluate((list, count) => {
      const first = list.firstElementChild
      if (first) list.replaceChildren(...Array.from({ length: count }, () => first.cloneNode(true)))
    }, count)
}

/** The height of an element in its lines of text. */
function linesOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
}

for (const width of [360, 768, 1280])
  test(`a situation of one long word stays in its button, at ${width} px`, async ({ page }) => {
    await openAt(page, '/forms', width)
    await writeTexts(page, { '.situations button > span': longWord })
    await afterTwoFrames(page)
    expect(await overhang(page)).toEqual([])
    const wide = await page
      .locator('.situations button > span')
      .evaluateAll((words) =>
        words
          .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
    expect(wide).toEqual([])
  })

test('a long name has at most three lines beside links that have to wrap', async ({ page }) => {
  await openAt(page, '/about', 1280)
  await writeTexts(page, {
    '.logo > span': 'The Kingdom of the Northern Lights',
    '.main-navigation a span': 'A link of four words',
  })
  await afterTwoFrames(page)
  expect(await linesOf(page, '.logo > span')).toBeLessThanOrEqual(3)
  expect(await overhang(page)).toEqual([])
})

test('eight rewards and a long button fit the band that asks for a vote', async ({ page }) => {
  await openAt(page, '/', 360)
  await repeatFirst(page, '.vote-band-rewards', 8)
  await writeTexts(page, { '.vote-band .button': 'Show me all of the twelve sites' })
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await afterTwoFrames(page)
    expect(await overhang(page), `${width} px`).toEqual([])
    expect(await linesOf(page, '.vote-band .button'), `${width} px`).toBe(1)
  }
})

test('beside a long story, the picture stays as wide as it is high or wider', async ({ page }) => {
  await openAt(page, '/about', 1280)
  await repeatFirst(page, '.about-story .prose', 30)
  const { width = NaN, height = NaN } = (await page.locator('.about-picture').boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(width)
})

test('the news of a year are at most four in a row', async ({ page }) => {
  await openAt(page, '/updates', 1280)
  await repeatFirst(page, '.news', 9)
  const rows = await page
    .locator('.news')
    .first()
    .locator('> li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(rows.filter((top) => top === rows[0])).toHaveLength(4)
})

for (const [count, list, width] of [
  [1, '.latest-updates', 768],
  [2, '.latest-updates', 1280],
  [2, '.feature-cards', 1280],
] as const)
  test(`entries of ${list} fill the row: ${count}, at ${width} px`, async ({ page }) => {
    await openAt(page, '/', width)
    await repeatFirst(page, list, count)
    const row = await page.locator(list).boundingBox()
    const last = await page.locator(`${list} > :last-child`).boundingBox()
    const end = (box: typeof row) => (box?.x ?? NaN) + (box?.width ?? NaN)
    expect(end(last)).toBeCloseTo(end(row), 0)
    expect(last?.y).toBe(row?.y)
  })

test('a long title of the hero leaves the arena in view', async ({ page }) => {
  await openAt(page, '/', 768)
  await writeTexts(page, { '.hero-words h2': 'Build a kingdom with friends, defend it, and lose it' })
  const title = await page.locator('.hero-words h2').boundingBox()
  expect((title?.x ?? NaN) + (title?.width ?? NaN)).toBeLessThan(768 / 2)
})

test('a sentence in Arabic ends with its full stop on the left', async ({ page }) => {
  await openAt(page, '/privacy-policy', 1280)
  await writeTexts(page, { '.legal-text p': 'لا حسابات ولا ملفات تعريف ارتباط.' })
  const [first = NaN, stop = NaN] = await page
    .locator('.legal-text section p')
    .first()
    .evaluate(({ firstChild: text }) => {
      if (!text) return []
      const end = text.textContent?.length ?? 0
      return [0, end - 1].map((at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
    })
  expect(stop).toBeLessThan(first)
})

test("below a short page the footer's colour continues to the end of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await openPage(page, unknownPath)
  const footer = await page.getByRole('contentinfo').boundingBox()
  const end = (footer?.y ?? NaN) + (footer?.height ?? NaN)
  expect(end).toBeLessThan(2300)
  const square = (y: number) => page.screenshot({ clip: { x: 8, y, width: 8, height: 8 } })
  expect(await square(2390)).toEqual(await square(end - 16))
})

test('a link of two lines has the same space above it as one of a single line', async ({ page }) => {
  await openAt(page, '/about', 768)
  const link = page.locator('.team-card .icon-link').first()
  const spaceAbove = async (text: string) => {
    await writeTexts(page, { '.team-card .icon-link': text })
    return link.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return range.getBoundingClientRect().top - link.getBoundingClientRect().top
    })
  }
  const single = await spaceAbove('Watch it')
  expect(
    await spaceAbove('Watch what this player has to say about all seasons of this network'),
  ).toBeGreaterThan(single - 2)
})

test('many thumbnails leave the picture and what can be done with it on the screen', async ({ page }) => {
  await openAt(page, '/gallery', 1280)
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Share' })).toBeInViewport({
    ratio: 0.99,
  })
  await repeatFirst(page, '.gallery-thumbnails', 24)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Share' })).toBeInViewport({
    ratio: 0.99,
  })
})
