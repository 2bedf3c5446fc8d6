// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Deliver, Receipt } from '../../../src/delivery/deliver'
import type { SubmitButton } from '../../../src/engine/schema/definition'
import { aForm } from '../../engine/a-form'
import { renderFormPage } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

/** A delivery that is pending until the test ends it. */
function aSlowDelivery() {
  const ends: ((receipt: Receipt) => void)[] = []
  const deliver: Deliver = () => new Promise((resolve) => ends.push(resolve))
  const end = (receipt: Receipt) => act(async () => ends.shift()?.(receipt))
  return { deliver, ends, end }
}

/** A page of one optional question, so that it can be sent at once. */
function renderSmall(submit: SubmitButton, slow = aSlowDelivery()) {
  const form = aForm(
    { properties: { name: { title: 'Name', type: 'string' } } },
    { 'ui:submitButtonOptions': submit },
  )
  return { slow, ...renderFormPage({ form, deliver: slow.deliver }) }
}

const button = () => screen.getByRole('button', { name: /Send/ })

describe('a form on its way', () => {
  test('shows the label from ui.json and is disabled if ui.json says so', async () => {
    const { send } = renderSmall({
      submitText: 'Send message',
      sending: 'Sending...',
      disabledWhileSending: true,
    })
    await send()
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/)
    expect(button()).toBeDisabled()
  })

  test('otherwise keeps its label and stays focusable', async () => {
    const { send } = renderSmall({ submitText: 'Send report' })
    await send()
    expect(button()).toHaveTextContent('Send report')
    expect(button()).toBeEnabled()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveFocus()
  })

  test('does not lose the focus when its button is disabled', async () => {
    const { send } = renderSmall({ submitText: 'Send', disabledWhileSending: true })
    await send()
    expect(document.activeElement?.tagName).toBe('OUTPUT')
    expect(document.activeElement).toHaveTextContent('Sending your answers.')
  })

  test('is sent once, however often the button is pressed', async () => {
    const { slow, user, send } = renderSmall({ submitText: 'Send' })
    await user.dblClick(button())
    await send()
    await user.type(screen.getByLabelText('Name (optional)'), '{Enter}')
    expect(slow.ends).toHaveLength(1)
  })

  test('says after 8 seconds that it is still sending', async () => {
    renderSmall({ submitText: 'Send' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await act(async () => button().click())
      act(() => void vi.advanceTimersByTime(7999))
      expect(screen.queryByText('Still sending. Keep this page open.')).toBeNull()
      act(() => void vi.advanceTimersByTime(1))
      expect(screen.getByText('Still sending. Keep this page open.').closest('output')).not.toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('can be sent again afterwards', async () => {
    const { slow, user, send } = renderSmall({ submitText: 'Send' })
    await send()
    await slow.end({ ok: true, sent: 1 })
    await user.click(await screen.findByRole('button', { name: 'Send another' }))
    await send()
    expect(slow.ends).toHaveLength(1)
  })
})

describe('a form that hit a rate limit', () => {
  async function waitFor(milliseconds: number) {
    const stopped: unknown[] = []
    const deliver: Deliver = (_, { signal, onWait } = {}) =>
      new Promise((resolve) => {
        void Promise.resolve(milliseconds).then(onWait)
        signal?.addEventListener('abort', () => {
          stopped.push(signal.reason)
          resolve({ ok: false, reason: 'stopped', sent: 0 })
        })
      })
    const page = renderFormPage({
      form: aForm({ properties: { name: { title: 'Name', type: 'string' } } }),
      deliver,
      now: () => new Date(),
    })
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Steve' } })
    await act(async () => button().click())
    // The button comes with a lazy module. `findByRole` polls with the fake clock, which must not move yet.
    while (!screen.queryByRole('button', { name: 'Stop waiting' }))
      await act(() => new Promise((resolve) => setImmediate(resolve)))
    return { ...page, stopped }
  }

  test('counts the seconds down visibly, and announces them to screen readers once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { container } = await waitFor(2300)
      const seen = () => container.querySelector('.form-countdown[aria-hidden] strong')?.textContent
      const told = /^We have to wait a moment\. Nothing is lost\. Trying again in 3 seconds$/
      expect(screen.getByText(told).closest('output')).not.toBeNull()
      for (const [milliseconds, words] of [
        [299, 'Trying again in 3 seconds'],
        [1, 'Trying again in 2 seconds'],
        [999, 'Trying again in 2 seconds'],
        [1, 'Trying again in 1 second'],
      ] as const) {
        act(() => void vi.advanceTimersByTime(milliseconds))
        expect(seen()).toBe(words)
      }
      expect(screen.getByText(told)).toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  test('can be stopped: the answers stay, and nothing was sent', async () => {
    const { user, stopped } = await waitFor(30_000)
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You stopped the sending\.$/)
    expect(stopped).toHaveLength(1)
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('Steve')
    expect(await screen.findByText('You can send it again any time.')).toBeVisible()
    expect(screen.queryByText(/may have arrived/)).toBeNull()
  })
})

describe('closing the page', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented ? 'asks first' : 'just leaves'
  }

  test('asks first only while the form is on its way', async () => {
    const { slow, send } = renderSmall({ submitText: 'Send' })
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Steve' } })
    expect(leave()).toBe('just leaves')
    await send()
    expect(leave()).toBe('asks first')
    await slow.end({ ok: false, reason: 'offline', sent: 0 })
    expect(leave()).toBe('just leaves')
  })

  test('asks first after a failure if the browser saves no draft', async () => {
    const slow = aSlowDelivery()
    const form = aForm({ properties: { name: { title: 'Name', type: 'string' } } })
    const { send } = renderFormPage({ form, deliver: slow.deliver, storage: () => undefined })
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Steve' } })
    await send()
    await slow.end({ ok: false, reason: 'offline', sent: 0 })
    expect(leave()).toBe('asks first')
  })
})

describe('what is typed while a form is on its way', () => {
  const form = aForm({
    properties: {
      name: { title: 'Name', type: 'string' },
      story: { title: 'Story', type: 'string' },
    },
  })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(`${label} (optional)`), { target: { value } })

  test('stays when the form arrives, and the page says so', async () => {
    const slow = aSlowDelivery()
    const { send, storage } = renderFormPage({ form, deliver: slow.deliver })
    type('Name', 'Steve')
    type('Story', 'Once')
    await send()
    type('Story', 'Once upon a time')
    await slow.end({ ok: true, sent: 1 })
    expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus()
    expect(screen.getByLabelText('Story (optional)')).toHaveValue('Once upon a time')
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('')
    expect(
      screen.getByText('What you typed after sending was not sent. It is still in the form.'),
    ).toBeVisible()
    expect(storage.getItem('form-draft/test-form/0')).toContain('Once upon a time')
  })

  test('is not mentioned if nothing was typed', async () => {
    const slow = aSlowDelivery()
    const { send, storage } = renderFormPage({ form, deliver: slow.deliver })
    type('Name', 'Steve')
    await send()
    await slow.end({ ok: true, sent: 1 })
    expect(screen.queryByText(/What you typed after/)).toBeNull()
    expect(storage.getItem('form-draft/test-form/0')).toBeNull()
  })
})

