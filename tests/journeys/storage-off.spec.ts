import { answersOnScreen, openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { answerAs } from '../support/third-parties'

const faults = {
  'that denies storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    }),
  'without storage': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'whose storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  // Firefox throws this from every method where its file is broken.
  'whose storage is damaged': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('damaged', 'NS_ERROR_FILE_CORRUPTED')
      }
  },
}

for (const [which, breakStorage] of Object.entries(faults)) {
  test.describe(`a browser ${which}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(breakStorage)
    })

    test('still sends the form, and says nothing more of it', async ({ page }) => {
      await answerAs(page, 'webhook', { body: { id: '1' } })
      await openFilled(page, 'nomination')
      await send(page)
      await expect(page.getByText('✅ Thank you for your nomination!')).toBeFocused()
    })

    test('still says what is wrong, in the title too, after a visit to another page', async ({ page }) => {
      await openFilled(page, 'nomination')
      await page.locator('main form input').first().fill('')
      await send(page)
      await expect(page).toHaveTitle(/^Error: /)
      await page.getByRole('banner').locator('a[href="/vote"]').click()
      await expect(page).toHaveURL('/vote')
      await expect(page).not.toHaveTitle(/^Error: /)
      await page.goBack()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(page.getByText(/answers? to fix$/)).toBeVisible()
    })

    test('promises no draft, keeps the answers while the site is open, and asks before it is left', async ({
      page,
    }) => {
      await openFilled(page, 'nomination')
      await expect(
        page.getByText('This browser cannot keep a draft. You can save your answers to a file.', {
          exact: true,
        }),
      ).toBeVisible()
      await expect(page.getByText('Saved on this device as you type.')).toHaveCount(0)
      const answers = await answersOnScreen(page)
      await page.getByRole('banner').locator('a[href="/vote"]').click()
      await expect(page).toHaveURL('/vote')
      await page.goBack()
      await expect(page.locator('main form')).toBeVisible()
      expect(await answersOnScreen(page)).toEqual(answers)
      const asked = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      expect((await asked).type()).toBe('beforeunload')
    })
  })
}
