import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const patient = { timeout: 20_000 }

export const editor = (page: Page): Locator => page.locator('.cm-content')
export const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' })
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Replace the whole text in the editor. */
export async function paste(page: Page, text: string): Promise<void> {
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Discard the changes of the form on screen; the dialog that asks is left open for the caller. */
export async function askToDiscard(page: Page): Promise<Locator> {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  return page.getByRole('dialog').getByRole('button', { name: 'Discard changes' })
}

/** By how much the page is wider than the window, in CSS pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** What axe finds once the page is idle: a list that changes during its run makes it fail. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(async () => expect(await violations(page)).toEqual([])).toPass(patient)
}

/**
 * The same at both widths and in both themes, and a check that nothing is wider than the page. A theme changes only
 * colours, so the other rules run in one of them. Leaves the page wide and dark.
 */
export async function expectNoViolationsAnywhere(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(async () => expect(await violations(page, rulesOfColours)).toEqual([])).toPass(patient)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoViolations(page)
    expect(await overflowOf(page), `wider than ${width} px`).toBeLessThanOrEqual(0)
  }
}

const rulesOfColours = ['color-contrast', 'link-in-text-block']

async function violations(page: Page, rules?: readonly string[]): Promise<readonly unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    // Set by the script above.
    const { axe } = window as unknown as { readonly axe: typeof Axe }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      // It is not in the preview's frame, and would wait half a second for an answer from there each time.
      iframes: false,
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])
  }, rules)
}
