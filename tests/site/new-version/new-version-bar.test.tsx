// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { NewVersionBar } from '../../../src/site/new-version/NewVersionBar'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()
afterEach(() => void vi.unstubAllEnvs())

/** Renders the bar as on a page for which a new version waits; returns the live region and the bar in it. */
async function renderBar(path = '/') {
  vi.stubEnv('PROD', true)
  const registration = Object.assign(new EventTarget(), { waiting: {} })
  let install: (registration: EventTarget) => void = () => undefined
  const ready = new Promise<EventTarget>((resolve) => (install = resolve))
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller: {}, ready }),
    configurable: true,
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  const { hook, navigate } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <main id="main" tabIndex={-1} />
      <NewVersionBar />
    </Router>,
  )
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  install(registration)
  const bar = await screen.findByRole('region', { name: 'New version' }, { timeout: 10_000 })
  return { place, bar, navigate }
}

test('a new version is said in a live region that was there before', async () => {
  const { place, bar } = await renderBar()
  expect(place).toContainElement(bar)
  expect(bar).toHaveTextContent('New version ready')
})

test('the bar can be put off until the next page, which takes the focus to the page', async () => {
  const { place, navigate } = await renderBar('/about')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Later' }))
  expect(place).toBeEmptyDOMElement()
  expect(screen.getByRole('main')).toHaveFocus()
  act(() => navigate('/vote'))
  expect(screen.getByRole('region', { name: 'New version' })).toBeVisible()
})
