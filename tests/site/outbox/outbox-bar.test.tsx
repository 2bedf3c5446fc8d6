// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { QueuedPanels } from '../../../src/site/form-page/after-sending/QueuedPanels'
import { OutboxBar } from '../../../src/site/outbox/OutboxBar'
import { tellOutbox, type WaitingForm } from '../../../src/site/outbox/outbox-store'
import { showOutbox } from '../../../src/site/outbox/shown-outbox'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()
afterEach(() => void vi.restoreAllMocks())

const form = { reference: 'KS-7K3M9Q', slug: 'kitchen-sink', title: 'Kitchen Sink', queuedAt: 0, draft: '' }

/** A page with the outbox's bar and the panels of one form. `send` decides what happens to a form that is sent. */
async function openPage(path: string, { waiting = [form], send = async () => waiting } = {}) {
  const outbox = { waiting: async (): Promise<readonly WaitingForm[]> => waiting, send, takeBack: vi.fn() }
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <main id="main" tabIndex={-1}>
        <QueuedPanels slug="kitchen-sink" />
      </main>
      <OutboxBar outbox={outbox} />
    </Router>,
  )
  await screen.findAllByRole('heading', { name: 'Your form is waiting to be sent' })
  return userEvent.setup()
}

test('sending a waiting form now is answered while offline, and is no main action until there is a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = await openPage('/forms/kitchen-sink')
  const button = screen.getByRole('button', { name: 'Send now' })
  expect(button).toHaveClass('button-secondary')
  await user.click(button)
  expect(screen.getByRole('status')).toHaveTextContent("You are still offline. We'll keep trying.")
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(button).toHaveClass('button-primary')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(button)
  expect(screen.getByRole('status')).toHaveTextContent("It could not be sent yet. We'll keep trying.")
})

test('elsewhere one line says how many forms wait, and leads to the first, until it is closed', async () => {
  const other = { ...form, reference: 'SA-000001', slug: 'another' }
  const user = await openPage('/forms/a-third', { waiting: [form, other] })
  const bar = screen.getByRole('region', { name: 'Waiting to be sent' })
  expect(bar).toHaveTextContent('2 forms are not sent yet.')
  expect(within(bar).getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/forms/kitchen-sink')
  await user.click(within(bar).getByRole('link', { name: 'Show' }))
  expect(bar).toHaveTextContent('1 form is not sent yet.')
  await user.click(within(bar).getByRole('button', { name: 'Close' }))
  expect(bar).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the keyboard goes on in the page when the panel of a form leaves with its button', async () => {
  let waiting = [form]
  const user = await openPage('/forms/kitchen-sink', { send: async () => waiting })
  waiting = []
  const button = screen.getByRole('button', { name: 'Send now' })
  await user.click(button)
  expect(button).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('that forms wait is put into a live region that was there before', async () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
  await visitSite('/about')
  const places = screen.getAllByRole('status')
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
  act(tellOutbox)
  const nothing = () => undefined
  act(() => showOutbox({ waiting: [form], taken: 0, send: nothing, takeBack: nothing }))
  const bar = await screen.findByRole('region', { name: 'Waiting to be sent' }, { timeout: 10_000 })
  expect(places.filter((place) => place.contains(bar))).toHaveLength(1)
})

test('what is put into the outbox on this page, or in another tab, is sent with one attempt', async () => {
  const send = vi.fn(async () => [form])
  await openPage('/about', { send })
  send.mockClear()
  const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
  tellOutbox()
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  const elsewhere = new BroadcastChannel('outbox')
  elsewhere.postMessage(undefined)
  await settle()
  elsewhere.close()
  expect(send).toHaveBeenCalledTimes(2)
})
