import type { Locator, Page } from '@playwright/test'

/** Move the mouse, like a visitor about to use the page: a form's page waits for it. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Open an address and wait until the page is interactive: from then on it reacts to clicks. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wake(page)
  await page.locator('html[data-ready]').waitFor()
}

/**
 * Open an address with a clock that stops once the page is interactive: from then on only `page.clock.runFor` moves
 * it, however busy the machine is.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Wait two frames, so that anything that would move has moved. */
export async function afterTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Scroll the page to a position at once, in CSS pixels from its top. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
}

/** Click an element where it is on screen. The locator's own click would scroll a sticky element into view first. */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to click is not on the page.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
