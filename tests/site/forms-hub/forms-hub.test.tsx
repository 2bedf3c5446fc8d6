// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { translate } from '../../support/translate'
import { setUpSite, visitSite } from '../../support/visit-site'
import { isOpen } from '../../../src/engine/schema/door'
import { cards, situations, suggested } from '../../../src/catalog/catalog'
import navigationContent from '../../../src/site/content/navigation.json'

setUpSite()

const last = cards.at(-1)
const title = last?.title ?? 'none'
const found = `/forms?q=${encodeURIComponent(title)}`

const search = () => screen.getByRole('searchbox', { name: 'Search forms' })
const cardTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('the page shows every card and says how many there are', async () => {
  await visitSite('/forms')
  expect(screen.getAllByRole('article')).toHaveLength(cards.length)
  expect(announced()).toContain(`${cards.length} forms`)
})

test('a card shows title, description or why the form is closed, tags and popularity', async () => {
  await visitSite(found)
  const link = await screen.findByRole('link', { name: title })
  const card = link.closest('article') ?? document.body
  const isClosed = last?.door && !isOpen(last.door, Date.now())
  expect(card).toHaveTextContent((isClosed ? last.door?.text : last?.description) ?? 'none')
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((tag) => tag.textContent),
  ).toEqual(last?.tags)
  expect(card).toHaveTextContent(`Popularity ${last?.popularity}`)
})

test('the search is a search field, the rest are native selects', async () => {
  await visitSite('/forms')
  expect(search()).toHaveAttribute('type', 'search')
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  const values = within(sort)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
  expect(values).toEqual(['default', 'az', 'za', 'most-popular', 'least-popular'])
  const tags = within(screen.getByRole('combobox', { name: 'Tag' })).getAllByRole('option')
  expect(tags).toHaveLength(1 + new Set(cards.flatMap((card) => card.tags)).size)
  expect(tags[0]).toHaveTextContent('All')
})

test('typing searches, the count is announced after a pause, and the address follows without a loading screen', async () => {
  await visitSite('/forms')
  const user = userEvent.setup()
  await user.click(search())
  // All at once: on a busy machine there would be a pause between keys.
  await user.paste(title)
  const titles = cardTitles()
  expect(titles).toContain(title)
  expect(titles.length).toBeLessThan(cards.length)
  const counted = titles.length === 1 ? '1 form' : `${titles.length} forms`
  expect(screen.getByText(counted, { ignore: '.visually-hidden' })).toBeVisible()
  expect(announced()).not.toContain(counted)
  await waitFor(() => expect(announced()).toContain(counted))
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe(title))
  expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument()
})

