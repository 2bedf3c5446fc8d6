import type { Page } from '@playwright/test'
import type { Gallery } from '../../src/site/content/content-types'
import content from '../../src/site/content/gallery.json' with { type: 'json' }
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { writeTexts } from '../support/write-texts'

const gallery = content as Gallery
const count = gallery.images.length
const scenes = gallery.images.map(({ title }) => title)

function thumbnails(page: Page) {
  return page.getByRole('main').getByRole('listitem').getByRole('button')
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

async function openImage(page: Page, number: number): Promise<void> {
  await openPage(page, '/gallery')
  await thumbnails(page)
    .nth(number - 1)
    .click()
  await expectShown(page, number)
}

async function expectShown(page: Page, number: number): Promise<void> {
  await expect(dialog(page)).toContainText(`Image ${number} of ${count}: ${scenes[number - 1]}`)
  await expect(dialog(page).getByRole('img')).toHaveCount(1)
}

function press(page: Page, name: string): Promise<void> {
  return dialog(page).getByRole('button', { name, exact: true }).click()
}

test('2.070 the gallery is a grid of images with titles and descriptions', async ({ page }) => {
  await page.goto('/gallery')
  for (const [at, title] of scenes.entries()) {
    await expect(thumbnails(page).nth(at)).toContainText(title)
    await expect(thumbnails(page).nth(at).getByRole('img')).toHaveAttribute('alt', /\S/)
  }
  const places = await thumbnails(page).evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().x),
  )
  expect(new Set(places).size).toBeGreaterThan(1)
})

test('9.06 each image of the gallery is shown', async ({ page }) => {
  await page.goto('/gallery')
  const images = page.getByRole('main').getByRole('img')
  await expect(images).toHaveCount(count)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  }
})

test('2.071 clicking an image opens it in a modal', async ({ page }) => {
  await openImage(page, 3)
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).evaluate((node) => node.matches(':modal'))).toBe(true)
})

test('2.072 the next and previous arrows lead to the neighbours', async ({ page }) => {
  await openImage(page, 2)
  await press(page, 'Next')
  await expectShown(page, 3)
  await press(page, 'Previous')
  await press(page, 'Previous')
  await expectShown(page, 1)
})

test('2.073 the arrows wrap around at both ends', async ({ page }) => {
  await openImage(page, count)
  await press(page, 'Next')
  await expectShown(page, 1)
  await press(page, 'Previous')
  await expectShown(page, count)
})

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('a picture is as wide as the screen and little of it is cut, the arrows are beside its caption, and the thumbnails are in a row above the buttons', async ({
    page,
  }) => {
    await openImage(page, 1)
    const partsOf = async (part: string) => {
      const boxes = await dialog(page)
        .locator(part)
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect))
      const [{ left, right, top, bottom, width, height } = new DOMRect()] = boxes
      return { left, right, top, bottom, width, height, heights: boxes.map((box) => Math.round(box.height)) }
    }
    const middleOf = (box: { readonly top: number; readonly bottom: number } | undefined) =>
      ((box?.top ?? NaN) + (box?.bottom ?? NaN)) / 2
    for (const [at] of gallery.images.entries()) {
      await expectShown(page, at + 1)
      const [image, stage, words, previous, next] = await Promise.all(
        [
          '.gallery-stage img',
          '.gallery-stage',
          '.gallery-words',
          '.gallery-arrow:first-child',
          '.gallery-arrow:last-child',
        ].map(partsOf),
      )
      expect(image).toMatchObject({ left: 0, width: 360, height: 270 })
      expect(middleOf(image)).toBeCloseTo(middleOf(stage), 0)
      expect(words?.top).toBeCloseTo(stage?.bottom ?? NaN, 0)
      for (const arrow of [previous, next]) {
        expect(Math.min(arrow?.width ?? 0, arrow?.height ?? 0)).toBeGreaterThanOrEqual(48)
        expect(arrow?.top).toBeGreaterThanOrEqual(words?.top ?? NaN)
        expect(arrow?.bottom).toBeLessThanOrEqual(words?.bottom ?? NaN)
      }
      expect(previous?.right).toBeLessThanOrEqual(words?.left ?? NaN)
      expect(next?.left).toBeGreaterThanOrEqual(words?.right ?? NaN)
      await press(page, 'Next')
    }
    const [words, thumbnails, list, download] = await Promise.all(
      ['.gallery-words', '.gallery-thumbnails img', '.gallery-thumbnails', 'a[download]'].map(partsOf),
    )
    expect(thumbnails?.heights).toHaveLength(count)
    expect(new Set(thumbnails?.heights).size).toBe(1)
    expect(list?.height).toBeCloseTo(thumbnails?.height ?? NaN, 0)
    expect(list?.top).toBeCloseTo(words?.bottom ?? NaN, 0)
    expect((download?.top ?? NaN) - (list?.bottom ?? NaN)).toBeLessThan(24)
  })
})

