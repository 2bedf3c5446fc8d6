// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Connection, OpenedForms } from '../../src/workbench/client/api/connection'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import { currentFiles } from '../../src/workbench/client/store/state'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import { everyFile } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

/** A busy machine takes its time over the workbench in jsdom; in milliseconds. */
const patience = 20_000
const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const slug = 'general-advice'
const path = `forms/${slug}/schema.json`
const snapshot = `forms/${slug}/messages.snapshot.json`
const [first = ''] = Object.values(valuesOf(textsOf(everyFile, slug)).schema.properties).map(
  ({ title = '' }) => title,
)

/** The form with a changed label; its fixtures are updated when the test says so. */
async function openAndChange() {
  const ends: (() => void)[] = []
  const fix = vi.fn<FormWorker['fix']>(
    (files) =>
      new Promise((resolve) =>
        ends.push(() => resolve(new Map([[snapshot, `Of ${files.get(path)?.length}`]]))),
      ),
  )
  const save = vi.fn<Connection['save']>(() => Promise.resolve({ state: 'saved', building: false }))
  const opened = openWith(`/forms/${slug}`, [forms], { fix, save })
  await opened.user.click(await screen.findByRole('button', { name: first }))
  await opened.user.type(screen.getByLabelText('What it asks'), '?')
  const endFixes = () => act(async () => ends.splice(0).forEach((end) => end()))
  const saved = () => new Map(save.mock.calls.at(-1)?.[1].map((change) => [change.path, change.text]))
  // The update that follows a change may end while the one for saving runs, which is then made again.
  const isSaved = () =>
    vi.waitFor(async () => {
      await endFixes()
      expect(save).toHaveBeenCalledOnce()
    }, patience)
  return { ...opened, fix, save, saved, endFixes, isSaved }
}

async function clickSave(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Save' })
  await act(async () => button.click())
}

describe('a form that is saved right after a change in a panel', () => {
  it('is saved with the fixtures that follow from the change', async () => {
    const { save, saved, isSaved } = await openAndChange()
    await clickSave()
    expect(await screen.findByText('Saving…')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
    await isSaved()
    expect(saved().get(snapshot)).toBe(`Of ${saved().get(path)?.length}`)
  })

  it('is saved as it is then, with its fixtures, if it was changed meanwhile', async () => {
    const { user, fix, save, saved, endFixes, isSaved } = await openAndChange()
    await clickSave()
    await user.type(screen.getByLabelText('What it asks'), '!')
    const asked = fix.mock.calls.length
    await endFixes()
    await vi.waitFor(() => expect(fix.mock.calls.length).toBeGreaterThan(asked), patience)
    expect(save).not.toHaveBeenCalled()
    await isSaved()
    expect(saved().get(path)).toContain(`"${first}?!"`)
    expect(saved().get(snapshot)).toBe(`Of ${saved().get(path)?.length}`)
  })

  it('is saved as it is if its fixtures cannot be updated', async () => {
    const fix = () => Promise.reject(new Error('broken'))
    const save = vi.fn<Connection['save']>(() => Promise.resolve(undefined))
    const { user } = openWith(`/forms/${slug}`, [forms], { fix, save })
    await user.click(await screen.findByRole('button', { name: first }))
    await user.type(screen.getByLabelText('What it asks'), '?')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce(), patience)
  })
})

describe('a form that is left right after a change in a panel', () => {
  it('gets the fixtures that follow from the change', async () => {
    const { store, fix, endFixes } = await openAndChange()
    act(() => screen.getByRole('link', { name: 'All forms' }).click())
    await screen.findByRole('heading', { name: 'Unsaved changes' })
    await vi.waitFor(() => expect(fix).toHaveBeenCalled(), patience)
    await endFixes()
    const files = currentFiles(store.get())
    expect(files.get(snapshot)).toBe(`Of ${files.get(path)?.length}`)
    store.undo(slug)
    expect(currentFiles(store.get()).get(snapshot)).toBe(everyFile.get(snapshot))
  })
})

describe('a form of which a change is undone', () => {
  it('gets the fixtures that follow from what is left', async () => {
    const { user, store, endFixes } = await openAndChange()
    const isFollowed = () =>
      vi.waitFor(async () => {
        await endFixes()
        const files = currentFiles(store.get())
        expect(files.get(snapshot)).toBe(`Of ${files.get(path)?.length}`)
      }, patience)
    // Both changes are made before the fixtures have followed one.
    await user.click(screen.getByRole('button', { name: `Actions: ${first}?` }))
    await user.click(screen.getByRole('button', { name: `Delete: ${first}?` }))
    await isFollowed()
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(screen.getByRole('button', { name: `${first}?` })).toBeVisible()
    await isFollowed()
  })
})

describe('a form that is saved as text', () => {
  it('keeps the fixtures as they were typed', async () => {
    const fix = vi.fn<FormWorker['fix']>(() => Promise.resolve(new Map([[snapshot, '{}']])))
    const save = vi.fn<Connection['save']>(() => Promise.resolve(undefined))
    const { store } = openWith(`/forms/${slug}/schema.json`, [forms], { fix, save })
    await screen.findByText('Everything is saved.')
    act(() => store.send({ type: 'edited', form: slug, texts: new Map([[path, '{}']]) }))
    await clickSave()
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce(), patience)
    expect(save.mock.calls[0]?.[1].map((change) => change.path)).toEqual([path])
    expect(fix).not.toHaveBeenCalled()
  })
})
