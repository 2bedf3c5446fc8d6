// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()
afterEach(() => scrollToPlace(0))

const button = () => screen.queryByRole('button', { name: 'Back to Top' })

function scrollToPlace(place: number): void {
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

test('the button is hidden at 300 px', async () => {
  await visitSite('/about')
  scrollToPlace(300)
  expect(button()).not.toBeInTheDocument()
})

test('the button is shown past 300 px, and hidden again above', async () => {
  await visitSite('/about')
  scrollToPlace(301)
  expect(button()).toBeVisible()
  scrollToPlace(0)
  expect(button()).not.toBeInTheDocument()
})

test('the button scrolls smoothly and puts the focus on the main part', async () => {
  await visitSite('/about')
  scrollToPlace(900)
  act(() => button()?.click())
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the button is hidden while the menu is open', async () => {
  await visitSite('/about')
  scrollToPlace(900)
  act(() => screen.getByRole('button', { name: 'Menu' }).click())
  expect(button()).not.toBeInTheDocument()
})

test.each(['form', 'search'])(
  'the button is hidden while a field of a %s has the focus, and shown again afterwards',
  async (kind) => {
    await visitSite('/about')
    const field = document.createElement('input')
    const around = document.createElement(kind)
    around.append(field)
    document.body.append(around)
    scrollToPlace(900)
    act(() => field.focus())
    expect(button()).not.toBeInTheDocument()
    act(() => field.blur())
    await waitFor(() => expect(button()).toBeVisible())
    around.remove()
  },
)

test('the button is hidden while a form is in its corner, which is looked at only where it would be shown', async () => {
  await visitSite('/about')
  const form = document.createElement('form')
  form.getBoundingClientRect = vi.fn(() => new DOMRect(0, 0, innerWidth, innerHeight))
  screen.getByRole('main').append(form)
  scrollToPlace(200)
  expect(form.getBoundingClientRect).not.toHaveBeenCalled()
  scrollToPlace(900)
  expect(form.getBoundingClientRect).toHaveBeenCalledOnce()
  expect(button()).not.toBeInTheDocument()
  form.remove()
  scrollToPlace(901)
  expect(button()).toBeVisible()
})