for (const viewport of [
  { width: 780, height: 360 },
  { width: 568, height: 320 },
]) {
  test.describe(`on a phone held sideways, ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('the name and every button are on the screen, and none is on another', async ({ page }) => {
      await openImage(page, 2)
      await writeTexts(page, { '#gallery-position': 'Image 2 of 5: A place on the map' })
      const parts = dialog(page).locator('#gallery-position, button:visible, a:visible')
      const boxes = await parts.evaluateAll((nodes) =>
        nodes
          .map((node) => node.getBoundingClientRect())
          .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
      )
      expect(boxes).toHaveLength(6)
      for (const [at, box] of boxes.entries()) {
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.bottom).toBeLessThanOrEqual(viewport.height)
        const isOnAnother = boxes.some(
          (other, place) =>
            place !== at &&
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom,
        )
        expect(isOnAnother).toBe(false)
      }
    })
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  /** One finger from the middle of the image, in small steps like a real one. */
  async function swipe(page: Page, across: number, down = 0): Promise<void> {
    const box = await dialog(page).getByRole('img').boundingBox()
    if (!box) throw new Error('No image is open.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
      })
    await touch('touchStart', 0)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
    await touch('touchEnd', 1)
    await session.detach()
  }

  test('2.074 a swipe to the left shows the next image', async ({ page }) => {
    await openImage(page, count)
    await swipe(page, -120)
    await expectShown(page, 1)
  })

  test('2.075 a swipe to the right shows the previous image', async ({ page }) => {
    await openImage(page, 1)
    await swipe(page, 120)
    await expectShown(page, count)
  })

  test('9.05 a swipe takes more than 50 px: not 50, but 51', async ({ page }) => {
    await openImage(page, 2)
    await swipe(page, -50)
    await expectShown(page, 2)
    await swipe(page, -50)
    await expectShown(page, 2)
    await swipe(page, -51)
    await expectShown(page, 3)
    await swipe(page, 51)
    await expectShown(page, 2)
    await swipe(page, 50)
    await expectShown(page, 2)
  })

  test('a finger that moves more down than across does not swipe', async ({ page }) => {
    await openImage(page, 2)
    await swipe(page, 60, 90)
    await expectShown(page, 2)
  })
})

test('2.076 the close button closes the modal and gives the focus back', async ({ page }) => {
  await openImage(page, 2)
  await press(page, 'Close')
  await expect(dialog(page)).toHaveCount(0)
  await expect(thumbnails(page).nth(1)).toBeFocused()
})

test('2.077 a click outside closes the modal, one inside does not', async ({ page }) => {
  await openImage(page, 2)
  await dialog(page).getByRole('img').click()
  await expectShown(page, 2)
  await page.mouse.click(3, 3)
  await expect(dialog(page)).toHaveCount(0)
})

test('2.078 the download button saves the file of the image that is shown', async ({ page }) => {
  await openImage(page, 1)
  await press(page, 'Next')
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(`${gallery.images[1]?.id}.jpg`)
  expect(await (await download).failure()).toBeNull()
})

test('2.079 the share button uses the share feature of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.body.setAttribute('data-shared', JSON.stringify(data))
    }
  })
  await openImage(page, 3)
  await press(page, 'Share')
  await expect(page.locator('body')).toHaveAttribute('data-shared', /"title":"[^"].*images\/[\w-]+\.jpg"/)
  await expect(page.getByText('Sharing is not supported in your browser.')).toHaveCount(0)
})

test("2.080 without it, an alert in the page says 'Sharing is not supported in your browser.'", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openImage(page, 3)
  await press(page, 'Share')
  const text = 'Sharing is not supported in your browser.'
  await expect(dialog(page).getByRole('alert').getByText(text, { exact: true })).toBeVisible()
})

test('a visitor who closes the share sheet sees no alert', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('Closed', 'AbortError'))
  })
  await openImage(page, 3)
  await press(page, 'Share')
  await expect(dialog(page).getByText('Sharing is not supported')).toHaveCount(0)
})

test('4.20 the modal is open or closed, and knows which image is shown', async ({ page }) => {
  await openPage(page, '/gallery')
  for (const number of [1, 4, 2]) {
    await expect(dialog(page)).toHaveCount(0)
    await thumbnails(page)
      .nth(number - 1)
      .click()
    await expectShown(page, number)
    await page.keyboard.press('Escape')
  }
  await expect(dialog(page)).toHaveCount(0)
})

test('the arrow keys, Home and End lead through the images', async ({ page }) => {
  await openImage(page, 1)
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['End', count],
    ['ArrowRight', 1],
    ['ArrowLeft', count],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(page, number)
  }
})

test('a dialog that something else has closed, such as an extension, opens again', async ({ page }) => {
  await openImage(page, 2)
  await dialog(page).evaluate((node: HTMLDialogElement) => node.close())
  await expect(dialog(page)).toHaveCount(0)
  await thumbnails(page).nth(2).click()
  await expectShown(page, 3)
})
