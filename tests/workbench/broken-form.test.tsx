// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { isMarkedForDeletion } from '../../src/workbench/client/store/state'
import { everyFile } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const slug = 'general-advice'
const path = `forms/${slug}/ui.json`
const cannotBeShown = /^Fix the mistake in the text to see (?:your questions|this part) here again\.$/

describe('panels', () => {
  it.each(['questions', 'page', 'message', 'outcomes', 'times'])(
    'give way to a note when the form is deleted from the part "%s"',
    async (part) => {
      const { store, user } = openWith(`/forms/${slug}/${part}`, [forms], {})
      await user.click(await screen.findByRole('button', { name: 'More' }))
      await user.click(screen.getByRole('button', { name: 'Delete this form' }))
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete this form' }))
      expect(screen.getByText('This form will be deleted when you save.')).toBeVisible()
      expect(isMarkedForDeletion(store.get(), slug)).toBe(true)
      expect(await screen.findByText('This is the form as it was before you deleted it.')).toBeVisible()
    },
  )

  it('give way to a note when an undo leads back to a broken text', async () => {
    const { store, router, user } = openWith(`/forms/${slug}/ui.json`, [forms], {})
    await screen.findByText('Everything is saved.')
    const write = (text: string) => store.send({ type: 'edited', form: slug, texts: new Map([[path, text]]) })
    act(() => write('{'))
    act(() => write(everyFile.get(path) ?? ''))
    await act(() => router.navigate(`/forms/${slug}/questions`))
    await user.click(await screen.findByRole('button', { name: 'Undo the last change' }))
    expect(screen.getByText(cannotBeShown)).toBeVisible()
  })

  it('give way to a note when somebody breaks a file on disk', async () => {
    const { store } = openWith(`/forms/${slug}/questions`, [forms], {})
    await screen.findByRole('heading', { name: 'Questions' })
    act(() => store.send({ type: 'disk-changed', files: new Map([[path, '{']]) }))
    expect(screen.getByText(cannotBeShown)).toBeVisible()
  })

  it('give way to a note right after a text was broken', async () => {
    const { store, router } = openWith(`/forms/${slug}/ui.json`, [forms], {})
    await screen.findByText('Everything is saved.')
    act(() => store.send({ type: 'edited', form: slug, texts: new Map([[path, '{']]) }))
    await act(() => router.navigate(`/forms/${slug}/questions`))
    expect(screen.getByText(cannotBeShown)).toBeVisible()
  })

  it.each(['null', '{ "cards": {} }', '{ "cards": [null] }'])(
    'of the card give way to a note, and the others stay, when the manifest is %s',
    async (text) => {
      const { store, router } = openWith(`/forms/${slug}/page`, [forms], {})
      await screen.findByRole('heading', { name: 'Page' })
      act(() => store.send({ type: 'disk-changed', files: new Map([['forms/manifest.json', text]]) }))
      expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible()
      await act(() => router.navigate(`/forms/${slug}/card`))
      expect(await screen.findByText(cannotBeShown)).toBeVisible()
    },
  )
})
