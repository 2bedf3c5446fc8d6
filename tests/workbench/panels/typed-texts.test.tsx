// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OpenedForms } from '../../../src/workbench/client/api/connection'
import { editForm, textsOf, valuesOf } from '../../../src/workbench/client/files/form-texts'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { currentFiles } from '../../../src/workbench/client/store/state'
import { everyFile, filesWith } from '../form-files'
import { openWith, setUpWorkbench } from '../open-workbench'

setUpWorkbench()

const slug = 'general-advice'
const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const [first, ...others] = questionsOf(textsOf(everyFile, slug))
const choice = others.find(({ kind }) => kind === 'choice')
if (!first || !choice) throw new Error('The form has such questions.')

async function openQuestions() {
  const opened = openWith(`/forms/${slug}/questions`, [forms], {})
  const { user, store } = opened
  const openCard = async (label: string) => user.click(await screen.findByRole('button', { name: label }))
  const paste = async (field: string, text: string) => {
    await user.clear(screen.getByLabelText(field))
    await user.click(screen.getByLabelText(field))
    await user.paste(text)
  }
  const now = () => textsOf(currentFiles(store.get()), slug)
  return { ...opened, openCard, paste, now }
}

describe('a question that is being added', () => {
  it('is still there after another part was looked at', async () => {
    const { user, paste } = await openQuestions()
    await user.click(await screen.findByRole('button', { name: 'Add a question' }))
    await paste('What it asks', 'When was it')
    await user.click(screen.getByRole('link', { name: 'Page' }))
    await screen.findByLabelText('Title of the form')
    await user.click(screen.getByRole('link', { name: /^Questions/ }))
    expect(await screen.findByLabelText('What it asks')).toHaveValue('When was it')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Add a question' }))
    expect(screen.getByLabelText('What it asks')).toHaveValue('')
  })
})

describe('what is typed or pasted in a panel', () => {
  it('is written with single spaces, and stays in its field as it was typed', async () => {
    const { openCard, paste, now } = await openQuestions()
    await openCard(first.label)
    await paste('What it asks', 'When\u00A0  was\tit ')
    expect(questionsOf(now())[0]?.label).toBe('When was it')
    expect(screen.getByLabelText('What it asks')).toHaveValue('When\u00A0  was\tit ')
    await paste('Error if left empty', 'Choose  a day')
    expect(questionsOf(now())[0]?.rules.errorMessage?.required).toBe('Choose a day')
  })

  it('is written so in a new question as well', async () => {
    const { user, paste, now } = await openQuestions()
    await user.click(await screen.findByRole('button', { name: 'Add a question' }))
    await paste('What it asks', 'When  was it')
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(questionsOf(now()).at(-1)?.label).toBe('When was it')
  })

  it('is written although staff have written more elsewhere than the panel takes, which stays', async () => {
    const needs = 'a lantern, '.repeat(30).trim()
    const { ui } = editForm(textsOf(everyFile, slug), ({ ui: changed }) => {
      changed['ui:needs'] = needs
    })
    const files = filesWith({ [`forms/${slug}/ui.json`]: ui })
    const { user, store } = openWith(`/forms/${slug}/page`, [{ ...forms, files }], {})
    const minutes = await screen.findByLabelText(/^How many minutes/)
    const now = () => valuesOf(textsOf(currentFiles(store.get()), slug)).ui
    await user.clear(minutes)
    await user.type(minutes, '9')
    await vi.waitFor(() => expect(now()).toMatchObject({ 'ui:minutes': 9, 'ui:needs': needs }))
    expect(screen.queryByText('1 problem.')).toBeNull()
    await user.type(screen.getByLabelText(/^What to have ready/), ' and rope')
    expect(await screen.findByRole('button', { name: '1 problem.' })).toBeVisible()
    expect(now()).toMatchObject({ 'ui:needs': needs })
  })
})
