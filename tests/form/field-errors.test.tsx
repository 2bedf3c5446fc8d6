// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { AnswerError } from '../../src/engine/answers/validate'
import { kitchenSink } from '../support/kitchen-sink'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

const missing = (name: string, text: string): AnswerError => ({ name, rule: 'required', text })
const ageError = missing('age', 'Enter your age')
const placeError = missing('place', 'Select a place')

/** Every id that any `aria-describedby` names. */
function describingIds(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll('[aria-describedby]')].flatMap(
    (element) => element.getAttribute('aria-describedby')?.split(' ') ?? [],
  )
}

describe('a field', () => {
  test('consists of label, hint, error, control, counter', () => {
    const { container } = renderSchemaForm(kitchenSink, [missing('story', 'Enter your story')])
    const field = container.querySelector('.field:has(#root_story)')
    const order = [...(field?.children ?? [])].map(({ id, tagName }) => id || tagName)
    expect(order.slice(0, 5)).toEqual([
      'LABEL',
      'root_story__hint',
      'root_story__error',
      'root_story',
      'root_story__count',
    ])
  })

  test('is described only by existing texts', () => {
    const { container } = renderSchemaForm(kitchenSink, [ageError, placeError])
    const ids = describingIds(container)
    expect(ids.length).toBeGreaterThan(4)
    expect(ids.filter((id) => container.querySelector(`[id="${id}"]`) === null)).toEqual([])
  })

  test('reads its hint, then its error', () => {
    renderSchemaForm(kitchenSink, [ageError])
    expect(screen.getByLabelText('Age')).toHaveAccessibleDescription(
      'You must be 13 or older Error: Enter your age',
    )
  })

  test('says whether it is required, and marks the label of an optional one', () => {
    renderSchemaForm(kitchenSink)
    expect(screen.getByLabelText('Age')).toHaveAttribute('aria-required', 'true')
    expect(screen.getByLabelText('Phone (optional)')).not.toHaveAttribute('aria-required')
    expect(screen.getByRole('radiogroup', { name: 'Place' })).toHaveAttribute('aria-required', 'true')
  })

  test('is invalid only with an error', () => {
    const { show } = renderSchemaForm(kitchenSink)
    expect(screen.getByLabelText('Age')).not.toHaveAttribute('aria-invalid')
    show([ageError])
    expect(screen.getByLabelText('Age')).toHaveAttribute('aria-invalid', 'true')
    show([])
    expect(screen.getByLabelText('Age')).not.toHaveAttribute('aria-invalid')
  })

  test('has its message in a separate element, after a hidden "Error:"', () => {
    const { container } = renderSchemaForm(kitchenSink, [ageError])
    const message = container.querySelector('.field-error')
    expect(message?.childNodes).toHaveLength(1)
    expect(message?.textContent).toBe('Enter your age')
    expect(screen.getByText('Error:')).toHaveClass('visually-hidden')
  })

  test('has the error of a group on the group', () => {
    renderSchemaForm(kitchenSink, [placeError])
    const group = screen.getByRole('radiogroup', { name: 'Place' })
    expect(group).toHaveAttribute('aria-invalid', 'true')
    expect(group).toHaveAccessibleDescription('Error: Select a place')
  })

  test('keeps what is typed when errors come and go', async () => {
    const { user, show } = renderSchemaForm(kitchenSink)
    await user.type(screen.getByLabelText('Name'), 'Steve')
    show([ageError])
    show([])
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
  })
})
