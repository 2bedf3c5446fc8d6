// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { CompiledForm } from '../../src/engine/schema/form'
import { aForm } from '../engine/a-form'
import { kitchenSink } from '../support/kitchen-sink'
import { FormWithErrors } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

/** A form that was sent empty; its errors stay until they are fixed. */
async function renderSummary(form: CompiledForm = kitchenSink) {
  render(<FormWithErrors form={form} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  return within(screen.getByRole('alert'))
}

describe('ErrorSummary', () => {
  test('is an alert with the form-wide text as its heading, the count and a link for each error, in screen order', async () => {
    const summary = await renderSummary()
    const heading = summary.getByRole('heading', { level: 2 })
    expect(heading).toHaveTextContent(/^Please fill in all required fields\.$/)
    expect(heading.childNodes).toHaveLength(1)
    expect(screen.getByRole('alert').firstElementChild).toBe(heading)
    expect(summary.getByText('9 answers to fix')).toBeVisible()
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your name',
      'Enter your email',
      'Enter your age',
      'Select a day',
      'Select a rating',
      'Select a place',
      'Select a topic',
      'Enter your story',
      'Enter your links',
    ])
  })

  test('has the focus when it appears', async () => {
    await renderSummary()
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
    expect(screen.getByRole('alert').parentElement).toHaveAttribute('tabindex', '-1')
  })

  test('announces each of many errors, in the order of the questions', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `question${at}`)
    const form = aForm({
      required: names,
      properties: Object.fromEntries(
        names.map((name) => [
          name,
          { title: name, type: 'string' as const, errorMessage: { required: `Enter ${name}` } },
        ]),
      ),
    })
    const alert = await renderSummary(form)
    expect(alert.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      names.map((name) => `Enter ${name}`),
    )
  })

  test.each([
    ['Enter your email', 'root_mail'],
    ['Select a rating', 'root_rating-0'],
    ['Select a topic', 'root_topic'],
  ])('links from %s to the control %s', async (text, id) => {
    const summary = await renderSummary()
    await userEvent.click(summary.getByRole('link', { name: text }))
    expect(document.activeElement?.id).toBe(id)
  })
})
