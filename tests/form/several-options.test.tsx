// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderSchemaForm } from '../support/render-schema-form'
import { harbourTrip } from '../support/sample-forms'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

const label = 'What you would like to do there'

function group(name: string | RegExp) {
  return within(screen.getByRole('group', { name }))
}

describe('a question with several options', () => {
  test('is a named group of tick boxes, numbered from 0, with the options as values', () => {
    renderSchemaForm(harbourTrip)
    const boxes = group(label).getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ id, value }) => [id, value])).toEqual([
      ['root_activities-0', 'Sailing'],
      ['root_activities-1', 'Fishing, with a net'],
      ['root_activities-2', 'Diving'],
      ['root_activities-3', 'Fireworks'],
    ])
    expect(screen.getByRole('group', { name: label })).toHaveAccessibleDescription('Two or three things')
  })

  test('contains what is ticked, in the order of the page, including commas', async () => {
    const { user, answerStore } = renderSchemaForm(harbourTrip)
    await user.click(screen.getByRole('checkbox', { name: 'Fireworks' }))
    await user.click(screen.getByRole('checkbox', { name: 'Fishing, with a net' }))
    expect(answerStore.read('activities')).toBe('Fishing, with a net\nFireworks')
    await user.click(screen.getByRole('checkbox', { name: 'Fireworks' }))
    expect(answerStore.read('activities')).toBe('Fishing, with a net')
    await user.click(screen.getByRole('checkbox', { name: 'Fishing, with a net' }))
    expect(answerStore.answers()).toEqual({})
  })

  test('reports none, too few, and too many', async () => {
    const { user, found, send } = renderSchemaForm(harbourTrip)
    const words = () => found.at(-1)?.find(({ name }) => name === 'activities')?.text
    await send()
    expect(words()).toBe('Select what you would like to do there')
    await user.click(screen.getByRole('checkbox', { name: 'Fireworks' }))
    await send()
    expect(words()).toBe('Select 2 things you would like to do, or 3')
    for (const name of ['Sailing', 'Diving', 'Fishing, with a net'])
      await user.click(screen.getByRole('checkbox', { name }))
    await send()
    expect(words()).toBe('Select no more than 3 things you would like to do')
    await user.click(screen.getByRole('checkbox', { name: 'Diving' }))
    await send()
    expect(words()).toBeUndefined()
  })

  test('keeps too many when another question appears, and reports them', async () => {
    const { user, found, send } = renderSchemaForm(harbourTrip)
    for (const name of ['Fireworks', 'Fishing, with a net', 'Diving', 'Sailing'])
      await user.click(screen.getByRole('checkbox', { name }))
    await user.type(screen.getByLabelText(/Minecraft username/), 'Mira')
    await send()
    const texts = found.at(-1)?.map(({ text }) => text)
    expect(texts).toContain('Select no more than 3 things you would like to do')
  })

  test('shows the question that depends on one of its options', async () => {
    const { user } = renderSchemaForm(harbourTrip)
    await user.click(screen.getByRole('checkbox', { name: 'Survival' }))
    expect(screen.queryByLabelText(/Name of your island/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Skyblock' }))
    expect(screen.getByLabelText(/Name of your island/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Skyblock' }))
    expect(screen.queryByLabelText(/Name of your island/)).toBeNull()
  })

  test('keeps a closed option visible, with the reason', () => {
    renderSchemaForm(harbourTrip)
    expect(screen.getByRole('checkbox', { name: 'Creative (closed)' })).toBeDisabled()
    expect(screen.getByText('Creative opens again in June')).toBeVisible()
  })

  test('follows answers that are set from outside, such as a draft', () => {
    const { answerStore } = renderSchemaForm(harbourTrip)
    answerStore.replace({ activities: ['Diving', 'Sailing'] })
    const ticked = group(label)
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
    expect(ticked.map(({ value }) => value)).toEqual(['Sailing', 'Diving'])
  })
})
