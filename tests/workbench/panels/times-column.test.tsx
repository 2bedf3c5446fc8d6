// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Diagnostic } from '../../../src/lint/diagnostic'
import type { Files } from '../../../src/workbench/form-files'
import { editForm, textsOf, valuesOf } from '../../../src/workbench/client/files/form-texts'
import { timesTargets } from '../../../src/workbench/client/panels/times-targets'
import { closedSince } from '../../../src/workbench/client/panels/times-words'
import { currentFiles } from '../../../src/workbench/client/store/state'
import { everyFile } from '../form-files'
import { openWith, setUpWorkbench } from '../open-workbench'

setUpWorkbench()

const slug = 'general-advice'
const form = textsOf(everyFile, slug)
const [, first, second] = timesTargets(form)
const answerOf = (target: typeof first) => {
  if (!target?.answer) throw new Error('The sample form has too few options.')
  return target.answer
}

/** The form without one option, as somebody else saves it. */
function without({ question, option }: ReturnType<typeof answerOf>) {
  const { schema } = editForm(form, (changed) => {
    const rules = changed.schema.properties[question]
    if (rules?.enum) rules.enum = rules.enum.filter((each) => each !== option)
  })
  return new Map([[`forms/${slug}/schema.json`, schema]])
}

async function openSecond() {
  const opened = openWith(`/forms/${slug}/times`, [{ files: everyFile, canSave: true, inbox: null }], {})
  const choice = await screen.findByLabelText<HTMLSelectElement>('These settings are for')
  await opened.user.selectOptions(choice, second?.label ?? '')
  return { ...opened, shown: () => choice.selectedOptions[0]?.label }
}

it('shows the times of the same option after others have deleted the one before it', async () => {
  const { store, shown } = await openSecond()
  act(() => store.send({ type: 'disk-changed', files: without(answerOf(first)) }))
  expect(screen.queryByRole('option', { name: first?.label ?? '' })).toBeNull()
  expect(shown()).toBe(second?.label)
})

it('shows the times of the whole form after others have deleted the option', async () => {
  const { store, shown } = await openSecond()
  act(() => store.send({ type: 'disk-changed', files: without(answerOf(second)) }))
  expect(shown()).toBe('The whole form')
})

it('says below each day and time what they mean by the clock of the browser', async () => {
  const { user } = openWith(`/forms/${slug}/times`, [{ files: everyFile, canSave: true, inbox: null }], {})
  await user.click(await screen.findByLabelText('Closed'))
  const places = (...found: readonly Element[]) =>
    found.map((one, index) => {
      const next = found[index + 1]
      return next && one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING
    })
  const shut = await screen.findByText('Closed until you choose something else here.')
  expect(places(shut, screen.getByLabelText('Where the answers go'))).toEqual([4, undefined])
  await user.click(screen.getByLabelText('Open between two dates'))
  const found = [
    await screen.findByLabelText(/^Opens at/),
    await screen.findByText(/^Opens on Thursday 26 November 2026 at 00:00, your time \(UTC\+1\)\.$/),
    screen.getByLabelText(/^Closes at/),
    await screen.findByText(/^Closes at the end of Thursday 3 December 2026, your time \(UTC\+1\)\.$/),
    screen.getByLabelText('Time zone'),
  ]
  expect(places(...found)).toEqual([4, 4, 4, 4, undefined])
})

it('says nothing of times that the form does not have, as those above it are wrong', async () => {
  const { user } = openWith(`/forms/${slug}/times`, [{ files: everyFile, canSave: true, inbox: null }], {})
  await user.click(await screen.findByLabelText('Open until a date'))
  expect(await screen.findByText(/^Closes at the end of /)).toBeVisible()
  await user.clear(screen.getByLabelText('Closes on'))
  await vi.waitFor(() => expect(screen.getByLabelText('Closes on')).toBeInvalid())
  expect(screen.queryByText(/^Closes at the end of /)).toBeNull()
})

