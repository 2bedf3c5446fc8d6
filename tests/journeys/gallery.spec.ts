import { expect, test } from '../support/journey'
import { dialog, expectShown, images, openImage, press, thumbnails } from '../support/gallery-modal'
import { openPage } from '../support/open-page'

const count = images.length
/** Staff may have as few as two pictures. */
const afterSecond = (2 % count) + 1

test('2.070 the gallery is a grid of images with titles and descriptions', async ({ page }) => {
  await page.goto('/gallery')
  for (const [at, { title }] of images.entries()) {
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
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(count)
  for (const image of await pictures.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  }
})

test('2.071 clicking an image opens it in a modal', async ({ page }) => {
  await openImage(page, count)
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).evaluate((node) => node.matches(':modal'))).toBe(true)
})

test('2.072 the next and previous arrows lead to the neighbours', async ({ page }) => {
  await openImage(page, 2)
  await press(page, 'Next')
  await expectShown(page, afterSecond)
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
  expect((await download).suggestedFilename()).toBe(`${images[1]?.id}.jpg`)
  expect(await (await download).failure()).toBeNull()
})

test('2.079 the share button uses the share feature of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.body.setAttribute('data-shared', JSON.stringify(data))
    }
  })
  await openImage(page, count)
  await press(page, 'Share')
  await expect(page.locator('body')).toHaveAttribute('data-shared', /"title":"[^"].*images\/[\w-]+\.jpg"/)
  await expect(page.getByText('Sharing is not supported in your browser.')).toHaveCount(0)
})

test("2.080 without it, an alert in the page says 'Sharing is not supported in your browser.'", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openImage(page, count)
  await press(page, 'Share')
  const text = 'Sharing is not supported in your browser.'
  await expect(dialog(page).getByRole('alert').getByText(text, { exact: true })).toBeVisible()
})

test('a visitor who closes the share sheet sees no alert', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('Closed', 'AbortError'))
  })
  await openImage(page, count)
  await press(page, 'Share')
  await expect(dialog(page).getByText('Sharing is not supported')).toHaveCount(0)
})

test('4.20 the modal is open or closed, and knows which image is shown', async ({ page }) => {
  await openPage(page, '/gallery')
  for (const number of [1, count, 2]) {
    await expect(dialog(page)).toHaveCount(0)
    await thumbnails(page)
      .nth(number - 1)
      .click()
    await expectShown(page, number)
    await page.keyboard.press('Escape')
  }
  await expect(dialog(page)).toHaveCount(0)
})

test('the thumbnails in the modal lead to their images, and mark the one that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 780 })
  await openImage(page, 1)
  const small = dialog(page).getByRole('list').getByRole('button')
  await expect(small).toHaveCount(count)
  await small.nth(1).click()
  await expectShown(page, 2)
  await expect(small.nth(1)).toHaveAttribute('aria-current', 'true')
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
  await thumbnails(page).first().click()
  await expectShown(page, 1)
})
