// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import { currentFiles } from '../../src/workbench/client/store/state'
import { memoryStorage } from '../support/memory-storage'
import { everyFile } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }

async function openAndAsk(slug: string) {
  const storage = memoryStorage()
  const opened = openWith(`/forms/${slug}`, [forms], { storage })
  await opened.user.click(await screen.findByRole('button', { name: 'Add a question' }))
  await opened.user.type(screen.getByLabelText('What it asks'), 'Lantern')
  const schema = () => valuesOf(textsOf(currentFiles(opened.store.get()), slug)).schema
  return { ...opened, storage, schema }
}

// The second form has headings.
it.each(['general-advice', 'navigator-application'])(
  'a question that is added to %s must be answered, unless staff choose otherwise',
  async (slug) => {
    const { user, schema } = await openAndAsk(slug)
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(schema().required).toContain('lantern')
    expect(schema().properties['lantern']?.errorMessage).toHaveProperty('required')
    await user.click(screen.getByRole('button', { name: 'Add a question' }))
    await user.type(screen.getAllByLabelText('What it asks').at(-1) ?? document.body, 'Its light')
    await user.click(screen.getAllByRole('radio', { name: 'No' }).at(-1) ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(Object.keys(schema().properties)).toContain('itsLight')
    expect(schema().required).not.toContain('itsLight')
    expect(screen.getByText('Short text · optional')).toBeVisible()
  },
)

it('a new question that waits for an answer must be answered where it is asked', async () => {
  const { user, schema } = await openAndAsk('general-advice')
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  const when = screen.getByLabelText<HTMLSelectElement>('Show this question')
  const words = [...when.options].find(({ label }) => label.startsWith('Only if'))?.label ?? ''
  await user.selectOptions(when, words)
  expect(schema().required).not.toContain('lantern')
  expect(schema().allOf?.flatMap(({ then }) => then?.required ?? [])).toContain('lantern')
})

it('the choice is kept with the rest of a question that is not added yet, and said to be', async () => {
  const { user, storage } = await openAndAsk('general-advice')
  const form = screen.getByRole('form', { name: 'New question' })
  expect(form).toHaveTextContent('The new question is not added yet.')
  await user.click(screen.getByRole('radio', { name: 'No' }))

  expect(storage.getItem(`workbench-adding:general-advice`)).toContain('"mustAnswer":false')
})

it('a question that is not added yet is recalled at the other parts', async () => {
  const { user } = await openAndAsk('general-advice')
  const words = 'The new question is not added yet.'
  const parts = screen.getByRole('navigation', { name: 'Parts of this form' })
  expect(within(parts).queryByText(words)).toBeNull()
  await user.click(within(parts).getByRole('link', { name: 'Page' }))
  expect(await within(parts).findByText(words)).toBeInTheDocument()
})

it('the page for a form that is not there has the way back in its header', async () => {
  openWith('/forms/no-such-form', [forms], {})
  expect(await screen.findByRole('heading', { level: 1, name: /no-such-form/ })).toBeVisible()
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'All forms' })).toBeVisible()
  expect(screen.getByLabelText('Theme')).toBeVisible()
})
