// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Connection, OpenedForms } from '../../src/workbench/client/api/connection'
import type { DraftStorage } from '../../src/workbench/client/store/drafts'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import { memoryStorage } from '../support/memory-storage'
import { everyFile } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const slug = 'general-advice'
const [first = '', second = ''] = Object.values(valuesOf(textsOf(everyFile, slug)).schema.properties).map(
  ({ title = '' }) => title,
)
const missing = 'Write what this question asks.'

/** The form with the label of its first question emptied, which is refused. */
async function openAndEmpty({
  storage,
  save,
}: { readonly storage?: DraftStorage; readonly save?: Connection['save'] } = {}) {
  const opened = openWith(`/forms/${slug}`, [forms], { storage, ...(save && { save }) })
  await opened.user.click(await screen.findByRole('button', { name: first }))
  await opened.user.clear(screen.getByLabelText('What it asks'))
  expect(screen.getByLabelText('What it asks')).toHaveAccessibleDescription(expect.stringContaining(missing))
  return opened
}

const goTo = (part: string) =>
  within(screen.getByRole('navigation', { name: 'Parts of this form' })).getByRole('link', {
    name: new RegExp(`^${part}`),
  })

describe('an invalid entry', () => {
  it('keeps its error after its card was closed, and after another part was shown', async () => {
    const { user } = await openAndEmpty()
    await user.click(screen.getByRole('button', { name: first }))
    expect(screen.getByText(`What it asks: ${missing}`)).toBeVisible()
    await user.click(goTo('Message to staff'))
    await screen.findByLabelText('Heading of the message')
    await user.click(goTo('Questions'))
    await user.click(await screen.findByRole('button', { name: first }))
    expect(screen.getByLabelText('What it asks')).toHaveValue('')
    expect(screen.getByLabelText('What it asks')).toHaveAccessibleDescription(
      expect.stringContaining(missing),
    )
  })

  it('is still there after a reload', async () => {
    const storage = memoryStorage()
    await openAndEmpty({ storage })
    document.body.replaceChildren()
    const { user } = openWith(`/forms/${slug}`, [forms], { storage })
    await user.click(await screen.findByRole('button', { name: '1 problem.' }))
    expect(screen.getByLabelText('What it asks')).toHaveValue('')
  })

  it('is counted in the header and beside its part, and both lead to it', async () => {
    const { user } = await openAndEmpty()
    expect(screen.queryByText('Everything is saved.')).toBeNull()
    const part = goTo('Questions')
    expect(within(part).getByText('1 problem')).toBeInTheDocument()
    await user.click(goTo('After sending'))
    await screen.findByLabelText('When Discord refused it')
    await user.click(screen.getByRole('button', { name: '1 problem.' }))
    expect(await screen.findByLabelText('What it asks')).toHaveFocus()
    await user.type(screen.getByLabelText('What it asks'), 'Who?')
    expect(screen.queryByText('1 problem.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Who?' })).toBeInTheDocument()
  })

  it('does not prevent the fixtures from following earlier changes', async () => {
    const path = `forms/${slug}/fixtures.json`
    let end: (fixes: Map<string, string>) => void = () => undefined
    const fix = vi.fn<FormWorker['fix']>(() => new Promise((resolve) => (end = resolve)))
    const { user } = openWith(`/forms/${slug}`, [forms], { fix })
    await user.click(await screen.findByRole('button', { name: first }))
    await user.type(screen.getByLabelText('What it asks'), '?')
    await vi.waitFor(() => expect(fix).toHaveBeenCalledOnce())
    await user.clear(screen.getByLabelText('What it asks'))
    end(new Map([[path, '{}']]))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(screen.getByRole('dialog', { name: 'Discard these changes?' })).toHaveTextContent(
      'The examples have been updated',
    )
  })

  it('is among the problems, which lead to it', async () => {
    const { user } = await openAndEmpty()
    const problems = screen.getByRole('region', { name: 'Problems' })
    expect(within(problems).getByText('1 problem.')).toBeVisible()
    expect(within(problems).getByRole('listitem')).toHaveTextContent(missing)
    await user.click(goTo('Page'))
    await screen.findByLabelText('Title of the form')
    await user.click(within(problems).getByRole('button', { name: 'Questions › What it asks' }))
    expect(await screen.findByLabelText('What it asks')).toHaveFocus()
  })

  it('leads to a field that is only there after another answer', async () => {
    const { user } = openWith(`/forms/${slug}/times`, [forms], {})
    await user.click(await screen.findByLabelText('Closed until a date'))
    expect(screen.getByRole('option', { name: 'The whole form' })).toBeInTheDocument()
    await user.clear(screen.getByLabelText('Opens on'))
    await user.click(goTo('Questions'))
    await screen.findByRole('button', { name: first })
    await user.click(screen.getByRole('button', { name: 'Problems' }))
    expect(await screen.findByLabelText('Opens on')).toHaveFocus()
  })

  it('is reported beside others of the same panel', async () => {
    const { user } = openWith(`/forms/${slug}/times`, [forms], {})
    await user.click(await screen.findByLabelText('Open between two dates'))
    await user.clear(screen.getByLabelText('Opens on'))
    await user.clear(screen.getByLabelText('Closes on'))
    await user.clear(screen.getByLabelText('What visitors read while it is closed'))
    expect(screen.getByLabelText('Opens on')).toBeInvalid()
    expect(screen.getByLabelText('Closes on')).toBeInvalid()
    expect(screen.getByLabelText('What visitors read while it is closed')).toBeInvalid()
    expect(screen.getByRole('button', { name: '3 problems.' })).toBeVisible()
  })

  it('lists its form among those with unsaved changes', async () => {
    const { user } = await openAndEmpty()
    await user.click(screen.getByRole('link', { name: 'All forms' }))
    const group = await screen.findByRole('heading', { name: 'Unsaved changes' })
    expect(group.parentElement).toHaveTextContent('Not saved')
  })

  it('is discarded with the changes, which names it', async () => {
    const { user } = await openAndEmpty()
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const dialog = screen.getByRole('dialog', { name: 'Discard these changes?' })
    expect(dialog).toHaveTextContent('Questions › What it asks')
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
    expect(screen.getByLabelText('What it asks')).toHaveValue(first)
    expect(screen.getByText('Everything is saved.')).toBeVisible()
  })

  it("of one answer's times is found again under that answer", async () => {
    const { user } = openWith(`/forms/${slug}/times`, [forms], {})
    const choice = await screen.findByLabelText('These settings are for')
    await user.selectOptions(choice, within(choice).getAllByRole('option')[1] ?? choice)
    await user.type(screen.getByLabelText(/^Where the answers go/), 'Not one!')
    await user.selectOptions(choice, 'The whole form')
    expect(screen.getByLabelText(/^Where the answers go/)).not.toHaveValue('Not one!')
    await user.click(screen.getByRole('button', { name: '1 problem.' }))
    expect(screen.getByLabelText(/^Where the answers go/)).toHaveValue('Not one!')
    expect(screen.getByLabelText(/^Where the answers go/)).toHaveFocus()
  })

  it('is out of the count while its question is deleted', async () => {
    const { user } = await openAndEmpty()
    await user.click(screen.getByRole('button', { name: `Actions: ${first}` }))
    await user.click(screen.getByRole('button', { name: `Delete: ${first}` }))
    await expect.poll(() => screen.queryByText('1 problem.')).toBeNull()
    expect(screen.getByText(/^Not saved yet|^Changed/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(await screen.findByRole('button', { name: '1 problem.' })).toBeVisible()
  })
})

describe('saving', () => {
  it('is not saved by Ctrl+S either, which saves once all is valid', async () => {
    const save = vi.fn<Connection['save']>(() => Promise.resolve({ state: 'saved', building: false }))
    const { user } = await openAndEmpty({ save })
    await user.keyboard('{Control>}s{/Control}')
    expect(screen.getByText(`Not saved. What it asks: ${missing}`)).toBeVisible()
    expect(save).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('What it asks'), 'Who?')
    const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(press)).toBe(false)
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  })

  it('saves nothing while an entry is invalid, but goes there and says why', async () => {
    const save = vi.fn<Connection['save']>(() => Promise.resolve(undefined))
    const { user } = await openAndEmpty({ save })
    await user.click(screen.getByRole('button', { name: second }))
    await user.type(screen.getByLabelText('What it asks'), ' now')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Problems' }))
    expect(save).not.toHaveBeenCalled()
    expect(screen.getByText(`Not saved. What it asks: ${missing}`)).toBeVisible()
    expect(screen.getByLabelText('What it asks')).toHaveFocus()
    expect(screen.getByLabelText('What it asks')).toHaveValue('')

    await user.type(screen.getByLabelText('What it asks'), 'Who?')
    expect(screen.queryByText(/^Not saved\. /)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(save).toHaveBeenCalledOnce()
  })
})

describe('a question that is half written', () => {
  it('is still there after a reload, and no longer once it was added', async () => {
    const storage = memoryStorage()
    const open = () => {
      document.body.replaceChildren()
      return openWith(`/forms/${slug}`, [forms], { storage }).user
    }
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Add a question' }))
    await user.keyboard('Which way?')
    await user.selectOptions(screen.getByLabelText('Kind of answer'), 'Choice')
    await user.type(screen.getByLabelText('Options'), 'North{Enter}South')
    const later = open()
    expect(await screen.findByLabelText('What it asks')).toHaveValue('Which way?')
    expect(screen.getByLabelText('Options')).toHaveValue('North\nSouth')
    await later.click(screen.getByRole('button', { name: 'Add question' }))
    expect(await screen.findByRole('button', { name: 'Which way?' })).toBeVisible()
    expect([...storage.entries.keys()].filter((key) => key.includes('adding'))).toEqual([])
  })
})
