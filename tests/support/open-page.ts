import type { Locator, Page } from '@playwright/test'

/** Move the mouse, as whoever is about to use a page does: a form's page waits for it. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Open an address and wait until the page listens: from then on a click is a visitor's click. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wake(page)
  await page.locator('html[data-ready]').waitFor()
}

/**
 * Open an address with a clock that stands still once the page listens: `page.clock.runFor` moves it on.
 * A millisecond of it passes only when a test says so, however busy the machine is.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Let the page draw twice, so that whatever would move has moved. */
export async function afterTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Scroll the page to a place at once, in CSS pixels from its top. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
}

/** Click what is on screen where it is. The locator's own click would scroll what is sticky into view first. */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be clicked is not on the page.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
