// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { textsOf } from '../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../src/workbench/client/panels/questions'
import { currentFiles } from '../../src/workbench/client/store/state'
import { everyFile } from './form-files'
import { openAt, openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const slug = 'general-advice'
const [first] = questionsOf(textsOf(everyFile, slug))
if (!first) throw new Error('The form has questions.')

describe('the keyboard goes on', () => {
  it('at the heading of a file that is deleted, and of one that is kept after all', async () => {
    const { user } = openWith(`/forms/${slug}/fixtures.json`, [forms], {})
    await user.click(await screen.findByRole('button', { name: 'Delete this file' }))
    expect(document.activeElement?.id).toBe('editor-title')
    await user.click(screen.getByRole('button', { name: 'Keep it after all' }))
    expect(document.activeElement?.id).toBe('editor-title')
  })

  it('at the heading of the questions once an undo has removed the card that it was on', async () => {
    const { user } = openWith(`/forms/${slug}/questions`, [forms], {})
    await user.click(await screen.findByRole('button', { name: `Actions: ${first.label}` }))
    await user.click(screen.getByRole('button', { name: `Copy: ${first.label}` }))
    expect(document.activeElement?.id).toMatch(/^edit-/)
    await user.keyboard('{Control>}z{/Control}')
    await expect.poll(() => document.activeElement?.id).toBe('editor-title')
  })

  it('at the examples once one was added', async () => {
    const { user } = openWith(`/forms/${slug}/questions`, [forms], {})
    await user.click(await screen.findByRole('button', { name: 'More for the preview' }))
    await user.click(screen.getByRole('button', { name: 'As a wrong answer' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add the example' }))
    expect(screen.getByRole('tab', { name: /^Examples/ })).toHaveFocus()
  })

  it('at the heading of the page that appears after another try', async () => {
    const { user } = openAt('/', undefined, forms)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Which form/ })).toHaveFocus()
  })
})

describe('the keys for undo', () => {
  it('work on a list to choose from, which has no undo of its own', async () => {
    const { user } = openWith(`/forms/${slug}/questions`, [forms], {})
    await user.click(await screen.findByRole('button', { name: first.label }))
    const kind = screen.getByLabelText('Kind of answer')
    await user.selectOptions(kind, 'Long text')
    act(() => kind.focus())
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByText(`Undone: “${first.label}”.`)).toBeVisible()
  })
})

describe('a tag that was typed without Enter', () => {
  it('is added as soon as its field loses the focus', async () => {
    const { user, store } = openWith(`/forms/${slug}/card`, [forms], {})
    await user.type(await screen.findByLabelText('A word of your own'), 'Lantern')
    await user.click(screen.getByRole('link', { name: 'Questions' }))
    expect(currentFiles(store.get()).get('forms/manifest.json')).toContain('"Lantern"')
  })
})

describe('the whole form as a .zip', () => {
  it('is not downloaded while an entry is invalid, as it would lack that entry', async () => {
    const { user } = openWith(`/forms/${slug}/questions`, [forms], {})
    await user.click(await screen.findByRole('button', { name: first.label }))
    await user.clear(screen.getByLabelText('What it asks'))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Download the form (.zip)' }))
    expect(await screen.findByText(/^Not saved\. What it asks:/)).toBeVisible()
  })
})
