import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const editor = (page: Page): Locator => page.locator('.cm-content')
export const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' })
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Put a text in place of the whole one in the editor. */
export async function paste(page: Page, text: string): Promise<void> {
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Give up what was changed in the form on screen; the dialog that asks is left for the caller to look at. */
export async function askToDiscard(page: Page): Promise<Locator> {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  return page.getByRole('dialog').getByRole('button', { name: 'Discard changes' })
}

/** By how much the page is wider than the window, in CSS pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** What axe finds once the page has come to rest: a list that changes under its hands makes it fail. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  await expect(async () => expect(await violations(page)).toEqual([])).toPass({ timeout: 20_000 })
}

function violations(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    // The script before this one has put it there.
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])
  })
}
