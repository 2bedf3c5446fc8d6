// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import terms from '../../../src/site/content/terms.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

// Transformed before the tests, so that the site fetches these pages quickly.
beforeAll(async () => {
  await import('../../../src/site/pages/gallery/GalleryPage')
  await import('../../../src/site/pages/stats/StatsPage')
  await import('../../../src/site/pages/vote/VotePage')
})

/** Staff decide which pages the menus link to. */
const linkTo = (path: string) => {
  const link = document.createElement('a')
  link.href = path
  screen.getByRole('main').append(link)
  return link
}

const pass = (time: number) => act(() => new Promise((resolve) => void setTimeout(resolve, time)))

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent

/** What is on the page right after a change to `path`, before anything could be fetched. */
function goTo(path: string): string | undefined {
  act(() => navigate(path))
  return heading()
}

const isShown = (text: string) => vi.waitFor(() => expect(heading()).toBe(text))

test('a page whose code has not been fetched comes after the click', async () => {
  await visitSite('/privacy-policy')
  expect(goTo('/terms-of-service')).toBeUndefined()
  await isShown(terms.title)
})

test.each([
  ['a pointer that rests on its link', '/vote', 'pointerOver'],
  ['a touch', '/stats', 'pointerDown'],
  ['the focus', '/gallery', 'focusIn'],
] as const)('a page is fetched by %s, so the click shows it at once', async (_, path, event) => {
  await visitSite('/privacy-policy')
  fireEvent[event](linkTo(path))
  await pass(300)
  expect(goTo(path)).toMatch(/\S/)
})

test('a pointer that crosses a link fetches nothing', async () => {
  await visitSite('/privacy-policy')
  fireEvent.pointerOver(linkTo('/updates'))
  fireEvent.pointerOver(document.body)
  await pass(300)
  expect(goTo('/updates')).toBeUndefined()
})

test('a link to a file fetches no page', async () => {
  await visitSite('/privacy-policy')
  fireEvent.focusIn(linkTo('/feed.xml'))
  await pass(300)
  expect(goTo('/nowhere')).toBeUndefined()
  await vi.waitFor(() => expect(heading()).toMatch(/\S/))
})
