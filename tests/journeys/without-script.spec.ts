import navigation from '../../src/site/content/navigation.json' with { type: 'json' }
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { expect, test } from '../support/journey'
import { formPath, sitePaths } from '../support/site-paths'

test.use({ javaScriptEnabled: false })

const formAt = new Map(formSlugs().map((slug) => [formPath(slug), slug]))

test('every page is readable, and every form says that sending needs JavaScript and links to the chat', async ({
  page,
}) => {
  test.setTimeout(60_000)
  for (const path of sitePaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href="/gallery"]').first()).toBeVisible()
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100)
    const slug = formAt.get(path)
    if (slug === undefined) continue
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('Sending this form needs JavaScript.')
    await expect(page.locator('noscript a')).toBeVisible()
    await expect(page.locator('noscript a')).toHaveAttribute('href', /^https:\/\/chat\./)
    await expect(page.locator('main')).toContainText(readDefinition(slug).schema.description ?? slug)
  }
})

test('the address and the way to the chat are on the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('play.emberfall.example:25565').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Join Discord' })).toBeVisible()
})

test('the stats page says that it needs JavaScript, and waits for nothing', async ({ page }) => {
  await page.goto('/stats')
  const main = page.getByRole('main')
  await expect(main.locator('noscript p')).toContainText('needs JavaScript')
  await expect(main.getByText('play.emberfall.example:25565')).toBeVisible()
  await expect(main.getByText(/Checking|Loading/).filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('on a phone the navigation is open and the menu button, which could do nothing, is absent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')).toHaveCount(
    navigation.main.length,
  )
  await expect(
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').last(),
  ).toBeVisible()
})

test('sending a form does not put the answers into the address', async ({ page }) => {
  await page.goto('/forms/nomination')
  await page.locator('#root_title').fill('Mira')
  await page.locator('main button[type=submit]').click()
  await expect(page).toHaveURL('/forms/nomination')
  await expect(page.locator('#root_title')).toHaveValue('Mira')
})
