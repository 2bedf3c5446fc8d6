import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { testSiteBuild } from '../support/copy-site'
import { afterTwoFrames } from '../support/open-page'
import { sandboxOrigin } from '../support/sandbox-origin'
import { serveInPieces } from '../support/serve-in-pieces'
import { takesEveryForm, triedPaths, unknownPath } from '../support/site-paths'

const stallingPort = Number(process.env['TEST_PORT'] ?? 4273) + 60

const widths = [360, 390, 412, 430, 768, 1024, 1280, 1440, 1920]

/** The names of the fonts that the browser used for the first matching element. */
async function drawnWith(page: Page, selector: string): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.detach()
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (of the device)'}`)
}

/** The fonts have the letters of Latin alphabets only; staff may write in others. */
async function isLatin(page: Page, selector: string): Promise<boolean> {
  return /^[\p{Script=Latin}\P{L}]*$/u.test(await page.locator(selector).innerText())
}

async function expectFontOfHeadings(page: Page, path: string): Promise<void> {
  const fonts = await drawnWith(page, 'h1')
  const isOurs = fonts.some((font) => font.startsWith('Oxanium'))
  expect(isOurs || !(await isLatin(page, 'h1')), `${path}: ${fonts.join()}`).toBe(true)
}

/** The browser's layout-shift score since the page was opened, and what moved. */
function shifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        // Missing from TypeScript's types.
        interface Shift extends PerformanceEntry {
          readonly value: number
          readonly sources: readonly { readonly node?: Node }[]
        }
        const tell = (entry: PerformanceEntry) => {
          // A layout-shift entry, as only these are observed.
          const { value, sources } = entry as Shift
          return `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`
        }
        new PerformanceObserver((list) => resolve(list.getEntries().map(tell))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve([]), 50)
      }),
  )
}

/**
 * The highest layout-shift score allowed when fonts arrive after the first paint: one line of staff's texts may wrap
 * differently in the fallback font. `npm run check:every-form` looks at the texts as they are: of pages without a form
 * only a word may move by some pixels.
 */
function highestShiftOn(path: string): number {
  return takesEveryForm && !path.startsWith('/forms/') ? 0.002 : 0.03
}

async function openWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await afterTwoFrames(page)
}

/**
 * Expects that no more has moved on a page since it was opened than is allowed. The fallback fonts are as wide as ours in
 * Latin letters; in another alphabet, any line of staff's texts may wrap differently.
 */
async function expectStableLayout(page: Page, path: string): Promise<void> {
  if (!(await isLatin(page, 'main'))) return
  const moved = await shifts(page)
  const sum = moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  expect(sum, `${path}: ${moved.join('; ')}`).toBeLessThan(highestShiftOn(path))
}

/**
 * The pages for one width. A visit of each page at each width is for `npm run check:every-form`; else each page is
 * visited at three of the nine widths, a narrow, a middle and a wide one, and each width has a third of the pages.
 */
function pathsAt(turn: number): readonly string[] {
  return takesEveryForm ? triedPaths : triedPaths.filter((_, index) => index % 3 === turn % 3)
}

for (const [turn, width] of widths.entries()) {
  test(`every page is drawn in the site's fonts at ${width} px, and at most a line of staff's own texts moves`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 823 })
    // Shifts caused by live figures arriving are not the fonts' fault.
    await page.route(`${sandboxOrigin}/**`, () => new Promise(() => undefined))
    for (const path of pathsAt(turn)) {
      await openWithFonts(page, path)
      await expectFontOfHeadings(page, path)
      // The network's name uses the heading font, and its address below uses the text font.
      const text = await drawnWith(page, 'footer p')
      expect(text.toSorted(), path).toEqual([
        expect.stringMatching(/^Atkinson Hyperlegible Next/),
        expect.stringMatching(/^Oxanium/),
      ])
      await expectStableLayout(page, path)
    }
  })
}

test('each page asks for both fonts before any script, only for them, and is painted without waiting', async ({
  page,
}) => {
  const order: string[] = []
  page.on('request', (request) => order.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  const fonts = order.filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const lastFont = order.findLastIndex((name) => name.endsWith('.woff2'))
  expect(lastFont).toBeLessThan(order.findIndex((name) => name.endsWith('.js')))
  // Browsers delay the first paint for a font that is preloaded in the head.
  await expect(page.locator('head link[as=font]')).toHaveCount(0)
  await expect(page.locator('body > link[rel=preload][as=font]')).toHaveCount(2)
})

test('the two fonts together weigh at most 48 kB', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async (reply) => {
    if (reply.url().endsWith('.woff2')) sizes.push((await reply.body()).length)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => sizes.length).toBe(2)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(48_000)
})

for (const width of [360, 412, 430, 768, 1280]) {
  test(`fonts that load late are still shown, and shift at most a line of staff's own texts at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    for (const path of ['/', '/about', '/forms', '/forms/guestlist-request', unknownPath]) {
      await openWithFonts(page, path)
      await expectFontOfHeadings(page, path)
      await expectStableLayout(page, path)
    }
  })
}

test('nothing moves if the HTML of a page stalls on its way: it is painted as a whole', async ({ page }) => {
  const stalls = [
    { path: '/', width: 412, after: /class="hero-ways".*?<\/svg>/s },
    { path: '/stats', width: 412, after: /class="stats-address".*?<\/svg>/s },
    { path: '/about', width: 768, after: /<main.*?<\/h1>/s },
    { path: '/forms', width: 1280, after: /id="main-navigation".*?<\/li>/s },
  ]
  const cuts = Object.fromEntries(stalls.map(({ path, after }) => [path, after]))
  const stop = await serveInPieces({ folder: testSiteBuild, port: stallingPort, cuts })
  await page.route(`${sandboxOrigin}/**`, () => new Promise(() => undefined))
  try {
    for (const { path, width } of stalls) {
      await page.setViewportSize({ width, height: 823 })
      await openWithFonts(page, `http://localhost:${stallingPort}${path}`)
      await expectStableLayout(page, path)
    }
  } finally {
    await stop()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the fonts load with the page', async ({ page }) => {
    const font = page.waitForRequest(/oxanium.*\.woff2$/)
    await page.goto('/forms/guestlist-request')
    await font
  })
})
