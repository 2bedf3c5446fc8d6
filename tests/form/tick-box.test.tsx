// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderSchemaForm } from '../support/render-schema-form'
import { harbourTrip } from '../support/sample-forms'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

const fun = ['Fishing, with a net', 'Fireworks']
const rules = 'I have read the rules of the trip'

describe('a tick box', () => {
  test('has its label next to it, with "(optional)" if it need not be ticked', () => {
    const { container } = renderSchemaForm(harbourTrip)
    const box = screen.getByRole('checkbox', { name: rules })
    expect(box).toHaveAttribute('id', 'root_rules')
    expect(box).toBeRequired()
    expect(screen.getByRole('checkbox', { name: 'I bring a friend (optional)' })).not.toBeChecked()
    expect(container.querySelectorAll('label[for=root_rules]')).toHaveLength(0)
  })

  test('is an answer as long as it is ticked', async () => {
    const { user, answerStore, submitted, send } = renderSchemaForm(harbourTrip)
    await user.type(screen.getByLabelText('Minecraft username'), 'LanternFox')
    for (const name of fun) await user.click(screen.getByRole('checkbox', { name }))
    const box = screen.getByRole('checkbox', { name: rules })
    await user.click(box)
    expect(answerStore.read('rules')).toBe('true')
    await user.click(box)
    expect(answerStore.read('rules')).toBe('')
    await user.click(screen.getByText(rules))
    await send()
    expect(submitted).toEqual([{ name: 'LanternFox', activities: fun, rules: true }])
  })

  test('that must be ticked says so if it is not, and is announced with that text', async () => {
    const words = 'Tick the box once you have read the rules of the trip'
    const { found, send, show } = renderSchemaForm(harbourTrip)
    await send()
    const errors = found.at(-1) ?? []
    expect(errors.find(({ name }) => name === 'rules')).toEqual({
      name: 'rules',
      rule: 'required',
      text: words,
    })
    show(errors)
    const box = screen.getByRole('checkbox', { name: rules })
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription(`Error: ${words}`)
  })

  test('shows at once the question that depends on the tick, and hides it again', async () => {
    const { user } = renderSchemaForm(harbourTrip)
    const box = screen.getByRole('checkbox', { name: /bring a friend/ })
    expect(screen.queryByLabelText('Minecraft username of your friend')).toBeNull()
    await user.click(box)
    expect(screen.getByLabelText('Minecraft username of your friend')).toBeVisible()
    await user.click(box)
    expect(screen.queryByLabelText('Minecraft username of your friend')).toBeNull()
  })

  test('follows answers that are set from outside, such as a draft', () => {
    const { answerStore, container } = renderSchemaForm(harbourTrip)
    answerStore.replace({ name: 'LanternFox', rules: true })
    expect(within(container).getByRole('checkbox', { name: rules })).toBeChecked()
    answerStore.replace({})
    expect(within(container).getByRole('checkbox', { name: rules })).not.toBeChecked()
  })
})
