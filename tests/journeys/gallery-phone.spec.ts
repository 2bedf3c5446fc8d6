import type { Page } from '@playwright/test'
import { dialog, expectShown, images, openImage, press } from '../support/gallery-modal'
import { expect, test } from '../support/journey'
import { writeTexts } from '../support/write-texts'

const count = images.length

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('a picture is as wide as the screen, whole and at the top, its caption is below it, and the other pictures fill the room above the buttons', async ({
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
    for (const [at] of images.entries()) {
      await expectShown(page, at + 1)
      const [image, stage, words, list, previous, next] = await Promise.all(
        [
          '.gallery-stage img',
          '.gallery-stage',
          '.gallery-words',
          '.gallery-thumbnails',
          '.gallery-arrow:first-child',
          '.gallery-arrow:last-child',
        ].map(partsOf),
      )
      expect(image).toMatchObject({ left: 0, width: 360 })
      expect(image?.height).toBeCloseTo(202.5)
      expect(stage?.height).toBeCloseTo(image?.height ?? NaN, 0)
      expect(words).toMatchObject({ left: 0, right: 360 })
      expect(words?.top).toBeCloseTo(stage?.bottom ?? NaN, 0)
      expect(previous?.top).toBeCloseTo(next?.top ?? NaN, 0)
      for (const arrow of [previous, next]) {
        expect(Math.min(arrow?.width ?? 0, arrow?.height ?? 0)).toBeGreaterThanOrEqual(48)
        expect(arrow?.top).toBeGreaterThanOrEqual(list?.bottom ?? NaN)
      }
      expect(previous?.right).toBeLessThanOrEqual(next?.left ?? NaN)
      await press(page, 'Next')
    }
    const [close, stage, words, thumbnails, list, arrow] = await Promise.all(
      [
        '.gallery-close',
        '.gallery-stage',
        '.gallery-words',
        '.gallery-thumbnails button',
        '.gallery-thumbnails',
        '.gallery-arrow',
      ].map(partsOf),
    )
    expect(thumbnails?.heights).toHaveLength(count)
    expect(Math.min(...(thumbnails?.heights ?? []), thumbnails?.width ?? 0)).toBeGreaterThanOrEqual(43)
    expect(thumbnails?.width).toBeGreaterThanOrEqual(144)
    expect((arrow?.top ?? NaN) - (list?.bottom ?? NaN)).toBeLessThan(24)
    expect((stage?.top ?? NaN) - (close?.bottom ?? NaN)).toBeLessThan(24)
    expect((list?.top ?? NaN) - (words?.bottom ?? NaN)).toBeLessThan(24)
  })

  test('on a short screen the picture, the others and all buttons in one row are in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 610 })
    await openImage(page, 1)
    const last = dialog(page).getByRole('button', { name: images.at(-1)?.title ?? '', exact: true })
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).locator('.gallery-picture img')).toBeInViewport({ ratio: 1 })
    const buttons = await dialog(page)
      .locator('.gallery-actions > :is(a, button)')
      .evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      )
    expect(buttons).toHaveLength(4)
    expect(new Set(buttons.map(({ top }) => top)).size).toBe(1)
    expect(buttons[0]?.bottom).toBeLessThanOrEqual(610)
  })
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('the same picture, fetched once and not read out, fills the stage around it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openImage(page, 1)
    const [stage, backdrop] = await Promise.all(
      ['.gallery-stage', '.gallery-backdrop'].map((part) => dialog(page).locator(part).boundingBox()),
    )
    expect(backdrop?.y).toBeLessThanOrEqual(stage?.y ?? NaN)
    expect(backdrop?.height).toBeGreaterThanOrEqual(stage?.height ?? NaN)
    const [behind, front] = await Promise.all(
      ['.gallery-backdrop img', '.gallery-picture img'].map((part) =>
        dialog(page)
          .locator(part)
          .evaluate(async (image: HTMLImageElement) => {
            await image.decode()
            return image.currentSrc
          }),
      ),
    )
    expect(behind).toBe(front)
    expect(asked.filter((name) => front?.endsWith(name))).toHaveLength(1)
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
    await expectShown(page, (2 % count) + 1)
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
