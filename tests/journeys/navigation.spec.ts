import type { Page } from '@playwright/test'
import content from '../../src/site/content/navigation.json' with { type: 'json' }
import { expect, test } from '../support/journey'
import { afterTwoFrames, clickInPlace, openPage, scrollTo } from '../support/open-page'
import { writeTexts } from '../support/write-texts'

const links = content.main.map(({ label, path }) => [label, path] as const)

const phone = { width: 360, height: 640 }

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main', exact: true })
}

function menu(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

/** How far the content has moved from its unscrolled position, whichever way scrolling is prevented. */
function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => -Math.round(document.body.getBoundingClientRect().top))
}

async function openMenuScrolledTo(page: Page, path: string, top: number): Promise<void> {
  await openPage(page, path)
  await scrollTo(page, top)
  await clickInPlace(page, menu(page))
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
}

async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 300)
  await afterTwoFrames(page)
}

async function expectMenuClosedAndPageFree(page: Page): Promise<void> {
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(navigation(page)).toBeHidden()
  // Before the new page has arrived there is nothing to scroll.
  await expect(async () => {
    await turnWheel(page)
    expect(await scrolled(page)).toBeGreaterThan(0)
  }).toPass()
}

test('2.001 the navigation has its links in order', async ({ page }) => {
  await openPage(page, '/')
  const shown = await navigation(page).getByRole('link').all()
  const found = await Promise.all(
    shown.map(async (link) => [await link.innerText(), await link.getAttribute('href')]),
  )
  expect(found).toEqual(links)
})

test('2.002 the logo links to the home page', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Emberfall Network' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('2.003 a hamburger toggle opens the menu with all links', async ({ page }) => {
    await openPage(page, '/')
    await expect(navigation(page)).toBeHidden()
    await menu(page).click()
    await expect(navigation(page).getByRole('link')).toHaveCount(links.length)
    for (const [name] of links)
      await expect(navigation(page).getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('the rows of the open menu are as wide as the screen, and begin right below the header', async ({
    page,
  }) => {
    await openPage(page, '/')
    const bar = await page.locator('.site-header-bar').boundingBox()
    await menu(page).click()
    const rows = navigation(page).getByRole('link')
    for (const row of await rows.all())
      expect(await row.boundingBox()).toMatchObject({ x: 0, width: phone.width })
    const first = await rows.first().boundingBox()
    expect(Math.abs((first?.y ?? NaN) - (bar?.y ?? NaN) - (bar?.height ?? NaN))).toBeLessThanOrEqual(8)
  })

  test('2.004 the page does not scroll while the menu is open', async ({ page }) => {
    await openMenuScrolledTo(page, '/', 400)
    // The status at the page's head may have changed its height by a pixel since.
    const top = await scrolled(page)
    await turnWheel(page)
    await page.keyboard.press('End')
    await afterTwoFrames(page)
    expect(await scrolled(page)).toBe(top)
    await clickInPlace(page, menu(page))
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(top)
    expect(Math.abs(top - 400)).toBeLessThanOrEqual(2)
  })

  test('2.005 choosing a link closes the menu and restores scrolling', async ({ page }) => {
    await openMenuScrolledTo(page, '/', 200)
    await navigation(page).locator('a[href="/updates"]').click()
    await expect(page).toHaveURL('/updates')
    await expectMenuClosedAndPageFree(page)
  })

  test('2.005 a page that is chosen in the menu is shown from its top', async ({ page }) => {
    await openMenuScrolledTo(page, '/about', 400)
    const link = navigation(page).locator('a:not([href="/about"])').last()
    // The page is fetched, so that it is shown at once.
    await link.hover()
    await page.waitForLoadState('networkidle')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('2.005 choosing the link of the current page closes the menu and restores scrolling', async ({
    page,
  }) => {
    const [[, path] = ['', '']] = links
    await openMenuScrolledTo(page, path, 0)
    await navigation(page).locator(`a[href="${path}"]`).click()
    await expectMenuClosedAndPageFree(page)
  })

  test('2.006 choosing the logo closes the menu and restores scrolling', async ({ page }) => {
    await openMenuScrolledTo(page, '/updates', 200)
    await page.getByRole('banner').getByRole('link', { name: 'Emberfall Network' }).click()
    await expect(page).toHaveURL('/')
    await expectMenuClosedAndPageFree(page)
  })

  test('4.03 the menu is closed at first, and the hamburger opens and closes it', async ({ page }) => {
    await openPage(page, '/')
    for (const state of ['false', 'true', 'false', 'true', 'false']) {
      await expect(menu(page)).toHaveAttribute('aria-expanded', state)
      await expect(navigation(page)).toBeVisible({ visible: state === 'true' })
      await menu(page).click()
    }
  })

  test('4.04 every link of the menu closes it', async ({ page }) => {
    await openPage(page, '/privacy-policy')
    for (const [name, path] of links) {
      await menu(page).press('Enter')
      await navigation(page).getByRole('link', { name, exact: true }).press('Enter')
      await expect(page).toHaveURL(path)
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(navigation(page)).toBeHidden()
      // Wait until the new page has the focus, or it would take it from the menu.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
  })

  test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
    await openMenuScrolledTo(page, '/', 0)
    await navigation(page).getByRole('link').last().focus()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeFocused()
    await expectMenuClosedAndPageFree(page)
  })

  test('an open menu closes when the screen becomes wide', async ({ page }) => {
    await openMenuScrolledTo(page, '/', 0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu(page)).toBeHidden()
    // The browser tells the page of the new width with the next frame.
    await afterTwoFrames(page)
    await page.setViewportSize(phone)
    await expectMenuClosedAndPageFree(page)
  })

  test('the page behind an open menu cannot be reached with the keyboard', async ({ page }) => {
    await openMenuScrolledTo(page, '/', 0)
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expect(page.locator('footer')).toHaveAttribute('inert')
  })
})

for (const width of [1024, 1280, 1920]) {
  test(`links with long names are all on the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    await writeTexts(page, { '.main-navigation a span': 'Everything about us and our server' })
    for (const link of await navigation(page).locator('a').all())
      await expect(link).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('on a tablet the page stays where it is when the menu opens, at its top and further down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, '/about')
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top)
  for (const top of [0, 300]) {
    await scrollTo(page, top)
    const before = await place()
    await clickInPlace(page, menu(page))
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await place()).toBe(before)
    await page.keyboard.press('Escape')
  }
})

test('on a tablet a click below the open menu closes it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openMenuScrolledTo(page, '/', 0)
  await page.mouse.click(384, 1000)
  await expectMenuClosedAndPageFree(page)
  await expect(page).toHaveURL('/')
})

test('the link of the current page is marked', async ({ page }) => {
  for (const [name, path] of links) {
    await page.goto(path)
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText(name)
  }
})

test('the contents of a legal page mark the section that is read, from the first to the last', async ({
  page,
}) => {
  await openPage(page, '/terms-of-service')
  const links = page.locator('.legal-contents a')
  const marked = page.locator('.legal-contents [aria-current]')
  await expect(marked).toHaveText((await links.allTextContents()).slice(0, 1))
  await links.nth(2).click()
  await expect(marked).toHaveText(await links.nth(2).innerText())
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  await expect(marked).toHaveText(await links.last().innerText())
})
