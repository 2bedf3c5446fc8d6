// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Deliver, Receipt } from '../../../src/delivery/deliver'
import type { SubmitButton } from '../../../src/engine/definition'
import { aForm } from '../../engine/a-form'
import { renderFormPage } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

/** A delivery that waits until the test gives it its end. */
function aSlowDelivery() {
  const ends: ((receipt: Receipt) => void)[] = []
  const deliver: Deliver = () => new Promise((resolve) => ends.push(resolve))
  const end = (receipt: Receipt) => act(async () => ends.shift()?.(receipt))
  return { deliverTo: () => deliver, ends, end }
}

/** A page of one optional question, so that it can be sent at once. */
function renderSmall(submit: SubmitButton, slow = aSlowDelivery()) {
  const form = aForm({ properties: { name: { title: 'Name', type: 'string' } } }, { 'ui:submit': submit })
  return { slow, ...renderFormPage({ form, deliverTo: slow.deliverTo }) }
}

const button = () => screen.getByRole('button', { name: /Send/ })

describe('a form on its way', () => {
  test('says what ui.json says and is disabled where ui.json says so', async () => {
    const { send } = renderSmall({ label: 'Send message', sending: 'Sending...', disabledWhileSending: true })
    await send()
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/)
    expect(button()).toBeDisabled()
  })

  test('keeps its label and its place for the keyboard otherwise', async () => {
    const { send } = renderSmall({ label: 'Send report' })
    await send()
    expect(button()).toHaveTextContent('Send report')
    expect(button()).toBeEnabled()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveFocus()
  })

  test('does not lose the focus when its button is disabled', async () => {
    const { send } = renderSmall({ label: 'Send', disabledWhileSending: true })
    await send()
    expect(document.activeElement?.tagName).toBe('OUTPUT')
    expect(document.activeElement).toHaveTextContent('Sending your answers.')
  })

  test('is sent once, however often the button is pressed', async () => {
    const { slow, user, send } = renderSmall({ label: 'Send' })
    await user.dblClick(button())
    await send()
    await user.type(screen.getByLabelText('Name (optional)'), '{Enter}')
    expect(slow.ends).toHaveLength(1)
  })

  test('says after 8 seconds that it is still at it', async () => {
    renderSmall({ label: 'Send' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await act(async () => button().click())
      act(() => void vi.advanceTimersByTime(7999))
      expect(screen.queryByText('Still sending. Keep this page open.')).toBeNull()
      act(() => void vi.advanceTimersByTime(1))
      expect(screen.getByText('Still sending. Keep this page open.').tagName).toBe('OUTPUT')
    } finally {
      vi.useRealTimers()
    }
  })

  test('can be sent again afterwards', async () => {
    const { slow, send } = renderSmall({ label: 'Send' })
    await send()
    await slow.end({ ok: true, sent: 1 })
    await send()
    expect(slow.ends).toHaveLength(1)
  })
})
