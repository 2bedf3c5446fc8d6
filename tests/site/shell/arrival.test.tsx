// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import pages from '../../../src/site/content/pages.json'
import vote from '../../../src/site/content/vote.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('a change of the path goes to the top, forwards and backwards', async () => {
  const router = await visitSite('/about')
  await act(() => router.navigate('/vote'))
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  vi.mocked(window.scrollTo).mockClear()
  await act(() => router.navigate(-1))
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('a new query string leaves the page where it is', async () => {
  const router = await visitSite('/forms')
  vi.mocked(window.scrollTo).mockClear()
  await act(() => router.navigate('/forms?tag=ban'))
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('the title follows the path', async () => {
  const router = await visitSite('/about')
  await act(() => router.navigate('/gallery'))
  expect(document.title).toContain(pages.pages.find((page) => page.path === '/gallery')?.title)
})

test('a hash that cannot be decoded leads to the top of its page', async () => {
  const router = await visitSite('/about')
  await act(() => router.navigate('/vote#%zz'))
  await pass(600)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(vote.title)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the focus is on the h1 once the loading screen is gone, not before', async () => {
  const router = await visitSite('/about')
  await act(() => router.navigate('/vote'))
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).not.toHaveFocus()
  await pass(600)
  expect(heading).toHaveFocus()
})

test('the focus stays where the browser put it on the first page', async () => {
  await visitSite('/about')
  await pass(1000)
  expect(document.body).toHaveFocus()
})

test('the page marks itself as interactive', async () => {
  await visitSite('/about')
  expect(document.documentElement).toHaveAttribute('data-ready', 'true')
})
