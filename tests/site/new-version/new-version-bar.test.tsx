// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewVersionBar } from '../../../src/site/new-version/NewVersionBar'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()
afterEach(() => void vi.unstubAllEnvs())

test('a new version is said in a live region that was there before', async () => {
  vi.stubEnv('PROD', true)
  const registration = Object.assign(new EventTarget(), { waiting: {} })
  let install: (registration: EventTarget) => void = () => undefined
  const ready = new Promise<EventTarget>((resolve) => (install = resolve))
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller: {}, ready }),
    configurable: true,
  })
  render(<NewVersionBar />)
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  install(registration)
  const bar = await screen.findByRole('region', { name: 'New version' }, { timeout: 10_000 })
  expect(place).toContainElement(bar)
  expect(bar).toHaveTextContent('New version ready')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
