// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aForm, whenAnswer } from '../engine/a-form'
import { kitchenSink } from '../support/kitchen-sink'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

describe('radio tiles', () => {
  test('are radio buttons in a named group, numbered from 0', () => {
    renderSchemaForm(kitchenSink)
    const group = screen.getByRole('radiogroup', { name: 'Place' })
    expect(group).toHaveAttribute('id', 'root_place')
    expect(
      within(group)
        .getAllByRole('radio')
        .map(({ id }) => id),
    ).toEqual(['root_place-0', 'root_place-1'])
    expect(within(group).getByRole('radio', { name: 'Sea' })).toHaveAttribute('value', 'Sea')
  })
})

describe('a rating', () => {
  test('is five radio buttons with labels at both ends', async () => {
    const { user, answerStore } = renderSchemaForm(kitchenSink)
    const group = screen.getByRole('radiogroup', { name: 'Rating' })
    const options = within(group).getAllByRole('radio')
    expect(options.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((at) => `root_rating-${at}`))
    await user.click(within(group).getByRole('radio', { name: '5 – great' }))
    expect(answerStore.read('rating')).toBe('5')
  })

  const shown = (enumNames: Readonly<Record<string, string>>) => {
    const { container } = renderSchemaForm({
      ...kitchenSink,
      ui: {
        ...kitchenSink.ui,
        rating: { 'ui:widget': 'radio', 'ui:enumNames': enumNames, 'ui:options': { appearance: 'rating' } },
      },
    })
    return {
      tiles: [...container.querySelectorAll('.heart')].map(
        (tile) => tile.querySelector('[aria-hidden=true]:not(svg)')?.textContent ?? tile.textContent,
      ),
      ends: [...container.querySelectorAll('.rating-ends span')].map(({ textContent }) => textContent),
    }
  }

  test('shows the words of its ends below the tiles, which keep them for screen readers', () => {
    const { tiles, ends } = shown({ '1': '1 – poor', '5': '5 – great' })
    expect(tiles).toEqual(['1', '2', '3', '4', '5'])
    expect(ends).toEqual(['1 – poor', '5 – great'])
    expect(screen.getByRole('radio', { name: '1 – poor' })).toHaveAttribute('id', 'root_rating-0')
    expect(screen.getByRole('radio', { name: '5 – great' })).toHaveAttribute('id', 'root_rating-4')
  })

  test('keeps words in the tiles where other options have them too', () => {
    const { tiles, ends } = shown({ '1': 'Poor', '3': 'Fine', '5': 'Great' })
    expect(tiles).toEqual(['Poor', '2', 'Fine', '4', 'Great'])
    expect(ends).toEqual([])
  })
})

describe('a select', () => {
  test('starts with an empty option and has the answers themselves as values', () => {
    renderSchemaForm(kitchenSink)
    const options = within(screen.getByLabelText('Topic')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value)).toEqual(['', 'One', 'Two', 'Three', 'Four', 'Five', 'Other'])
    expect(options[0]).toHaveTextContent('Select an option')
    expect(screen.getByLabelText('Topic')).toHaveValue('')
  })

  test('keeps a closed option visible, with its reason as tooltip and as text', async () => {
    const { user } = renderSchemaForm(kitchenSink)
    await user.click(screen.getByRole('radio', { name: 'Sea' }))
    const closed = screen.getByRole('option', { name: 'Captain (Taken)' })
    expect(closed).toBeDisabled()
    expect(closed).toHaveAttribute('title', 'There is a captain')
    expect(screen.getByText('There is a captain')).toBeVisible()
    expect(screen.getByLabelText('Role')).toHaveAccessibleDescription(/There is a captain/)
  })
})

describe('a question that depends on another', () => {
  test('is disabled and says what to do first', () => {
    renderSchemaForm(kitchenSink)
    expect(screen.getByLabelText('Role')).toBeDisabled()
    expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Choose a place first')
  })

  test('is enabled with the options of the answer it depends on', async () => {
    const { user } = renderSchemaForm(kitchenSink)
    await user.click(screen.getByRole('radio', { name: 'Land' }))
    expect(screen.getByLabelText('Role')).toBeEnabled()
    expect(screen.queryByText('Choose a place first')).toBeNull()
    const options = within(screen.getByLabelText('Role')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Select a role', 'Farmer', 'Helper'])
  })

  test('is cleared when that answer changes, also if both lists have the option, and says so', async () => {
    const { user, answerStore } = renderSchemaForm(kitchenSink)
    await user.click(screen.getByRole('radio', { name: 'Land' }))
    await user.selectOptions(screen.getByLabelText('Role'), 'Helper')
    expect(answerStore.read('role')).toBe('Helper')
    await user.click(screen.getByRole('radio', { name: 'Sea' }))
    expect(answerStore.read('role')).toBe('')
    expect(screen.getByLabelText('Role')).toHaveValue('')
    expect(screen.getByText('Roles have changed.').closest('[aria-live=polite]')).toBeInTheDocument()
  })

  test('gets its answer back from a draft, together with the one it depends on', async () => {
    const { answerStore } = renderSchemaForm(kitchenSink)
    answerStore.replace({ place: 'Sea', role: 'Sailor' })
    expect(await screen.findByRole('option', { name: 'Sailor' })).toBeInTheDocument()
    expect(screen.getByLabelText('Role')).toHaveValue('Sailor')
  })
})

describe('a conditional question', () => {
  test('appears right after the answer that shows it, and is required then', async () => {
    const { user } = renderSchemaForm(kitchenSink)
    expect(screen.queryByLabelText('Other topic')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Topic'), 'Other')
    expect(screen.getByLabelText('Other topic')).toHaveAttribute('aria-required', 'true')
  })

  test('keeps its answer while it is hidden, and shows it again', async () => {
    const { user } = renderSchemaForm(kitchenSink)
    await user.selectOptions(screen.getByLabelText('Topic'), 'Other')
    await user.type(screen.getByLabelText('Other topic'), 'Fish')
    await user.selectOptions(screen.getByLabelText('Topic'), 'One')
    expect(screen.queryByLabelText('Other topic')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Topic'), 'Other')
    expect(screen.getByLabelText('Other topic')).toHaveValue('Fish')
  })
})

test('options are in the order of their list, whichever branch it comes from', async () => {
  const form = aForm(
    {
      properties: {
        kind: { type: 'string', enum: ['Game', 'Chat'] },
        role: { title: 'Role', type: 'string' },
      },
      allOf: [
        whenAnswer('kind', 'Game', { properties: { role: { enum: ['Zookeeper', 'Builder', 'Helper'] } } }),
        whenAnswer('kind', 'Chat', {
          properties: { role: { enum: ['Zookeeper', 'Support', 'Events', 'Helper'] } },
        }),
      ],
    },
    { role: { 'ui:widget': 'select' } },
  )
  const { user } = renderSchemaForm(form)
  await user.click(screen.getByRole('radio', { name: 'Chat' }))
  const labels = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(labels.slice(1)).toEqual(['Zookeeper', 'Support', 'Events', 'Helper'])
  await user.click(screen.getByRole('radio', { name: 'Game' }))
  expect(
    screen
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Zookeeper', 'Builder', 'Helper'])
})