describe('leaving for another page while a form is on its way', () => {
  const form = aForm({ properties: { name: { title: 'Name', type: 'string' } } })

  async function leave() {
    const slow = aSlowDelivery()
    const page = renderFormPage({ form, deliver: slow.deliver })
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Steve' } })
    await page.send()
    page.unmount()
    const comeBack = () => renderFormPage({ form, storage: () => page.storage, ongoing: page.ongoing })
    return { ...page, slow, comeBack }
  }

  test('shows there once that it was sent, and deletes the draft', async () => {
    const { slow, told, storage, comeBack } = await leave()
    await slow.end({ ok: true, sent: 1 })
    expect(told).toMatchObject([{ step: 'sent', sent: { reference: 'TF-000000' } }])
    comeBack()
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('')
    expect(storage.getItem('form-draft/test-form/0')).toBeNull()
  })

  test('shows there that it failed, and keeps the draft', async () => {
    const { slow, told, storage } = await leave()
    await slow.end({ ok: false, reason: 'refused', status: 500, sent: 0, uncertain: true })
    expect(told).toMatchObject([{ step: 'failed', failure: { reason: 'refused' } }])
    expect(storage.getItem('form-draft/test-form/0')).toContain('Steve')
  })

  test('finds it unchanged on return: still on its way, and not sent again', async () => {
    const { slow, told, comeBack } = await leave()
    const again = comeBack()
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('Steve')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await again.send()
    expect(slow.ends).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
    await slow.end({ ok: true, sent: 1 })
    expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
    expect(told).toEqual([])
  })
})
