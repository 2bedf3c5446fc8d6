import type { Page } from '@playwright/test'
import type { Gallery } from '../../src/site/content/content-types'
import content from '../../src/site/content/gallery.json' with { type: 'json' }
import { expect } from './journey'
import { openPage } from './open-page'

/** The gallery's pictures, as staff have them. */
export const { images } = content as Gallery

/** The buttons of the gallery's page that open its pictures, in order. */
export function thumbnails(page: Page) {
  return page.getByRole('main').getByRole('listitem').getByRole('button')
}

/** The modal that shows one picture. */
export function dialog(page: Page) {
  return page.getByRole('dialog')
}

/** Open the gallery and one of its pictures, by its number on the page. */
export async function openImage(page: Page, number: number): Promise<void> {
  await openPage(page, '/gallery')
  await thumbnails(page)
    .nth(number - 1)
    .click()
  await expectShown(page, number)
}

/** Expect that the modal shows this picture alone. */
export async function expectShown(page: Page, number: number): Promise<void> {
  const title = images[number - 1]?.title
  await expect(dialog(page)).toContainText(`Image ${number} of ${images.length}: ${title}`)
  await expect(dialog(page).getByRole('img')).toHaveCount(1)
}

/** Press a button of the modal. */
export function press(page: Page, name: string): Promise<void> {
  return dialog(page).getByRole('button', { name, exact: true }).click()
}
