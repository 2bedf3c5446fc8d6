import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'

/** After this many milliseconds the outcome is read aloud: an alert that comes with the focus would not be. */
const untilAlert = 400

/** The names of the group around the text: certainly not sent, or perhaps. */
const leads = /^(Not sent|We couldn't confirm it was sent)$/

/**
 * The element around the text of a form that was not sent: it takes the focus, while the text is in its own alert,
 * which is announced by itself. `text` is the form's own.
 */
export function notSent(page: Page, text?: string): Locator {
  const words = page.getByRole('alert').getByText(text ?? '❌', { exact: text !== undefined })
  return page.getByRole('group', { name: leads }).filter({ has: words })
}

/**
 * Waits until the page says with this text that the form was not sent, in the group that has the focus. The
 * page must have a fake clock, which is moved on to the alert.
 */
export async function expectNotSent(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('group', { name: leads })).toBeFocused()
  await page.clock.fastForward(untilAlert)
  await expect(notSent(page, text)).toBeFocused()
}
