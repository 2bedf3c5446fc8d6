import { expect, type Page } from '@playwright/test'

/**
 * Make the one draft on this device look as if its form had been another when it was written: it had asked for a season
 * too, and offered a category that is gone.
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
