import type { Locator, Page } from '@playwright/test'

/** The value for a term of a card, such as the players for "Players". */
export function fact(page: Page, term: string): Locator {
  const row = page.locator('main dl > div', { has: page.getByRole('term').filter({ hasText: term }) })
  return row.getByRole('definition')
}
