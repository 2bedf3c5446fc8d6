// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ferryCard } from '../../support/sample-forms'
import { translate } from '../../support/translate'
import { setUpSite, stubBrowser, visitSite } from '../../support/visit-site'
import { cards as listed } from '../../../src/catalog/catalog'
import navigationContent from '../../../src/site/content/navigation.json'
import { FormsHub } from '../../../src/site/pages/forms-hub/FormsHub'
import { cards } from '../../lint/sample/forms/manifest.json'

setUpSite()

const situations = [
  { id: 'water', text: 'There is water on deck', forms: ['leak-report', 'general-advice'] },
  { id: 'money', text: 'I paid too much', forms: ['refund-request'] },
]
const suggested = ['general-advice', 'nomination']

/** Open the page with the cards of the tests' own forms, as staff may have none, at this query string. */
function openHub(query = ''): void {
  stubBrowser()
  history.replaceState(null, '', `/forms${query}`)
  render(<FormsHub forms={{ cards: [...cards, ferryCard], situations, suggested }} />)
}

const search = () => screen.getByRole('searchbox', { name: 'Search forms' })
const cardTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('the page shows every card of the site', async () => {
  await visitSite('/forms')
  expect(cardTitles()).toEqual(listed.map(({ title }) => title))
})

test('it says how many there are', () => {
  openHub()
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(announced()).toContain('12 forms')
})

test('a card shows title, description, tags and popularity', () => {
  openHub('?q=Ferry')
  const card = screen.getByRole('link', { name: 'Ferry' }).closest('article') ?? document.body
  expect(card).toHaveTextContent('Cross the bay.')
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((tag) => tag.textContent),
  ).toEqual(['boat', 'bay'])
  expect(card).toHaveTextContent('Popularity 7')
})

test('the empty search field shows what may be searched for: the first keyword of each suggested form', () => {
  stubBrowser()
  const named = cards.map((card) =>
    card.slug === 'nomination' ? { ...card, keywords: ['vote', 'elect'] } : card,
  )
  render(
    <FormsHub
      forms={{
        cards: [...named, { ...ferryCard, keywords: ['boat'] }],
        situations,
        suggested: [...suggested, ferryCard.slug],
      }}
    />,
  )
  expect(search()).toHaveAttribute('placeholder', 'vote, boat')
})

test('the search is a search field, the rest are native selects', () => {
  openHub()
  expect(search()).toHaveAttribute('type', 'search')
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  const values = within(sort)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
  expect(values).toEqual(['default', 'az', 'za', 'most-popular', 'least-popular'])
  const tags = within(screen.getByRole('combobox', { name: 'Tag' })).getAllByRole('option')
  expect(tags).toHaveLength(1 + new Set([...cards, ferryCard].flatMap((card) => card.tags)).size)
  expect(tags[0]).toHaveTextContent('All')
})

test('typing searches, the count is announced after a pause, and the address follows', async () => {
  openHub()
  const user = userEvent.setup()
  await user.click(search())
  // All at once: on a busy machine there would be a pause between keys.
  await user.paste('Ferry')
  expect(cardTitles()).toEqual(['Ferry'])
  expect(screen.getByText('1 form', { ignore: '.visually-hidden' })).toBeVisible()
  expect(announced()).not.toContain('1 form')
  await waitFor(() => expect(announced()).toContain('1 form'))
  await waitFor(() => expect(location.search).toBe('?q=Ferry'))
})

test('a form that is found by a word that is not on its card says so, with the word marked', async () => {
  stubBrowser()
  history.replaceState(null, '', '/forms?q=raft')
  const covering = { ...ferryCard, keywords: ['rafts', 'tickets'] }
  render(<FormsHub forms={{ cards: [...cards, covering], situations, suggested }} />)
  expect(cardTitles()).toEqual(['Ferry'])
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('Also covers: rafts')
  expect(within(card).getByRole('mark')).toHaveTextContent('rafts')
  const user = userEvent.setup()
  await user.clear(search())
  await user.paste('Ferry')
  expect(screen.getByRole('article')).not.toHaveTextContent('Also covers')
})

test('the address follows without a loading screen', async () => {
  await visitSite('/forms')
  const user = userEvent.setup()
  await user.click(search())
  await user.paste('zzz')
  await waitFor(() => expect(location.search).toBe('?q=zzz'))
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

test('an address with filter and sort shows that selection', () => {
  openHub('?tag=report&sort=za')
  expect(cardTitles()).toEqual(['Sailor Report', 'Leak Report'])
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('report')
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('za')
  expect(screen.getByRole('button', { name: `Show all ${cards.length + 1} forms` })).toBeVisible()
})

test('the tag filter of a translated page filters by the tag', async () => {
  openHub()
  translate(document.body)
  const filter = screen.getByRole('combobox', { name: '«Tag»' })
  await userEvent.setup().selectOptions(filter, within(filter).getByRole('option', { name: '«report»' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await waitFor(() => expect(location.search).toBe('?tag=report'))
  expect(filter).toHaveValue('report')
})

test('nothing found has its text, forms that may help, and a way back', async () => {
  openHub('?q=zzz')
  expect(screen.getByText('No forms found matching your criteria.')).toBeVisible()
  const helpful = within(screen.getByRole('region', { name: 'These forms may help' }))
  expect(helpful.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    suggested.map((slug) => `/forms/${slug}`),
  )
  await userEvent.setup().click(screen.getByRole('button', { name: /^Show all/ }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
  await waitFor(() => expect(location.search).toBe(''))
  // The button is gone, and the next key goes on from where it was.
  expect(document.activeElement).toContainElement(screen.getAllByRole('article')[0] ?? null)
  expect(document.body).not.toHaveFocus()
})

test('a site that suggests no forms has no list of them', () => {
  stubBrowser()
  history.replaceState(null, '', '/forms?q=zzz')
  render(<FormsHub forms={{ cards, situations: [], suggested: [] }} />)
  expect(screen.getByText('No forms found matching your criteria.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'These forms may help' })).toBeNull()
})

test('the link Forms clears the search', async () => {
  await visitSite('/forms?q=zzz')
  expect(search()).toHaveValue('zzz')
  const navigation = screen.getByRole('navigation', { name: 'Main' })
  const label = navigationContent.main.find(({ path }) => path === '/forms')?.label ?? 'none'
  await userEvent.setup().click(within(navigation).getByRole('link', { name: label }))
  await waitFor(() => expect(search()).toHaveValue(''))
  expect(cardTitles()).toHaveLength(listed.length)
})

test.each(['{Enter}', ' '])('the key "%s" opens a card', async (key) => {
  openHub('?q=Ferry')
  screen.getByRole('link', { name: 'Ferry' }).focus()
  await userEvent.setup().keyboard(key)
  expect(location.pathname).toBe('/forms/ferry')
})

test('a situation narrows the page to its forms, also in the address; chosen again it shows all', async () => {
  openHub()
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
    expect(screen.getAllByRole('article')).toHaveLength(12)
  }
})
