import type { Page } from '@playwright/test'

/**
 * Replace staff's texts on a page, by CSS selector: a layout is measured with texts of a usual length, as staff may
 * write longer ones.
 */
export function writeTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((entries) => {
    for (const [selector, text] of entries)
      for (const element of document.querySelectorAll(selector)) element.textContent = text
  }, Object.entries(texts))
}
