import type { Page } from '@playwright/test'

/**
 * Open an address while the page's script does not arrive, as on a slow network. Resolves once the page is visible
 * and usable, to a function that lets the script through; `html[data-ready]` is set when it has run.
 * @example const release = await openBeforeScript(page, '/contact')
 */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return release
}
