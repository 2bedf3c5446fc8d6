import type { Page } from '@playwright/test'
import { answersOf } from './fixtures'
import { openPage } from './open-page'
import { putAnswers } from './put-answers'
import { formPath } from './site-paths'

/** Open a form's page and fill it in with one of its fixtures. */
export async function openFilled(
  page: Page,
  slug: string,
  name: 'minimal' | 'full' = 'minimal',
): Promise<void> {
  await openPage(page, formPath(slug))
  await putAnswers(page, answersOf(slug, name))
}

/** Press the form's submit button. */
export function send(page: Page): Promise<void> {
  return page.locator('main button[type=submit]').click()
}

/** The values of the form's controls, by question: texts, and the chosen option of a group. */
export function answersOnScreen(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator('main form').evaluate((form) => {
    const controls = form.querySelectorAll<HTMLInputElement>('[id^=root_]:is(input, textarea, select)')
    const given = [...controls].filter(
      ({ type, checked }) => !['radio', 'checkbox'].includes(type) || checked,
    )
    return Object.fromEntries(
      given
        .filter(({ value }) => value !== '')
        .map(({ id, value }) => [id.replace('root_', '').replace(/-\d+$/, ''), value]),
    )
  })
}
