// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OpenedForms } from '../../src/workbench/client/api/connection'
import { textsOf, valuesOf } from '../../src/workbench/client/files/form-texts'
import { currentFiles } from '../../src/workbench/client/store/state'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import { everyFile } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const slug = 'general-advice'
const path = `forms/${slug}/schema.json`
const snapshot = `forms/${slug}/messages.snapshot.json`
const schema = everyFile.get(path) ?? ''
const labels = Object.values(valuesOf(textsOf(everyFile, slug)).schema.properties).map(
  ({ title = '' }) => title,
)
const [first = '', last = ''] = [labels[0], labels.at(-1)]
const theirs = new Map([[path, schema.replace(`"title": "${last}"`, '"title": "Theirs"')]])

// On a busy machine the debounced update takes longer than the usual timeout.
const slow = { timeout: 10_000 }

describe("somebody else's change of a form", () => {
  it('makes the workbench update the fixtures for both changes', async () => {
    const fix = vi.fn<FormWorker['fix']>((files) =>
      Promise.resolve(new Map([[snapshot, files.get(path) ?? '']])),
    )
    const { store, user } = openWith(`/forms/${slug}`, [forms], { fix })
    await user.click(await screen.findByRole('button', { name: first }))
    await user.type(screen.getByLabelText('What it asks'), '?')
    const now = (file: string) => currentFiles(store.get()).get(file)
    await vi.waitFor(() => expect(now(snapshot)).toContain(`"${first}?"`), slow)
    act(() => store.send({ type: 'disk-changed', files: theirs }))
    await vi.waitFor(() => expect(now(snapshot)).toContain('"Theirs"'), slow)
    expect(now(snapshot)).toBe(now(path))
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(now(path)).toBe(theirs.get(path))
  })

  it('changes no fixtures if the form has no unsaved changes', async () => {
    const fix = vi.fn<FormWorker['fix']>(() => Promise.resolve(new Map([[snapshot, '{}']])))
    const { store } = openWith(`/forms/${slug}`, [forms], { fix })
    await screen.findByRole('button', { name: first })
    vi.useFakeTimers()
    act(() => store.send({ type: 'disk-changed', files: theirs }))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    vi.useRealTimers()
    expect(fix).not.toHaveBeenCalled()
    expect(screen.getByText('Everything is saved.')).toBeVisible()
  })
})
