import { expect, test } from '../support/journey'
import { openBeforeScript } from '../support/hold-script'
import { openPage } from '../support/open-page'
import { hubCards as cards } from '../support/hub-cards'
import { readManifest } from '../../src/catalog/read-definitions'
import { everything, findCards } from '../../src/catalog/find-cards'

const { situations = [] } = readManifest()
const [first] = cards
const last = cards.at(-1)
const wanted = findCards(cards, { ...everything, text: last?.title ?? '' })[0]?.card
if (!first || !last || !wanted) throw new Error('The manifest has no card.')
const found = `/forms?q=${encodeURIComponent(last.title)}`

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]) {
  test.describe(`a link with a search in it, at ${viewport.width} px,`, () => {
    test.use({ viewport })

    test('shows what it found on the first screen, and the situations after it', async ({ page }) => {
      await openPage(page, found)
      const card = page.getByRole('article').first()
      await expect(card.getByRole('heading')).toHaveText(wanted.title)
      await expect(card).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      const order = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
      const after = order.slice(order.indexOf(wanted.title) + 1)
      expect(after.includes('What happened?')).toBe(situations.length > 0)
    })

    test('shows no other form before the search has run, and moves nothing', async ({ page }) => {
      const release = await openBeforeScript(page, found)
      const searchbox = page.getByRole('searchbox', { name: 'Search forms' })
      const top = () => searchbox.evaluate((field) => field.getBoundingClientRect().top)
      const before = await top()
      await expect(page.getByRole('heading', { name: first.title, exact: true })).toBeHidden()
      release()
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(wanted.title)
      expect(await top()).toBe(before)
    })
  })
}

for (const { id, forms } of situations.slice(0, 1)) {
  test('a link with a situation in it shows no other form before the script has run, and moves nothing', async ({
    page,
  }) => {
    const release = await openBeforeScript(page, `/forms?happened=${id}`)
    const names = cards.filter(({ slug }) => !forms.includes(slug)).map(({ title }) => title)
    const other = page.getByRole('heading', { name: names[0] ?? '', exact: true })
    const situation = page.getByRole('region', { name: 'What happened?' }).getByRole('button').first()
    const place = await situation.boundingBox()
    await expect(other).toBeHidden()
    release()
    await expect(page.getByRole('article')).toHaveCount(forms.length)
    await expect(other).toBeHidden()
    expect(await situation.boundingBox()).toEqual(place)
  })
}

test('where the script does not come, a link with a search shows every form after four seconds', async ({
  page,
}) => {
  await openBeforeScript(page, found)
  await expect(page.getByRole('heading', { name: first.title, exact: true })).toBeVisible()
})

test('a search is in the address that Back returns to, however soon a card is opened after it', async ({
  page,
}) => {
  await openPage(page, '/forms')
  const searchbox = page.getByRole('searchbox', { name: 'Search forms' })
  await searchbox.fill(last.title)
  await page.getByRole('article').first().getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(`/forms/${wanted.slug}`)
  await page.goBack()
  await expect(searchbox).toHaveValue(last.title)
})
