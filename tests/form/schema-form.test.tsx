// @vitest-environment jsdom
import { aForm } from '../engine/a-form'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { kitchenSink } from '../support/kitchen-sink'
import { renderSchemaForm } from '../support/render-schema-form'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

describe('SchemaForm', () => {
  test('gives every question its control, under its label and its id', () => {
    renderSchemaForm(kitchenSink)
    const kinds = ['Name', 'Email', 'Phone (optional)', 'Website (optional)', 'Age', 'Day', 'Story', 'Links']
    const controls = kinds.map((label) => screen.getByLabelText(label))
    expect(controls.map(({ id }) => id)).toEqual(
      ['name', 'mail', 'phone', 'site', 'age', 'day', 'story', 'links'].map((name) => `root_${name}`),
    )
  })

  test('chooses the kind of control from ui.json or from the rules', () => {
    renderSchemaForm(kitchenSink)
    const kindOf = (label: string) => screen.getByLabelText(label).getAttribute('type')
    expect(kindOf('Email')).toBe('email')
    expect(kindOf('Phone (optional)')).toBe('tel')
    expect(kindOf('Website (optional)')).toBe('url')
    expect(kindOf('Day')).toBe('date')
    expect(screen.getByLabelText('Story').tagName).toBe('TEXTAREA')
    expect(screen.getByLabelText('Topic').tagName).toBe('SELECT')
  })

  test('takes numbers as text with a keyboard of digits', () => {
    renderSchemaForm(kitchenSink)
    expect(screen.getByLabelText('Age')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Age')).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByLabelText('Height (optional)')).toHaveAttribute('inputmode', 'decimal')
  })

  test('puts the questions under the headings of their sections', () => {
    const { container } = renderSchemaForm(kitchenSink)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['About you', 'The rest'])
    const [first] = container.querySelectorAll('section')
    expect(first && within(first).getAllByRole('textbox')).toHaveLength(6)
  })

  test('submits what is typed, up to the last key', async () => {
    const { user, submitted } = renderSchemaForm(
      aForm({ required: ['name'], properties: { name: { title: 'Name', type: 'string' } } }),
    )
    await user.type(screen.getByLabelText('Name'), ' Steve {Enter}')
    expect(submitted).toEqual([{ name: 'Steve' }])
  })

  test('submits what a password manager filled in without an event', async () => {
    const { send, submitted } = renderSchemaForm(
      aForm({
        required: ['name'],
        properties: { name: { title: 'Name', type: 'string' }, note: { title: 'Note', type: 'string' } },
      }),
    )
    for (const control of screen.getAllByRole<HTMLInputElement>('textbox')) control.value = 'Steve'
    await send()
    expect(submitted).toEqual([{ name: 'Steve', note: 'Steve' }])
  })

  test('keeps a text that a date field cannot show, which is an error', async () => {
    const day = { title: 'Day', type: 'string', format: 'date' } as const
    const { send, answerStore, found } = renderSchemaForm(aForm({ required: ['day'], properties: { day } }))
    answerStore.write('day', 'tomorrow')
    await send()
    expect(answerStore.read('day')).toBe('tomorrow')
    expect(found.map((errors) => errors.map(({ rule }) => rule))).toEqual([['format']])
  })

  test('reports errors instead, one for each question, and none for one that cannot be answered yet', async () => {
    const { send, submitted, found } = renderSchemaForm(kitchenSink)
    await send()
    expect(submitted).toEqual([])
    const required = kitchenSink.order.filter((name) => kitchenSink.schema.required?.includes(name))
    expect(found.map((errors) => errors.map(({ name }) => name))).toEqual([
      required.filter((name) => name !== 'role'),
    ])
  })

  test('keeps a list as typed', async () => {
    const { user, answerStore } = renderSchemaForm(kitchenSink)
    await user.type(screen.getByLabelText('Links'), 'https://a.example,, https://b.ex')
    expect(answerStore.read('links')).toBe('https://a.example,, https://b.ex')
    expect(screen.getByLabelText('Links')).toHaveValue('https://a.example,, https://b.ex')
  })

  test('starts with the default of a question', () => {
    renderSchemaForm(kitchenSink)
    expect(screen.getByLabelText('Colour (optional)')).toHaveValue('Red')
  })

  test('shows answers that are set from outside', () => {
    const { answerStore } = renderSchemaForm(kitchenSink)
    answerStore.replace({ name: 'Alex', rating: 2, links: ['https://a.example', 'https://b.example'] })
    expect(screen.getByLabelText('Name')).toHaveValue('Alex')
    expect(screen.getByRole('radio', { name: '2' })).toBeChecked()
    expect(screen.getByLabelText('Links')).toHaveValue('https://a.example, https://b.example')
  })

  test('offers suggestions, which a translated page does not change', () => {
    const { container } = renderSchemaForm(kitchenSink)
    const list = screen.getByLabelText('Timezone (optional)').getAttribute('list') ?? ''
    expect(container.querySelectorAll(`datalist[id="${list}"] option[value]`)).toHaveLength(2)
  })

  test('fills in the timezone the browser knows', async () => {
    const { user, answerStore } = renderSchemaForm(kitchenSink)
    await user.click(screen.getByRole('button', { name: 'Use Europe/Madrid' }))
    expect(screen.getByLabelText('Timezone (optional)')).toHaveValue('Europe/Madrid')
    expect(answerStore.read('zone')).toBe('Europe/Madrid')
  })

  test('tells the browser what it may fill in and correct', () => {
    renderSchemaForm(kitchenSink)
    const name = screen.getByLabelText('Name')
    expect(name).toHaveAttribute('autocomplete', 'nickname')
    expect(name).toHaveAttribute('spellcheck', 'false')
    expect(name).toHaveAttribute('autocapitalize', 'none')
  })

  test('puts no answer into the address: the form does not navigate and its controls have no names', () => {
    const { container } = renderSchemaForm(kitchenSink)
    expect(container.querySelector('form')).toHaveAttribute('method', 'dialog')
    expect(
      container.querySelectorAll('input:not([type=radio])[name], textarea[name], select[name]'),
    ).toHaveLength(0)
  })

  test('never cuts what is typed and never asks the browser to check', () => {
    const { container } = renderSchemaForm(kitchenSink)
    expect(container.querySelectorAll('[maxlength], [required], [pattern]')).toHaveLength(0)
    expect(container.querySelector('form')).toHaveAttribute('novalidate')
  })
})

test('a form that is left while an answer is being typed leaves no timer behind', () => {
  vi.useFakeTimers()
  const { unmount } = renderSchemaForm(aForm({ properties: { name: { type: 'string', title: 'Name' } } }))
  const before = vi.getTimerCount()
  fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Mira' } })
  expect(vi.getTimerCount()).toBeGreaterThan(before)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
