import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'

/** After this many milliseconds the outcome is read aloud: an alert that comes with the focus would not be. */
const untilAlert = 400

/** What it is called: certainly not sent, perhaps not, or without an answer. */
const leads = /^(Not sent|Maybe not sent|No reply came)$/

/**
 * The element around the text of a form that was not sent: it takes the focus, while the text is in its own alert,
 * which is announced by itself. `text` is the form's own.
 */
export function notSent(page: Page, text?: string): Locator {
  const words = page.getByRole('alert').getByText(text ?? '❌', { exact: text !== undefined })
  return page.getByRole('group', { name: leads }).filter({ has: words })
}

/**
 * Waits until the form was not sent and says so with this text, in the place that has the focus. The page has a clock of
 * the test's, which is moved on to the alert.
 */
export async function expectNotSent(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('group', { name: leads })).toBeFocused()
  await page.clock.fastForward(untilAlert)
  await expect(notSent(page, text)).toBeFocused()
}
