import { expect, type Page } from '@playwright/test'

/**
 * Change the only draft on this device as if its form had been different when it was written: with an extra question
 * for a season, and with a category that no longer exists.
 */
export async function makeDraftOlder(page: Page): Promise<void> {
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('form-draft/')))
  await expect.poll(keys).toHaveLength(1)
  await page.goto('/vote')
  await page.evaluate(
    (key) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
      const answers = { ...draft.answers, category: 'Weather', season: 'Late summer' }
      const labels = { ...draft.labels, season: 'Best season' }
      localStorage.setItem(key, JSON.stringify({ ...draft, version: 'older', answers, labels }))
    },
    (await keys())[0] ?? '',
  )
}
