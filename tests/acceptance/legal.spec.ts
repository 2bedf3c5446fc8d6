import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'

test.describe('the privacy policy', () => {
  test.beforeEach(({ page }) => page.goto('/privacy-policy'))

  for (const [id, fact, words] of [
    [
      '2.087',
      'no personal information is collected or stored',
      /do not collect or store personal information/i,
    ],
    ['2.088', 'analytics that are not personal may be gathered', /may gather .*analytics .*not personal/i],
    ['2.089', 'purchases are final and non-refundable', /purchases are final and non-refundable/i],
    ['2.090', 'purchases are made only via official channels', /only through our official channels/i],
  ] as const) {
    test(`${id} says that ${fact}`, async ({ page }) => {
      await expect(page.getByRole('article')).toContainText(words)
    })
  }
})

test('2.091 the date of the privacy policy is today’s', async ({ page }) => {
  for (const [now, text] of [
    ['2031-05-01T12:00:00', 'May 1, 2031'],
    ['2032-12-31T12:00:00', 'December 31, 2032'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now))
    await openPage(page, '/privacy-policy')
    await expect(page.getByRole('article').getByRole('time')).toContainText(text)
  }
})

test.describe('the terms of service', () => {
  test.beforeEach(({ page }) => page.goto('/terms-of-service'))

  test('2.092 are effective March 2025', async ({ page }) => {
    await expect(page.getByRole('article').getByText('Effective March 2025', { exact: true })).toBeVisible()
  })

  test('2.093 have 9 sections, in order', async ({ page }) => {
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      /^1\. .*acceptance/i,
      /^2\. conduct/i,
      /^3\. account security/i,
      /^4\. payments/i,
      /^5\. .*content/i,
      /^6\. punishments/i,
      /^7\. disclaimer/i,
      /^8\. amendments/i,
      /^9\. contact/i,
    ])
  })

  for (const [id, section, fact, words] of [
    ['2.094', /payments/i, 'payments are non-refundable', /non-refundable/],
    ['2.095', /payments/i, 'a chargeback may cause a permanent ban', /chargeback may cause a permanent ban/],
    ['2.096', /use of content/i, 'content may be used for promotion', /promote/],
    [
      '2.097',
      /punishments/i,
      'punishments are warning, mute, kick and ban',
      /warning, a mute, a kick or a ban/,
    ],
    ['2.098', /punishments/i, 'what the staff decide is final', /decision of the staff is final/],
    ['2.099', /^9\. contact/i, 'a support mailbox is the contact', /support@emberfall\.example/],
  ] as const) {
    test(`${id} say that ${fact}`, async ({ page }) => {
      await expect(page.getByRole('region', { name: section })).toContainText(words)
    })
  }

  test('link to each section, and the mailbox opens a mail', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'support@emberfall.example' })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    for (const link of await page.locator('details a').all()) {
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
    }
  })
})
