// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpScreen } from '../support/screen-matchers'
import { useLoaded } from '../../src/ui/use-loaded'

setUpScreen()

function Page({ load }: { readonly load: () => Promise<{ readonly text: string }> }) {
  return useLoaded(load, true)?.text ?? 'Not loaded'
}

test('a part that could not be loaded is loaded once there is a network again, with its styles', async () => {
  const failed = document.createElement('link')
  failed.rel = 'stylesheet'
  document.head.append(failed)
  let isOnline = false
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return { text: 'Loaded' }
  }
  render(<Page load={load} />)
  await act(async () => undefined)
  expect(screen.getByText('Not loaded')).toBeInTheDocument()
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Loaded')).toBeInTheDocument()
  expect(failed.isConnected).toBe(false)
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1)
})
