import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { axeFindings, rulesOfColours, widths, type AxeScope } from './axe'

const patient = { timeout: 20_000 }

export const editor = (page: Page): Locator => page.locator('.cm-content')
export const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' })
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe')

/** The result of a check without errors. */
export const noErrors = /No problems\.|^Problems\d+ warnings?\./

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
export async function expectNoViolations(page: Page, scope?: AxeScope): Promise<void> {
  await expect(async () => expect(await axeFindings(page, scope)).toEqual([])).toPass(patient)
}

/**
 * Expects no violations at both widths and in both themes, in one part of the page if the rest has been
 * checked before, and nothing wider than the page. Leaves the page wide and dark.
 */
export async function expectNoViolationsAnywhere(page: Page, within?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNoViolations(page, { within, only: rulesOfColours })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoViolations(page, { within })
    expect(await overflowOf(page), `wider than ${width} px`).toBeLessThanOrEqual(0)
  }
}
