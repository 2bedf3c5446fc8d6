import type { Page } from '@playwright/test'
import type { Vote } from '../../src/site/content/content-types'
import content from '../../src/site/content/vote.json' with { type: 'json' }
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { writeTexts } from '../support/write-texts'

const vote = content as Vote

function sites(page: Page) {
  return page.getByRole('region', { name: vote.sitesTitle }).getByRole('link')
}

// Staff may have none.
for (const first of vote.sites.slice(0, 1)) {
  test('a visited vote site shows when it was opened, also on the next visit, and never claims that a vote counted', async ({
    page,
  }) => {
    await page
      .context()
      .route(`${new URL(first.url).origin}/**`, (route) => route.fulfill({ body: 'vote here' }))
    await page.clock.setFixedTime(new Date('2026-02-01T09:00:00Z'))
    await openPage(page, '/vote')
    const opened = page.context().waitForEvent('page')
    await sites(page).first().click()
    await (await opened).close()
    await page.clock.setFixedTime(new Date('2026-02-01T12:00:00Z'))
    await openPage(page, '/vote')
    await expect(page.getByText('Opened 3 hours ago')).toHaveCount(1)
  })

  test('on a phone the first vote site is on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, '/vote')
    await writeTexts(page, {
      '.page-top h1': 'Vote',
      '.page-top .lead': 'One sentence on what a vote does.',
      '.page-top section h2': 'Rewards',
      '.page-top section > p': 'One sentence on when there are rewards.',
      '.rewards li span': 'One reward',
      '#vote-sites': 'Sites',
    })
    await expect(page.locator('.vote-sites a').first()).toBeInViewport({ ratio: 1 })
  })

  test('on a desktop seven sites fill two rows, whichever is the next, which has the room of two unless it ends a row', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPage(page, '/vote')
    const widths = await page.locator('.vote-sites').evaluate((list) => {
      const first = list.children[0]
      if (first === undefined) return []
      while (list.children.length < 7) list.append(first.cloneNode(true))
      const sites = [...list.children].slice(0, 7)
      list.replaceChildren(...sites)
      // After the last one, none is the next.
      return [...sites, undefined].map((next) => {
        for (const site of sites) site.classList.toggle('is-next', site === next)
        const rows = new Set(sites.map((site) => site.getBoundingClientRect().top)).size
        const widest = Math.max(...sites.map((site) => site.getBoundingClientRect().width))
        return [rows, sites.findIndex((site) => site.getBoundingClientRect().width === widest) + 1]
      })
    })
    expect(widths).toEqual([1, 2, 3, 7, 5, 6, 7, 7].map((wide) => [2, wide]))
  })
}
