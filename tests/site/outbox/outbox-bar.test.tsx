// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { QueuedPanels } from '../../../src/site/form-page/after-sending/QueuedPanels'
import { OutboxBar } from '../../../src/site/outbox/OutboxBar'
import type { WaitingForm } from '../../../src/site/outbox/outbox-store'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()
afterEach(() => void vi.restoreAllMocks())

const form = { reference: 'KS-7K3M9Q', slug: 'kitchen-sink', title: 'Kitchen Sink', queuedAt: 0, draft: '' }

/** A page with the outbox's bar, and the panels of a form beside it. `send` is what becomes of sending the forms. */
async function openPage(path: string, { waiting = [form], send = async () => waiting } = {}) {
  const outbox = { waiting: async (): Promise<readonly WaitingForm[]> => waiting, send, takeBack: vi.fn() }
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <OutboxBar outbox={outbox} />
      <QueuedPanels slug="kitchen-sink" />
    </Router>,
  )
  await screen.findByRole('heading', { name: 'Your form is waiting on this device' })
  return userEvent.setup()
}

test('sending a waiting form now is answered while offline, and is a quiet offer until there is a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = await openPage('/forms/kitchen-sink')
  const button = screen.getByRole('button', { name: 'Send now' })
  expect(button).toHaveClass('button-quiet')
  await user.click(button)
  expect(screen.getByRole('status')).toHaveTextContent("You are still offline. We'll keep trying.")
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(button).toHaveClass('button-primary')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(button)
  expect(screen.getByRole('status')).toHaveTextContent("It could not be sent yet. We'll keep trying.")
})
