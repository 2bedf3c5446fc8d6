// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FormCondition, FormProperty, FormUi } from '../../../src/engine/schema/definition'
import { aForm } from '../../engine/a-form'
import { harbourTrip } from '../../support/sample-forms'
import { renderFormPage } from '../../support/render-form-page'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

/** Two tick boxes in one question, of which the second asks for more. */
function formThatAsks(more: FormProperty, control: NonNullable<FormUi[string]>) {
  const whenB: FormCondition = {
    if: { properties: { kinds: { type: 'array', contains: { const: 'b' } } }, required: ['kinds'] },
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
    then: { properties: { more }, required: ['more'] },
  }
  return aForm(
    {
      required: ['kinds'],
      properties: {
        kinds: {
          title: 'Kinds',
          type: 'array',
          items: { type: 'string', enum: ['a', 'b'] },
          uniqueItems: true,
          minItems: 1,
          errorMessage: { required: 'Choose a kind' },
        },
      },
      allOf: [whenB],
    },
    { kinds: { 'ui:widget': 'checkboxes' }, more: control },
  )
}

const choice: FormProperty = {
  title: 'More',
  type: 'string',
  enum: ['q', 'r'],
  errorMessage: { required: 'Choose more' },
}

test.each([
  ['radio buttons', { 'ui:widget': 'radio' }, () => screen.getByRole('radio', { name: 'q' })],
  ['a select', { 'ui:widget': 'select' }, () => screen.getByRole('combobox', { name: 'More' })],
] as const)(
  'a question with %s that comes back into view with its answer can be sent',
  async (_, control, find) => {
    const { user, send, delivery } = renderFormPage({ form: formThatAsks(choice, control) })
    const b = screen.getByRole('checkbox', { name: 'b' })
    await user.click(b)
    const found = find()
    await (found.tagName === 'SELECT' ? user.selectOptions(found, 'q') : user.click(found))
    await user.click(b)
    await send()
    expect(await screen.findAllByText('Choose a kind')).not.toEqual([])
    await user.click(b)
    await send()
    await waitFor(() => expect(delivery.record).toHaveLength(1))
  },
)

/** On a day when the trip can be booked. */
const openTrip = () => renderFormPage({ form: harbourTrip, now: () => new Date('2026-05-01T12:00:00Z') })

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name })

/** Answers every question of the trip that is always there, but for the activities. */
async function fillTrip({ user }: ReturnType<typeof renderFormPage>): Promise<void> {
  await user.type(screen.getByLabelText('Minecraft username'), 'Mira')
  await user.click(box(/rules of the trip/))
}

test('a tick box that comes back into view with its tick can be sent', async () => {
  const page = openTrip()
  const { user, send, delivery } = page
  await user.click(box('Diving'))
  await user.click(box(/swim/))
  await user.click(box('Diving'))
  await send()
  await user.click(box('Sailing'))
  await user.click(box('Fishing, with a net'))
  await fillTrip(page)
  expect(box(/swim/)).toBeChecked()
  await send()
  await waitFor(() => expect(delivery.record).toHaveLength(1))
})

test('a tick box that appears after an error has its own text for a missing tick', async () => {
  const { user, send } = openTrip()
  await send()
  await user.click(box('Sailing'))
  await send()
  expect(await screen.findAllByText('Tick the box once you can swim')).not.toEqual([])
  expect(screen.queryByText('Check this answer')).toBeNull()
})

test('too many options are reported at once, with all that is missing', async () => {
  const { user, send } = openTrip()
  await send()
  for (const name of ['Sailing', 'Fishing, with a net', 'Diving', 'Fireworks']) await user.click(box(name))
  await send()
  expect(
    screen.getByRole('link', { name: 'Select no more than 3 things you would like to do' }),
  ).toBeVisible()
})

test('a form sent a second time in the same visit says what is missing in the words of its questions', async () => {
  const page = openTrip()
  const { user, send, delivery } = page
  await fillTrip(page)
  await user.click(box('Fireworks'))
  await user.click(box('Fishing, with a net'))
  await send()
  await waitFor(() => expect(delivery.record).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Send another' }))
  await send()
  expect(await screen.findAllByText('Select what you would like to do there')).not.toEqual([])
  expect(screen.queryByText('Check this answer')).toBeNull()
})

test('a question that is wrong at "Try again" and at Send is listed once', async () => {
  const form = aForm({
    required: ['name'],
    properties: { name: { title: 'Name', type: 'string', errorMessage: { required: 'Enter your name' } } },
  })
  const { user, send, delivery } = renderFormPage({ form })
  delivery.failAfter(0, { reason: 'offline' })
  await user.type(screen.getByLabelText('Name'), 'Mira')
  await send()
  await user.clear(screen.getByLabelText('Name'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Enter your name' })
  await send()
  expect(screen.getAllByRole('link', { name: 'Enter your name' })).toHaveLength(1)
})
