import type { Locator, Page } from '@playwright/test'

/**
 * The element around the text of a form that was not sent: it takes the focus, while the text is in its own alert,
 * which is announced by itself. `text` is the form's own.
 */
export function notSent(page: Page, text?: string): Locator {
  const words = page.getByRole('alert').getByText(text ?? '❌', { exact: text !== undefined })
  return page.getByRole('group', { name: 'Not sent' }).filter({ has: words })
}
