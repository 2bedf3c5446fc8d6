// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSettled } from '../../../src/site/outbox/Outbox'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

function Page() {
  return <p>{useSettled() ? 'at rest' : 'busy'}</p>
}

afterEach(() => vi.unstubAllGlobals())

it('is settled once the browser is idle', () => {
  let idle = () => {}
  vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => (idle = whenIdle))
  render(<Page />)
  expect(screen.getByText('busy')).toBeTruthy()
  act(() => idle())
  expect(screen.getByText('at rest')).toBeTruthy()
})

it('does not wait forever if animations leave no idle moment', () => {
  const asked = vi.fn<(whenIdle: () => void, options: { timeout: number }) => void>()
  vi.stubGlobal('requestIdleCallback', asked)
  render(<Page />)
  expect(asked.mock.calls[0]?.[1].timeout).toBeLessThanOrEqual(5000)
})
