// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import content from '../../../src/site/content/navigation.json'
import { config } from '../../../src/site/config'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const labelOf = (path: string) => content.main.find((link) => link.path === path)?.label
const navigation = () => screen.getByRole('navigation', { name: 'Main' })
const button = () => screen.getByRole('button', { name: 'Menu' })
const isLocked = () => document.body.style.overflow === 'hidden' && document.body.style.position === 'fixed'

async function openMenu() {
  await visitSite('/about')
  const user = userEvent.setup()
  await user.click(button())
  return user
}

test('the links come from the content, in order', async () => {
  await visitSite('/about')
  const links = within(navigation()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    content.main.map(({ label, path }) => [label, path]),
  )
})

test('the link of the current page is marked', async () => {
  await visitSite('/about')
  const current = within(navigation()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([labelOf('/about')])
})

// Staff may have no form there: the page is the 404 page's then.
test('an address under Forms marks Forms, and only the home page marks Home', async () => {
  await visitSite('/forms/ferry')
  const current = within(navigation()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([labelOf('/forms')])
})

describe('the menu', () => {
  test('is closed at first, and the page scrolls', async () => {
    await visitSite('/about')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(isLocked()).toBe(false)
  })

  test('stops the page from scrolling while it is open, and makes the rest inert', async () => {
    await openMenu()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(isLocked()).toBe(true)
    expect(document.querySelector('main')).toHaveAttribute('inert')
    expect(document.querySelector('footer')).toHaveAttribute('inert')
  })

  test('closes by its button, and the page scrolls again', async () => {
    const user = await openMenu()
    await user.click(button())
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(isLocked()).toBe(false)
  })

  test.each([labelOf('/vote'), labelOf('/about'), config.network.name, content.outside[0]?.label ?? ''])(
    'closes by the link %s, and the page scrolls again',
    async (label = '') => {
      const user = await openMenu()
      const header = within(screen.getByRole('banner'))
      await user.click(header.getByRole('link', { name: (name) => name.startsWith(label) }))
      expect(button()).toHaveAttribute('aria-expanded', 'false')
      expect(isLocked()).toBe(false)
    },
  )

  test('closes by Escape, and the focus is on its button', async () => {
    const user = await openMenu()
    await user.keyboard('{Escape}')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(button()).toHaveFocus()
  })

  test('closes when the visitor goes back, and stays closed on the way forward', async () => {
    const { navigate } = await visitSite('/about')
    await navigate('/vote')
    await act(async () => button().click())
    await navigate(-1)
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(isLocked()).toBe(false)
    await navigate('/vote')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
  })

  test('restores the scroll position', async () => {
    await visitSite('/about')
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    await act(async () => button().click())
    expect(document.body.style.top).toBe('-640px')
    await act(async () => button().click())
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  })
})
