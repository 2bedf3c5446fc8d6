// The page of a broken file complains by design, so the console is not held to silence here.
import { expect, test } from '@playwright/test'
import { startDevCopy } from '../staff/workbench/start-copy'

const port = Number(process.env['TEST_PORT'] ?? 4273)
const path = 'forms/suggestion/ui.json'
const misspelt = (text: string): string => text.replace('"ui:minutes"', '"ui:minuts"')

test('npm run dev shows the report over the page, and the page when the file is mended', async ({ page }) => {
  test.setTimeout(300_000)
  const site = await startDevCopy(port + 26)
  try {
    const good = site.read(path)
    const heading = page.getByRole('heading', { name: 'Suggestion', level: 1 })
    const overlay = page.locator('vite-error-overlay')
    await page.goto(`${site.origin}/forms/suggestion`)
    await expect(heading).toBeVisible({ timeout: 120_000 })

    site.write(path, misspelt(good))
    await expect(overlay).toContainText('Did you mean "ui:minutes"?', { timeout: 60_000 })
    await expect(overlay).toContainText(`${path}, line 4`)
    site.write(path, good)
    await expect(overlay).toHaveCount(0, { timeout: 60_000 })
    await expect(heading).toBeVisible({ timeout: 60_000 })

    const news = 'src/site/content/news.json'
    const newsBefore = site.read(news)
    site.write(news, newsBefore.replace('"June 5, 2025"', '"5 June 2025"'))
    await expect(overlay).toContainText(`${news}, line`, { timeout: 60_000 })
    site.write(news, newsBefore)
    await expect(overlay).toHaveCount(0, { timeout: 60_000 })
  } finally {
    site.stop()
  }
})
