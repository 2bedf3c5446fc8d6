// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aForm, whenAnswer } from '../../engine/a-form'
import { renderFormPage } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const date = { type: 'string', format: 'date' } as const
const words = {
  arrival: 'Arrival must be in the next week',
  departure: 'Departure must not be before the arrival',
}
const form = aForm(
  {
    required: ['arrival'],
    properties: { arrival: { ...date, title: 'Arrival' }, departure: { ...date, title: 'Departure' } },
  },
  {
    arrival: { 'ui:options': { dates: { from: 'today', until: 'today+7d', text: words.arrival } } },
    departure: {
      'ui:help': 'The day you leave',
      'ui:options': { dates: { from: 'arrival', until: '2027-12-31', text: words.departure } },
    },
  },
)

function openPage(now = () => new Date(2026, 10, 22, 12)) {
  const page = renderFormPage({ form, now })
  return {
    ...page,
    arrival: screen.getByLabelText('Arrival'),
    departure: screen.getByLabelText(/^Departure/),
    pick: (label: RegExp, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } }),
  }
}

describe('a date with a range', () => {
  test('has its range on its control, and its text as the hint', () => {
    const { arrival, departure } = openPage()
    expect(arrival).toHaveAttribute('min', '2026-11-22')
    expect(arrival).toHaveAttribute('max', '2026-11-29')
    expect(arrival).toHaveAccessibleDescription(words.arrival)
    expect(departure).not.toHaveAttribute('min')
    expect(departure).toHaveAttribute('max', '2027-12-31')
    expect(departure).toHaveAccessibleDescription('The day you leave')
  })

  test('follows another answer as it changes', () => {
    const { departure, pick } = openPage()
    pick(/^Arrival/, '2026-11-24')
    expect(departure).toHaveAttribute('min', '2026-11-24')
    pick(/^Arrival/, '')
    expect(departure).not.toHaveAttribute('min')
  })

  test('has no range from an answer whose question is hidden', () => {
    const hiding = aForm(
      {
        properties: {
          stays: { title: 'Stays', enum: ['Yes', 'No'] },
          departure: { ...date, title: 'Departure' },
        },
        allOf: [whenAnswer('stays', 'Yes', { properties: { arrival: { ...date, title: 'Arrival' } } })],
      },
      { departure: { 'ui:options': { dates: { from: 'arrival', text: words.departure } } } },
    )
    renderFormPage({ form: hiding })
    fireEvent.click(screen.getByLabelText('Yes'))
    fireEvent.input(screen.getByLabelText(/^Arrival/), { target: { value: '2026-11-24' } })
    expect(screen.getByLabelText(/^Departure/)).toHaveAttribute('min', '2026-11-24')
    fireEvent.click(screen.getByLabelText('No'))
    expect(screen.getByLabelText(/^Departure/)).not.toHaveAttribute('min')
  })

  test.each([
    ['2026-11-21', '', 'Arrival', words.arrival],
    ['2026-11-30', '', 'Arrival', words.arrival],
    ['2026-11-24', '2026-11-23', /^Departure/, words.departure],
  ] as const)('is not sent with %s and %s', async (arrival, departure, label, text) => {
    const { delivery, pick, send } = openPage()
    pick(/^Arrival/, arrival)
    pick(/^Departure/, departure)
    await send()
    expect(delivery.record).toEqual([])
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(`Error: ${text}`),
    )
    expect(screen.getByRole('link', { name: text })).toBeVisible()
  })

  test.each([
    ['2026-11-22', ''],
    ['2026-11-29', '2026-11-29'],
  ])('is sent with %s and %s', async (arrival, departure) => {
    const { delivery, pick, send } = openPage()
    pick(/^Arrival/, arrival)
    pick(/^Departure/, departure)
    await send()
    expect(delivery.record).toHaveLength(1)
  })

  test('shows its text once, as the error in place of the hint', async () => {
    const { arrival, pick, send } = openPage()
    pick(/^Arrival/, '2026-11-30')
    await send()
    expect(arrival).toHaveAccessibleDescription(`Error: ${words.arrival}`)
    pick(/^Arrival/, '2026-11-29')
    expect(arrival).toHaveAccessibleDescription(words.arrival)
  })

  test('moves on to the next day while the page is open', async () => {
    let now = new Date(2026, 10, 22, 23, 59)
    const { arrival } = openPage(() => now)
    now = new Date(2026, 10, 23)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(arrival).toHaveAttribute('min', '2026-11-23')
  })
})
