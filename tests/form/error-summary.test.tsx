// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { validate } from '../../src/engine/answers/validate'
import { createAnswerSheet } from '../../src/form/answer-sheet'
import { ErrorSummary } from '../../src/form/ErrorSummary'
import { SchemaForm } from '../../src/form/SchemaForm'
import { aForm } from '../engine/a-form'
import { kitchenSink } from '../support/kitchen-sink'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()
// jsdom has no layout, so it cannot scroll.
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined))

function renderSummary() {
  const sheet = createAnswerSheet(kitchenSink)
  const checked = validate(kitchenSink, sheet.answers())
  if (checked.ok) throw new Error('an empty form has errors')
  const { errors, heading } = checked
  render(
    <>
      <ErrorSummary form={kitchenSink} sheet={sheet} heading={heading} errors={errors} />
      <SchemaForm form={kitchenSink} sheet={sheet} errors={errors} onSubmit={() => undefined}>
        <button type="submit">Send</button>
      </SchemaForm>
    </>,
  )
  return within(screen.getByRole('alert'))
}

describe('ErrorSummary', () => {
  test('is an alert with the heading, the form-wide text and a link for each error, in screen order', () => {
    const summary = renderSummary()
    expect(summary.getByRole('heading', { level: 2 })).toHaveTextContent('There is a problem')
    expect(summary.getByText('Please fill in all required fields.').childNodes).toHaveLength(1)
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your name',
      'Enter your email',
      'Enter your age',
      'Select a day',
      'Select a rating',
      'Select a place',
      'Select a role',
      'Select a topic',
      'Enter your story',
      'Enter your links',
    ])
  })

  test('has the focus when it appears', () => {
    renderSummary()
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
    expect(screen.getByRole('alert').parentElement).toHaveAttribute('tabindex', '-1')
  })

  test('of many errors announces the first twelve, and has the others in its next frame', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `question${at}`)
    const form = aForm({
      properties: Object.fromEntries(names.map((name) => [name, { title: name, type: 'string' as const }])),
    })
    const errors = form.order.map((name) => ({ name, rule: 'required' as const, text: `Enter ${name}` }))
    render(<ErrorSummary form={form} sheet={createAnswerSheet(form)} heading={undefined} errors={errors} />)
    const alert = within(screen.getByRole('alert'))
    expect(alert.getAllByRole('link')).toHaveLength(12)
    expect(screen.getAllByRole('link')).toHaveLength(12)
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(30))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      errors.map(({ text }) => text),
    )
    expect(alert.getAllByRole('link')).toHaveLength(12)
  })

  test.each([
    ['Enter your email', 'root_mail'],
    ['Select a rating', 'root_rating-0'],
    ['Select a topic', 'root_topic'],
  ])('leads from %s to the control %s', async (text, id) => {
    const summary = renderSummary()
    await userEvent.click(summary.getByRole('link', { name: text }))
    expect(document.activeElement?.id).toBe(id)
  })

  test('leads from a control that waits to the question it waits for', async () => {
    const summary = renderSummary()
    const link = summary.getByRole('link', { name: 'Select a role' })
    expect(link).toHaveAttribute('href', '#root_place-0')
    await userEvent.click(link)
    expect(document.activeElement?.id).toBe('root_place-0')
  })
})
