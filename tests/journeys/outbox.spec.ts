import { messagesWith } from '../support/inbox'
import { openFilled, send } from '../support/fill-form'
import { answersOf } from '../support/fixtures'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { answerAs } from '../support/third-parties'
import type { Page } from '@playwright/test'

const bar = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' })

/** A form that could not be sent, and waits on the device because its visitor chose so. */
async function queueNomination(page: Page): Promise<void> {
  await answerAs(page, 'webhook', 'cut')
  await openFilled(page, 'nomination')
  await send(page)
  await page.getByRole('button', { name: 'Send it later' }).click()
  await expect(page.getByRole('heading', { name: 'Your form is waiting to be sent' })).toBeFocused()
}

/**
 * Put the form into the outbox while its page believes that there is no network, so that only the worker sends. A request
 * that a test cuts off reaches the webhook after all if its page is closed at that moment.
 */
async function keepForWorker(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Send it later' })
  await keep.evaluate((button: HTMLElement) => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    button.click()
  })
}

test('a form that could not be sent waits, and arrives once from another page after the tab was closed', async ({
  page,
  context,
}) => {
  await queueNomination(page)
  await page.close()
  const later = await context.newPage()
  const asked = await answerAs(later, 'webhook', { body: { id: '1' } })
  await openPage(later, '/about')
  const notice = later.getByRole('region', { name: 'About your form' })
  await expect(notice).toContainText('✅ Thank you for your nomination!')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(bar(later)).toHaveCount(0)
  await openPage(later, '/forms/nomination')
  await expect(later.getByRole('region', { name: 'Saved draft' })).toHaveCount(0)
  expect(asked).toHaveLength(1)
})

test('a waiting form whose page was deleted is not sent, and its visitor is told where its answers are', async ({
  page,
  context,
}) => {
  await queueNomination(page)
  // The form's own page may be about to send it, and would be the one to find that it is gone.
  await page.close()
  const later = await context.newPage()
  await later.route('/forms/nomination.json', (route) => route.fulfill({ status: 404 }))
  await openPage(later, '/about')
  const notice = later.getByRole('region', { name: 'About your form' })
  await expect(notice).toContainText('This form is no longer on the site, so yours was not sent.')
  await expect(notice).toContainText('Your answers are still on this device.')
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/forms/nomination')
})

test('on its own page a waiting form has one panel, also after a reload, and the ticket once it has arrived', async ({
  page,
}) => {
  await queueNomination(page)
  const panel = page.locator('.form-outcome', { hasText: 'Your form is waiting to be sent' })
  await expect(panel.getByRole('button')).toHaveText(['Send now', 'Cancel sending'])
  await expect(bar(page)).toHaveCount(0)
  await openPage(page, '/forms/nomination')
  await expect(panel.getByRole('button')).toHaveText(['Send now', 'Cancel sending'])
  await expect(bar(page)).toHaveCount(0)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await expect(page.locator('#root_title')).toBeHidden()
  await panel.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { name: '✅ Thank you for your nomination!' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save to My requests' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'About your form' })).toHaveCount(0)
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(page.getByText('Please answer every question.')).toBeFocused()
})

test('a waiting form is shown on every page, and is in its form again once it is taken back', async ({
  page,
}) => {
  await queueNomination(page)
  await openPage(page, '/about')
  await expect(bar(page)).toContainText('1 form is not sent yet.')
  const isCovered = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      const [bar, footer] = [document.querySelector('.outbox-bar'), document.querySelector('footer')]
      return !bar || !footer || bar.getBoundingClientRect().top < footer.getBoundingClientRect().bottom
    })
  expect(await isCovered()).toBe(false)
  await bar(page).getByRole('link', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(page).toHaveURL('/forms/nomination')
  await expect(page.getByText('Your answers are back in the form.')).toBeVisible()
  await expect(page.locator('#root_title')).not.toHaveValue('')
  await expect(page.getByText('Please answer every question.')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Saved draft' })).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  const asked = await answerAs(page, 'webhook', { body: { id: '1' } })
  await openPage(page, '/vote')
  await page.waitForTimeout(2000)
  expect(asked).toEqual([])
})

test.describe('with Background Sync', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a waiting form arrives once while no page is open, and its visitor is notified once', async ({
    page,
    context,
    request,
  }) => {
    await openPage(page, '/forms/guestlist-request')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await answerAs(page, 'webhook', 'cut')
    // On a busy machine the worker may look before the page is closed, which would then notify the visitor.
    const closed = page.waitForEvent('close', { timeout: 0 })
    await context.route('**/forms/guestlist-request.json', async (route) => {
      if (route.request().serviceWorker()) await closed
      await route.continue()
    })
    await putAnswers(page, answersOf('guestlist-request', 'minimal'))
    await send(page)
    await keepForWorker(page)
    const panel = page.locator('.form-outcome', { hasText: 'Your form is waiting to be sent' })
    const reference = /[A-Z]{2}-[0-9A-Z]{6}/.exec(await panel.innerText())?.[0] ?? ''
    await page.close()
    await expect
      .poll(async () => (await messagesWith(request, 'guestlist-request', reference)).length, {
        timeout: 60_000,
      })
      .toBe(1)

    const later = await context.newPage()
    await openPage(later, '/about')
    const notice = later.getByRole('region', { name: 'About your form' })
    await expect(notice).toContainText('✅ Guestlist request handed in!')
    await expect(notice).toContainText(reference)
    await notice.getByRole('button', { name: 'Close' }).click()
    await openPage(later, '/vote')
    await later.waitForTimeout(4000)
    await expect(bar(later)).toHaveCount(0)
    await expect(notice).toHaveCount(0)
    expect(await messagesWith(request, 'guestlist-request', reference)).toHaveLength(1)
  })
})