it('says above the preview that visitors find the form closed today, and until when', async () => {
  const { user } = openWith(`/forms/${slug}/times`, [{ files: everyFile, canSave: true, inbox: null }], {})
  await user.click(await screen.findByLabelText('Closed until a date'))
  const pane = screen.getByRole('region', { name: 'Preview' })
  const words = /^Closed for visitors now\. Opens on Thursday 26 November 2026 at 00:00/
  expect(await within(pane).findByText(words)).toBeVisible()
  await user.click(screen.getByLabelText('Open'))
  await vi.waitFor(() => expect(within(pane).queryByText(words)).toBeNull())
})

it('leaves midnight as it is typed, and closes the form then', async () => {
  const { store, user } = openWith(
    `/forms/${slug}/times`,
    [{ files: everyFile, canSave: true, inbox: null }],
    {},
  )
  await user.click(await screen.findByLabelText('Open until a date'))
  const [day, time] = [await screen.findByLabelText(/^Closes on/), screen.getByLabelText(/^Closes at/)]
  await user.clear(day)
  await user.type(day, '2099-12-10')
  await user.type(time, '00:00')
  const doorNow = () => valuesOf(textsOf(currentFiles(store.get()), slug)).ui['ui:door']
  await vi.waitFor(() => expect(doorNow()?.until).toMatch(/^2099-12-10T00:00/))
  expect(day).toHaveValue('2099-12-10')
  expect(time).toHaveValue('00:00')
})

it('shows what a check says of the whole form there, and not above the times of an option', async () => {
  const file = `forms/${slug}/ui.json`
  const message = 'The sentence is too short.'
  const check = (files: Files): Promise<readonly Diagnostic[]> => {
    const lines = (files.get(file) ?? '').split('\n')
    const line = lines.findIndex((text) => text.includes('"We are away"')) + 1
    const place = { line, endLine: line, column: 13, endColumn: 14, start: 0, end: 1, also: [] }
    const found = { ...place, file, rule: 'stop-missing', severity: 'warning', message, remedy: '' } as const
    return Promise.resolve(line > 0 ? [found] : [])
  }
  const { user } = openWith(`/forms/${slug}/times`, [{ files: everyFile, canSave: true, inbox: null }], {
    check,
  })
  await user.click(await screen.findByLabelText('Closed'))
  const closed = await screen.findByLabelText('What visitors read while it is closed')
  await user.clear(closed)
  await user.type(closed, 'We are away')
  // The list of problems below the panel has it in any case.
  const listed = () => within(screen.getByRole('region', { name: 'Problems' })).queryAllByText(/too short/)
  const said = () => screen.queryAllByText(/too short/).length - listed().length
  await vi.waitFor(() => expect(said()).toBe(1))
  await user.selectOptions(screen.getByLabelText('These settings are for'), second?.label ?? '')
  expect(said()).toBe(0)
  expect(listed()).toHaveLength(1)
})

it('warns that no answer arrives in a new channel, and closes the form on request', async () => {
  const { store, user } = openWith(
    `/forms/${slug}/times`,
    [{ files: everyFile, canSave: true, inbox: null }],
    {},
  )
  const field = await screen.findByLabelText('Where the answers go')
  await user.clear(field)
  await user.type(field, 'lanterns')
  const words = "Answers can't reach Discord yet. Ask your site admin to connect the channel “lanterns”."
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep the form closed for now' }))
  await vi.waitFor(() => expect(screen.getByLabelText('Closed')).toBeChecked())
  const { ui, message } = valuesOf(textsOf(currentFiles(store.get()), slug))
  expect([ui['ui:door']?.until, message.webhook]).toEqual([closedSince, 'lanterns'])
  expect(screen.queryByRole('button', { name: 'Keep the form closed for now' })).toBeNull()
  expect(field).toHaveFocus()
  expect(screen.getByText(words)).toBeVisible()
})
