// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FormCard } from '../../../src/site/pages/forms-hub/FormCard'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { render } from '@testing-library/react'
import { createHostClock } from '../../../src/site/host-clock'
import { aForm } from '../../engine/a-form'
import { renderFormPage } from '../../support/render-form-page'
import { ferryCard, harbourTrip } from '../../support/sample-forms'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const closes = Date.UTC(2026, 9, 25, 16)
const opens = Date.UTC(2026, 2, 28, 19)
const hour = 60 * 60 * 1000
const day = 24 * hour
const reason = harbourTrip.ui['ui:door']?.text ?? ''
const services = { form: harbourTrip, now: () => new Date() }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

describe('the page of a form that closes while it is open', () => {
  test('can be sent until that moment, and then says why not', async () => {
    vi.setSystemTime(closes - 5000)
    renderFormPage(services)
    await pass(4000)
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled()
    await pass(1000)
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
  })

  test('gives the focus of the button to the text in its place, and leaves any other where it is', async () => {
    vi.setSystemTime(closes - 5000)
    const { unmount } = renderFormPage(services)
    await pass(0)
    act(() => screen.getByRole('button', { name: 'Sign up' }).focus())
    await pass(5000)
    expect(screen.getAllByText(reason).at(-1)?.closest('[tabindex]')).toHaveFocus()
    unmount()
    vi.setSystemTime(closes - 5000)
    renderFormPage(services)
    await pass(0)
    act(() => screen.getByLabelText('Minecraft username').focus())
    await pass(5000)
    expect(screen.getByLabelText('Minecraft username')).toHaveFocus()
  })

  test('keeps what was typed, and lets the visitor copy it', async () => {
    vi.setSystemTime(closes - 5000)
    const { copied } = renderFormPage(services)
    await pass(0)
    fireEvent.input(screen.getByLabelText('Minecraft username'), { target: { value: 'LanternFox' } })
    await pass(5000)
    vi.useRealTimers()
    expect(screen.getByLabelText('Minecraft username')).toHaveValue('LanternFox')
    fireEvent.click(await screen.findByRole('button', { name: 'Copy my answers' }, { timeout: 8000 }))
    expect(copied).toEqual(['Minecraft username\nLanternFox'])
  })

  test('opens by itself', async () => {
    vi.setSystemTime(opens - 2000)
    renderFormPage(services)
    await pass(0)
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()
    await pass(2000)
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled()
  })

  test('closes a single option by itself', async () => {
    vi.setSystemTime(Date.UTC(2026, 4, 31, 22) - 2000)
    renderFormPage(services)
    await pass(1000)
    expect(screen.getByRole('checkbox', { name: 'Fireworks' })).toBeEnabled()
    await pass(1000)
    expect(screen.getByRole('checkbox', { name: 'Fireworks' })).toBeDisabled()
    expect(screen.getByText('No fireworks in summer')).toBeVisible()
  })

  test('lets a ticked option that closes be unticked, and not ticked again', async () => {
    vi.setSystemTime(Date.UTC(2026, 4, 31, 22) - 2000)
    renderFormPage(services)
    await pass(0)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Fireworks' }))
    await pass(2000)
    expect(screen.getByRole('checkbox', { name: 'Fireworks' })).toBeEnabled()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Fireworks' }))
    await pass(0)
    expect(screen.getByRole('checkbox', { name: 'Fireworks' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Fireworks' })).toBeDisabled()
  })
})

describe('an optional question with one answer, whose options all close', () => {
  const until = '2026-10-25T17:00[Europe/Berlin]'
  const form = aForm(
    { properties: { ship: { type: 'string', title: 'Ship', enum: ['Cutter', 'Brig'] } } },
    {
      ship: {
        'ui:widget': 'radio',
        'ui:options': {
          doors: { Cutter: { until, text: 'Has sailed' }, Brig: { until, text: 'Has sailed' } },
        },
      },
    },
  )

  test('can be emptied, so that the form can still be sent', async () => {
    vi.setSystemTime(closes - 5000)
    const { delivery } = renderFormPage({ ...services, form })
    await pass(0)
    fireEvent.click(screen.getByRole('radio', { name: 'Cutter' }))
    await pass(5000)
    expect(screen.getByRole('checkbox', { name: 'Brig' })).toBeDisabled()
    // A button that can be unticked with the keyboard too, which a radio button cannot.
    expect(screen.getByRole('checkbox', { name: 'Cutter' })).toBeChecked()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cutter' }))
    await pass(0)
    expect(screen.getByRole('radio', { name: 'Cutter' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'Cutter' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await pass(1000)
    expect(delivery.record).toHaveLength(1)
  })
})

describe('on a device whose clock is wrong', () => {
  async function openAt(device: number, host: number) {
    vi.setSystemTime(device)
    const hostClock = createHostClock({
      deviceTime: Date.now,
      fetch: async () => new Response(null, { headers: { Date: new Date(host).toUTCString() } }),
    })
    renderFormPage({ ...services, hostClock })
    await pass(0)
  }

  test.each([
    ['a day ahead', closes - hour, closes + day],
    ['a day behind', opens + hour, opens - day],
  ])('%s, an open form can be sent', async (_, truth, device) => {
    await openAt(device, truth)
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled()
  })

  test.each([
    ['a day ahead', opens - hour, opens + day],
    ['a day behind', closes + hour, closes - day],
  ])('%s, a closed form says why it cannot be sent', async (_, truth, device) => {
    await openAt(device, truth)
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
  })
})

describe('a form that closed while the device slept', () => {
  const closing = aForm(
    { required: ['name'], properties: { name: { type: 'string', title: 'Name' } } },
    { 'ui:door': { until: '2026-10-25T17:00[Europe/Berlin]', text: 'Closed until spring' } },
  )

  async function sendLate(name: string) {
    vi.setSystemTime(closes - 5000)
    const { delivery } = renderFormPage({ ...services, form: closing })
    await pass(0)
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: name } })
    const send = screen.getByRole('button', { name: 'Send' })
    act(() => send.focus())
    vi.setSystemTime(closes + hour)
    fireEvent.click(send)
    await pass(1000)
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    return delivery
  }

  test('says so where the button was, and takes the focus there', async () => {
    const title = document.title
    const delivery = await sendLate('Mira')
    const notice = screen.getByRole('alert')
    expect(notice).toHaveTextContent('Closed until spring')
    expect(document.activeElement).toContainElement(notice)
    expect(document.title).toBe(title)
    expect(delivery.record).toEqual([])
  })

  test('says so too where there are errors, which take the focus', async () => {
    await sendLate('')
    expect(screen.getAllByText('Closed until spring').length).toBeGreaterThan(0)
    expect(document.activeElement).toContainElement(screen.getByRole('alert'))
    expect(screen.getByRole('alert')).toHaveTextContent('Answer this question')
  })
})

test('the card of a form that closes says so from that moment on', async () => {
  vi.setSystemTime(closes - 3000)
  const door = harbourTrip.ui['ui:door']
  const { hook } = memoryLocation({ path: '/forms' })
  render(
    <Router hook={hook}>
      <FormCard card={{ ...ferryCard, ...(door && { door }) }} />
    </Router>,
  )
  await pass(2000)
  expect(screen.getByText(ferryCard.description)).toBeVisible()
  await pass(1000)
  expect(screen.getByText(reason)).toBeVisible()
})
