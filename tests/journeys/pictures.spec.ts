import type { Page } from '@playwright/test'
import about from '../../src/site/content/about.json'
import type { Gallery, Team } from '../../src/site/content/content-types'
import galleryContent from '../../src/site/content/gallery.json'
import features from '../../src/site/content/features.json'
import home from '../../src/site/content/home.json'
import latest from '../../src/site/content/latest-updates.json'
import teamContent from '../../src/site/content/team.json'
import { expect, test as base } from '../support/journey'
import { afterTwoFrames, openPage, scrollTo } from '../support/open-page'
import { unknownPath } from '../support/site-paths'

const gallery = galleryContent as Gallery
const { team } = teamContent as Team

// Browsers fetch lazy pictures well before they come into view. Without that head start each one is either in view or
// not fetched, so nothing depends on the height of a page.
const noHeadStart = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']
  .map((connection) => `lazyLoadingImageMarginPx${connection}=0`)
  .join(',')

const test = base.extend<object, { launchOptions: { readonly args?: readonly string[] } }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=${noHeadStart}`] }),
    { scope: 'worker' },
  ],
})

interface Drawn {
  readonly name: string
  readonly top: number
  readonly hasArrived: boolean
  readonly isSized: boolean
  readonly loading: string
  readonly fetchPriority: string
  readonly decoding: string
}

/** The pictures currently on the page, from top to bottom. */
function picturesOn(page: Page): Promise<readonly Drawn[]> {
  return page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      name: image.getAttribute('src') ?? '',
      top: image.getBoundingClientRect().top + scrollY,
      hasArrived: image.complete && image.naturalWidth > 0,
      isSized: image.hasAttribute('width') && image.hasAttribute('height'),
      loading: image.loading,
      fetchPriority: image.fetchPriority,
      decoding: image.decoding,
    })),
  )
}

/** The browser's layout-shift score since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const done = (entries: readonly PerformanceEntry[]) =>
          resolve(entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))
        new PerformanceObserver((list) => done(list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 100)
      }),
  )
}

/** The main picture of a page, by the page's path: it is fetched first. */
const urgent = new Map([
  ['/', '/images/hero-at-rest-1280.webp'],
  ['/about', `/images/${about.image.id}-1280.webp`],
  ['/gallery', `/images/${gallery.images[0]?.id}-1280.webp`],
])

/** Also in view at once on every screen: the small island at the top of a page. */
const islandOf = (path: string) => `/images/islands/page${path.replace('/', '-')}-160.webp`

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const [path, count] of [
      ['/', 2 + features.features.length + latest.updates.length + home.vote.icons.length],
      ['/about', 2 + team.filter((member) => member.island !== undefined).length],
      ['/gallery', gallery.images.length + 1],
      [unknownPath, 5],
    ] as const) {
      test(`${path} fetches the pictures in view, the rest as they come into view, and nothing moves`, async ({
        page,
      }) => {
        const asked = new Set<string>()
        page.on('request', (request) => {
          if (request.resourceType() === 'image') asked.add(new URL(request.url()).pathname)
        })
        const fonts = [/oxanium.*\.woff2$/, /atkinson.*\.woff2$/].map((font) => page.waitForResponse(font))
        await openPage(page, path)
        await page.waitForLoadState('networkidle')
        // They come last, and may shift a line by a pixel when they are shown.
        for (const font of fonts) await (await font).finished()
        await page.waitForTimeout(500)
        const pictures = await picturesOn(page)
        expect(pictures).toHaveLength(count)
        for (const picture of pictures) {
          const { name, top, hasArrived, isSized, loading, fetchPriority, decoding } = picture
          expect(isSized, name).toBe(true)
          expect(hasArrived, name).toBe(top < height || loading === 'eager')
          expect([loading, fetchPriority, decoding], name).toEqual(
            urgent.get(path) === name
              ? ['eager', 'high', 'auto']
              : [islandOf(path) === name ? 'eager' : 'lazy', 'auto', 'async'],
          )
        }
        const fetched = [...asked].filter((name) => name.startsWith('/images/'))
        expect(fetched).toHaveLength(pictures.filter(({ hasArrived }) => hasArrived).length)

        const shiftBefore = await shiftOf(page)
        for (const { top } of pictures) {
          await scrollTo(page, top - height / 2)
          await afterTwoFrames(page)
        }
        await expect
          .poll(async () => (await picturesOn(page)).map(({ hasArrived }) => hasArrived))
          .toEqual(pictures.map(() => true))
        // A picture without reserved space would move the page.
        expect(shiftBefore).toBeLessThan(0.01)
        expect(await shiftOf(page)).toBe(shiftBefore)
      })
    }
  })
}

for (const [width, deviceScaleFactor] of [
  [360, 3],
  [412, 2.625],
  [430, 3],
] as const) {
  test.describe(`on a phone ${width} px wide with ${deviceScaleFactor} pixels to each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor })

    for (const [path, name] of urgent) {
      const pixels = path === '/' ? 1280 : 832
      test(`the main picture of ${path} is fetched ${pixels} pixels wide`, async ({ page }) => {
        await openPage(page, path)
        const picture = page.locator(`img[src="${name}"]`).first()
        const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
        expect(file).toContain(name.replace('1280.webp', `${pixels}.avif`))
      })
    }
  })
}