test('what is typed stays as it is once the address has followed', async () => {
  await visitSite('/forms')
  const user = userEvent.setup()
  await user.click(search())
  await user.paste('%41')
  await waitFor(() => expect(location.search).toBe('?q=%2541'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(search()).toHaveValue('%41')
})

test('an address with filter and sort shows that selection', async () => {
  const [tag = ''] = last?.tags ?? []
  await visitSite(`/forms?tag=${encodeURIComponent(tag)}&sort=za`)
  const tagged = cards.filter(({ tags }) => tags.includes(tag)).map((card) => card.title)
  expect(cardTitles()).toEqual(tagged.toSorted((a, b) => b.localeCompare(a, 'en')))
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue(tag)
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('za')
})

test('the tag filter of a translated page filters by the tag', async () => {
  const [tag = ''] = last?.tags ?? []
  await visitSite('/forms')
  translate(document.body)
  const filter = screen.getByRole('combobox', { name: '«Tag»' })
  await userEvent.setup().selectOptions(filter, within(filter).getByRole('option', { name: `«${tag}»` }))
  expect(screen.getAllByRole('article')).toHaveLength(cards.filter(({ tags }) => tags.includes(tag)).length)
  await waitFor(() => expect(new URLSearchParams(location.search).get('tag')).toBe(tag))
  expect(filter).toHaveValue(tag)
})

test('nothing found has its text and a way back', async () => {
  await visitSite('/forms?q=zzz')
  expect(screen.getByText('No forms found matching your criteria.')).toBeVisible()
  // A network that suggests no form has no such list.
  const helpful = screen.queryByRole('region', { name: 'These forms may help' })
  const links = helpful ? within(helpful).getAllByRole('link') : []
  expect(links.map((link) => link.getAttribute('href'))).toEqual(suggested.map((slug) => `/forms/${slug}`))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(cards.length))
  await waitFor(() => expect(location.search).toBe(''))
  // The button is gone, and the next key goes on from where it was.
  expect(document.activeElement).toContainElement(screen.getAllByRole('article')[0] ?? null)
  expect(document.body).not.toHaveFocus()
})

test('the link Forms clears the search', async () => {
  await visitSite('/forms?q=zzz')
  const navigation = screen.getByRole('navigation', { name: 'Main' })
  const label = navigationContent.main.find(({ path }) => path === '/forms')?.label ?? 'none'
  await userEvent.setup().click(within(navigation).getByRole('link', { name: label }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(cards.length))
})

test.each(['{Enter}', ' '])('the key "%s" opens a card', async (key) => {
  await visitSite(found)
  screen.getByRole('link', { name: title }).focus()
  await userEvent.setup().keyboard(key)
  expect(location.pathname).toBe(`/forms/${last?.slug}`)
})

test('a situation narrows the page to its forms, also in the address; chosen again it shows all', async () => {
  await visitSite('/forms')
  const user = userEvent.setup()
  for (const { id, text, forms } of situations) {
    const button = screen.getByRole('button', { name: text })
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    const shown = screen
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').getAttribute('href'))
    expect(shown).toEqual(forms.map((slug) => `/forms/${slug}`))
    await waitFor(() => expect(location.search).toBe(`?happened=${id}`))
    await user.click(button)
    expect(screen.getAllByRole('article')).toHaveLength(cards.length)
  }
})

test('requests saved on this device are listed above, can be removed, and be brought back', async () => {
  const kept = { reference: 'KS-000001', slug: 'kitchen-sink', title: 'Kitchen Sink', sentAt: 0 }
  localStorage.setItem('my-requests', JSON.stringify([kept]))
  await visitSite('/forms')
  const requests = within(await screen.findByRole('region', { name: 'My requests' }))
  expect(requests.getByText('KS-000001')).toBeVisible()
  const user = userEvent.setup()
  await user.click(requests.getByRole('button', { name: 'Remove KS-000001 from this device' }))
  expect(requests.getByText('KS-000001 was removed.')).toHaveFocus()
  expect(requests.queryByRole('list')).toBeNull()
  expect(localStorage.getItem('my-requests')).toBeNull()
  await user.click(requests.getByRole('button', { name: 'Undo' }))
  expect(requests.getByRole('button', { name: 'Remove KS-000001 from this device' })).toHaveFocus()
  expect(JSON.parse(localStorage.getItem('my-requests') ?? '')).toEqual([kept])
})

test('the number of a saved request that the browser does not copy is shown selected', async () => {
  const kept = { reference: 'KS-000001', slug: 'kitchen-sink', title: 'Kitchen Sink', sentAt: 0 }
  localStorage.setItem('my-requests', JSON.stringify([kept]))
  await visitSite('/forms')
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  await act(async () => (await screen.findByRole('button', { name: 'Copy KS-000001' })).click())
  const field = await screen.findByRole('textbox', { name: 'Copy this number' })
  expect(field).toHaveValue('KS-000001')
  expect(field).toHaveFocus()
})

test('the day of a saved request is without the year where it is this one', async () => {
  const noon = (year: number) => new Date(year, 1, 3, 12).getTime()
  const thisYear = new Date().getFullYear()
  const kept = [noon(thisYear), noon(thisYear - 1)].map((sentAt, at) => ({
    reference: `KS-00000${at}`,
    slug: 'kitchen-sink',
    title: 'Kitchen Sink',
    sentAt,
  }))
  localStorage.setItem('my-requests', JSON.stringify(kept))
  await visitSite('/forms')
  const requests = within(await screen.findByRole('region', { name: 'My requests' }))
  expect(requests.getByText('Kitchen Sink · Feb 3')).toBeVisible()
  expect(requests.getByText(`Kitchen Sink · Feb 3, ${thisYear - 1}`)).toBeVisible()
})
