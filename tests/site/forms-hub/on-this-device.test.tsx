// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setUpSite, visitSite } from '../../support/visit-site'
import { cards } from '../../../src/catalog/catalog'
import { formPath } from '../../../src/catalog/form-path'

setUpSite()

const day = 24 * 60 * 60 * 1000

/** Saves a draft as the form's page does, so many milliseconds ago. */
function saveDraft(slug: string, ago: number, visit = 'visit'): void {
  const draft = { savedAt: Date.now() - ago, version: '1', answers: { name: 'Ada' }, labels: {}, others: [] }
  localStorage.setItem(`form-draft/${slug}/${visit}`, JSON.stringify(draft))
}

/** The links to the unfinished forms, by their paths. */
async function unfinished(): Promise<readonly (string | null)[]> {
  const region = within(await screen.findByRole('region', { name: 'Unfinished forms' }))
  return region.getAllByRole('link').map((link) => link.getAttribute('href'))
}

test('forms with a draft are listed above, each once, the last saved first', async () => {
  const [first, second] = cards.map(({ slug }) => slug)
  if (first === undefined || second === undefined) throw new Error('The manifest has fewer than two cards.')
  saveDraft(first, 3 * day)
  saveDraft(first, 2 * day, 'another-visit')
  saveDraft(second, 1000)
  await visitSite('/forms')
  expect(await unfinished()).toEqual([second, first].map(formPath))
})

test('the contact form, which the menu leads to, is listed too', async () => {
  saveDraft('contact', day)
  await visitSite('/forms')
  expect(await unfinished()).toEqual(['/contact'])
  expect(screen.getByText(/^Saved \w{3} \d+$/)).toBeVisible()
})

test('an expired draft, a draft of a form that is gone and anything else that is stored are not listed', async () => {
  saveDraft('contact', 8 * day)
  saveDraft('gone', day)
  localStorage.setItem('form-draft/contact/broken', '{')
  saveKept()
  await visitSite('/forms')
  await screen.findByRole('region', { name: 'My requests' })
  expect(screen.queryByRole('region', { name: 'Unfinished forms' })).toBeNull()
})

function saveKept() {
  const kept = { reference: 'KS-000001', slug: 'kitchen-sink', title: 'Kitchen Sink', sentAt: 0 }
  localStorage.setItem('my-requests', JSON.stringify([kept]))
  return kept
}

test('requests saved on this device are listed above, can be removed, and be brought back', async () => {
  const kept = saveKept()
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
  saveKept()
  await visitSite('/forms')
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  await act(async () => (await screen.findByRole('button', { name: 'Copy KS-000001' })).click())
  const field = await screen.findByRole('textbox', { name: 'Copy this number' })
  expect(field).toHaveValue('KS-000001')
  expect(field).toHaveFocus()
})

test('the button that copies the number of a saved request says so in a word', async () => {
  saveKept()
  await visitSite('/forms')
  const user = userEvent.setup()
  const copy = await screen.findByRole('button', { name: 'Copy KS-000001' })
  expect(copy).toHaveTextContent(/^Copy$/)
  await user.click(copy)
  expect(await screen.findByRole('button', { name: 'Copied KS-000001' })).toHaveTextContent(/^Copied$/)
})

test('a saved request has its day and time, without the year where it is this one', async () => {
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
  expect(requests.getByText('Kitchen Sink · Feb 3, 12:00 PM')).toBeVisible()
  expect(requests.getByText(`Kitchen Sink · Feb 3, ${thisYear - 1}, 12:00 PM`)).toBeVisible()
  expect(requests.getAllByText('Kept on this device only.')).toHaveLength(1)
})
