// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  changedFiles,
  editForm,
  textsOf,
  valuesOf,
  type FormValues,
} from '../../../src/workbench/client/files/form-texts'
import { controlOf } from '../../../src/engine/schema/questions'
import { closedSince } from '../../../src/workbench/client/panels/times-words'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { currentFiles } from '../../../src/workbench/client/store/state'
import { everyFile, filesWith } from '../form-files'
import { openWith, setUpWorkbench } from '../open-workbench'

setUpWorkbench()

const slug = 'general-advice'
const texts = textsOf(everyFile, slug)
const choice = questionsOf(texts).find(({ kind }) => kind === 'choice')
if (!choice) throw new Error('The form has such a question.')
const { name, label } = choice
const [first = '', second = ''] = choice.options.map(String)

/** The form in a part of its panels, after this change. */
function open(part: string, change: (form: FormValues) => void = () => undefined) {
  const changed = editForm(texts, change)
  const files = filesWith(Object.fromEntries(changedFiles(slug, texts, changed)))
  const { store, user } = openWith(`/forms/${slug}/${part}`, [{ files, canSave: true, inbox: null }], {})
  const form = () => valuesOf(textsOf(currentFiles(store.get()), slug))
  const doors = () => controlOf(form(), name)['ui:options']?.doors
  return { user, doors, listed: () => form().schema.properties[name]?.not?.enum }
}

const list = ({ schema, ui }: FormValues) => {
  Object.assign(schema.properties[name] ?? {}, { not: { enum: [first] }, errorMessage: { not: 'Full.' } })
  Object.assign((ui[name] ??= {}), { 'ui:enumDisabled': [first] })
}
const shut = ({ ui }: FormValues) => {
  const doors = { [first]: { until: closedSince, text: 'Full.' } }
  Object.assign((ui[name] ??= {}), { 'ui:options': { doors } })
}
const chooseFirst = async (user: ReturnType<typeof open>['user']) => {
  const targets = await screen.findByLabelText<HTMLSelectElement>('These settings are for')
  const option = within(targets).getByRole('option', { name: new RegExp(`^${label}: ${first}`) })
  await user.selectOptions(targets, option)
  return () => targets.selectedOptions[0]?.label
}
const openCard = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: label }))
  await user.click(screen.getByText('More settings'))
  return within(screen.getByRole('group', { name: /^Closed options/ }))
}

describe('an option that is closed at its question', () => {
  it('is closed under Times and channel as well, with the way to its question', async () => {
    const { user } = open('times', list)
    const shown = await chooseFirst(user)
    expect(shown()).toBe(`${label}: ${first} (closed)`)
    expect(screen.getByLabelText('Closed')).toBeChecked()
    expect(screen.getByText(new RegExp(`one of the closed options of “${label}”`))).toBeVisible()
    expect(screen.queryByLabelText(/What visitors read while it is closed/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show the closed options' }))
    const boxes = within(await screen.findByRole('group', { name: /^Closed options/ }))
    expect(boxes.getByLabelText(first)).toBeChecked()
    expect(boxes.getByLabelText(first)).toHaveFocus()
  })

  it('is open at its question once Times and channel opens it', async () => {
    const { user, listed, doors } = open('times', list)
    await chooseFirst(user)
    await user.click(screen.getByLabelText('Open until a date'))
    await waitFor(() => expect(listed()).toBeUndefined())
    expect(Object.keys(doors() ?? {})).toEqual([first])
    await user.click(screen.getByLabelText('Open'))
    await waitFor(() => expect(doors()).toBeUndefined())
  })
})

describe('an option that is closed by its times', () => {
  it('is ticked at its question, and open in both places once it is unticked', async () => {
    const { user, doors, listed } = open('questions', shut)
    const boxes = await openCard(user)
    expect(boxes.getByLabelText(first)).toBeChecked()
    await user.click(boxes.getByLabelText(second))
    await waitFor(() => expect(listed()).toEqual([second]))
    await user.click(boxes.getByLabelText(first))
    await waitFor(() => expect(doors()).toBeUndefined())
    expect(listed()).toEqual([second])
  })
})

it('a date is one click away from the closed options', async () => {
  const { user } = open('questions', list)
  await openCard(user)
  await user.click(screen.getByRole('button', { name: 'Set a date' }))
  expect(await screen.findByText(`${first}: open or closed`)).toBeVisible()
  expect(screen.getByLabelText('Open')).toHaveFocus()
})

it('an undo under Times and channel keeps what is chosen there', async () => {
  const { user, doors } = open('times')
  const shown = await chooseFirst(user)
  expect(screen.getByText(`${first}: open or closed`)).toBeVisible()
  await user.click(screen.getByLabelText('Closed'))
  await waitFor(() => expect(doors()).toBeDefined())
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
  await waitFor(() => expect(doors()).toBeUndefined())
  expect(shown()).toBe(`${label}: ${first}`)
  await user.click(screen.getByLabelText('Closed'))
  await waitFor(() => expect(Object.keys(doors() ?? {})).toEqual([first]))
})

it('a label that changes names the texts by staff that still have the old one', async () => {
  const { user } = open('questions', ({ ui }) => {
    Object.assign((ui[name] ??= {}), { 'ui:help': `The ${label.toLowerCase()} you mean` })
  })
  await user.click(await screen.findByRole('button', { name: label }))
  expect(screen.queryByText(/still use/)).toBeNull()
  await user.clear(screen.getByLabelText('What it asks'))
  await user.type(screen.getByLabelText('What it asks'), 'Lantern')
  const said = new RegExp(`still uses? the old name “${label}”: .*“Hint under the question”`)
  expect(await screen.findByText(said)).toBeVisible()
})
