// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { outsideWith, setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

test('a status that could not be read offline no longer says so once there is a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await visitSite('/stats', outsideWith({ status: new Error('no network') }))
  expect(await screen.findByText('You are offline. Connect, then refresh.')).toBeVisible()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('It may still be up. Copy the address and try to join.')).toBeVisible()
  online.mockRestore()
})
