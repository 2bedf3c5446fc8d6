// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import vote from '../../../src/site/content/vote.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const loading = () => screen.queryByText('Loading, please wait...')
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('the first page of a visit shows no loading screen', async () => {
  await visitSite('/about')
  expect(loading()).not.toBeInTheDocument()
})

test('a change of the path shows the loading screen for 600 ms', async () => {
  const router = await visitSite('/about')
  await act(() => router.navigate('/vote'))
  await pass(599)
  expect(loading()).toBeVisible()
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await pass(1)
  expect(loading()).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false')
})

test('the new page is rendered beneath the loading screen', async () => {
  const router = await visitSite('/about')
  await act(() => router.navigate('/vote'))
  expect(loading()).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(vote.title)
})

test.each(['/forms?tag=ban', '/forms#main'])('%s shows none on the forms page', async (address) => {
  const router = await visitSite('/forms')
  await act(() => router.navigate(address))
  expect(loading()).not.toBeInTheDocument()
})

test('a second change during the first starts the 600 ms again', async () => {
  const router = await visitSite('/about')
  await act(() => router.navigate('/vote'))
  await pass(500)
  await act(() => router.navigate('/stats'))
  await pass(500)
  expect(loading()).toBeVisible()
  await pass(100)
  expect(loading()).not.toBeInTheDocument()
})

test('the text is in a status node that always exists', async () => {
  const router = await visitSite('/about')
  const places = screen.getAllByRole('status')
  await act(() => router.navigate('/vote'))
  expect(places).toContain(loading()?.closest('[role="status"]'))
})
