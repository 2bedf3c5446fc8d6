import type { Page } from '@playwright/test'
import { axeFindings, axeFindingsEverywhere } from '../support/axe'
import { startFaultServer } from '../support/fault-server'
import { openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { makeDraftOlder } from '../support/older-draft'
import { openPage } from '../support/open-page'
import { triedPaths } from '../support/site-paths'
import { answerAs, holdBack } from '../support/third-parties'

// During a transition, colours briefly have a contrast that no state has.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of triedPaths) {
  test(`axe finds nothing on ${path}, in both themes and at both widths`, async ({ page }) => {
    await openPage(page, path)
    expect(await axeFindingsEverywhere(page)).toEqual([])
  })
}

/** How to reach each state of a page. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an open dialog': async (page) => {
    await openPage(page, '/gallery')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'a refused share': async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await openPage(page, '/gallery')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  },
  'a form with errors': async (page) => {
    await openPage(page, '/forms/guild')
    await send(page)
    await expect(page.getByText(/answers? to fix$/)).toBeVisible()
  },
  'a text that is too long': async (page) => {
    await openPage(page, '/forms/nomination')
    await page.locator('#root_description').fill('x'.repeat(2100))
    await send(page)
    await expect(page.getByText('You have 100 characters too many').first()).toBeVisible()
  },
  'a form on its way': async (page) => {
    await holdBack(page, 'webhook')
    await openFilled(page, 'nomination')
    await send(page)
    await expect(page.locator('main button[type=submit]')).toHaveAttribute('data-pending')
  },
  'a form that was sent': async (page) => {
    await answerAs(page, 'webhook', { body: { id: '1' } })
    await openFilled(page, 'match-feedback')
    await send(page)
    await expect(page.getByText('✅ Thank you for your feedback!')).toBeFocused()
  },
  'a form that hit a rate limit': async (page) => {
    const server = await startFaultServer(page.context())
    server.behave({ reply: { status: 429, body: { retry_after: 60 } } })
    await openFilled(page, 'nomination')
    await send(page)
    await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible()
  },
  'a form that failed twice': async (page) => {
    await answerAs(page, 'webhook', { status: 500 })
    await openFilled(page, 'guild')
    await send(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Copy my answers' })).toBeVisible()
  },
  'a draft that is offered': async (page) => {
    await openFilled(page, 'general-advice')
    await openPage(page, '/forms/general-advice')
    await expect(page.getByRole('region', { name: 'Saved draft' })).toBeVisible()
  },
  'answers without a place': async (page) => {
    await openFilled(page, 'nomination')
    await makeDraftOlder(page)
    await openPage(page, '/forms/nomination')
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(page.getByRole('region', { name: 'Answers that no longer fit' })).toBeVisible()
  },
  'a form without a network': async (page) => {
    await openPage(page, '/forms/nomination')
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline. Your answers stay on this page.')).toBeVisible()
  },
  'an empty hub': async (page) => {
    await openPage(page, '/forms?q=zzz')
    await expect(page.getByText('No forms found matching your criteria.')).toBeVisible()
  },
  'live data that failed': async (page) => {
    for (const service of ['status', 'topVoters', 'votes'] as const) await answerAs(page, service, 'cut')
    await openPage(page, '/stats')
    await expect(page.getByText('Error fetching status')).toBeVisible()
  },
  'an offline server': async (page) => {
    await answerAs(page, 'status', { body: { online: false } })
    await openPage(page, '/')
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  },
}

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing on ${name}, in both themes and at both widths`, async ({ page }) => {
    await reach(page)
    expect(await axeFindingsEverywhere(page)).toEqual([])
  })
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme on a phone`, () => {
    test.use({ viewport: { width: 360, height: 640 }, colorScheme })

    test('axe finds nothing on the open menu and Back to Top', async ({ page }) => {
      await openPage(page, '/')
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      await expect(page.getByRole('button', { name: 'Back to Top' })).toBeVisible()
      const findings = [...(await axeFindings(page))]
      await page.getByRole('button', { name: 'Menu' }).click()
      findings.push(...(await axeFindings(page)))
      expect(findings).toEqual([])
    })
  })
}
