// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Connection, OpenedForms } from '../../src/workbench/client/api/connection'
import { readUnsaved, type DraftStorage } from '../../src/workbench/client/store/drafts'
import { currentFiles } from '../../src/workbench/client/store/state'
import { aStorage } from './a-storage'
import { everyFile, filesWith } from './form-files'
import { openWith, setUpWorkbench } from './open-workbench'

setUpWorkbench()

const forms: OpenedForms = { files: everyFile, canSave: true, inbox: null }
const slug = 'general-advice'
const [ui, schema] = [`forms/${slug}/ui.json`, `forms/${slug}/schema.json`] as const
const manifest = 'forms/manifest.json'
const mine = (everyFile.get(ui) ?? '').replace(/"ui:minutes": \d+/, '"ui:minutes": 17')
const theirs = (everyFile.get(schema) ?? '').replace(/"title": "[^"]*"/, '"title": "Theirs"')

const draftOf = (path: string, text: string) => ({ [path]: { base: everyFile.get(path) ?? null, text } })

/** A form in this tab, whose page has a change, and what another tab does with the same storage. */
async function openTwo(version?: Connection['version'], ...later: readonly OpenedForms[]) {
  const storage = aStorage()
  const services = { storage, ...(version && { version }) }
  const opened = openWith(`/forms/${slug}/page`, [forms, ...later], services)
  await screen.findByLabelText('Title of the form')
  const { store } = opened
  const edit = (path: string, text: string, form = slug) =>
    act(() => store.send({ type: 'edited', form, texts: new Map([[path, text]]) }))
  const inOtherTab = (key: string, value: object | undefined) => {
    if (value) storage.setItem(key, JSON.stringify(value))
    else storage.removeItem(key)
    return act(async () => window.dispatchEvent(new StorageEvent('storage', { key })))
  }
  const now = (path: string) => currentFiles(store.get()).get(path)
  edit(ui, mine)
  // By then the page has begun to listen.
  await vi.waitFor(() => expect(storage.kept.size).toBe(1))
  return { ...opened, storage, edit, inOtherTab, now }
}

describe('two tabs', () => {
  it('with one form have the changes of both, in the browser too', async () => {
    const { storage, edit, inOtherTab, now } = await openTwo()
    await inOtherTab(`workbench:${slug}`, { ...draftOf(ui, mine), ...draftOf(schema, theirs) })
    expect(now(schema)).toBe(theirs)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    edit(ui, mine.replace('17', '18'))
    const kept = readUnsaved(storage).drafts
    expect(kept.get(ui)?.text).toContain('18')
    expect(kept.get(schema)?.text).toBe(theirs)
  })

  it('agree on what is saved: what one has saved is not unsaved in the other, and its files are read', async () => {
    const versions = ['1', '2']
    const version = vi.fn<Connection['version']>(() => Promise.resolve(versions.shift()))
    const saved = { ...forms, files: filesWith({ [ui]: mine }) }
    const { storage, inOtherTab, now } = await openTwo(version, saved)
    await vi.waitFor(() => expect(version).toHaveBeenCalledOnce())
    expect(screen.getByText(/kept in this browser/)).toBeVisible()
    await inOtherTab(`workbench:${slug}`, undefined)
    expect(await screen.findByText('Everything is saved.')).toBeVisible()
    await vi.waitFor(() => expect(now(ui)).toBe(mine))
    expect(storage.kept.size).toBe(0)
  })

  it('with two forms keep the cards of both', async () => {
    const { storage, edit, inOtherTab, now } = await openTwo()
    const text = everyFile.get(manifest) ?? ''
    const [first = '', second = ''] = text.match(/"description": "[^"]*"/g) ?? []
    const other = text.replace(first, '"description": "Theirs"')
    await inOtherTab('workbench:manifest.json', draftOf(manifest, other))
    edit(manifest, (now(manifest) ?? '').replace(second, '"description": "Mine"'))
    const kept = readUnsaved(storage).drafts.get(manifest)?.text
    expect(kept).toContain('"Theirs"')
    expect(kept).toContain('"Mine"')
  })

  it('know the new form of each other', async () => {
    const { inOtherTab, now } = await openTwo()
    await inOtherTab('workbench:lantern', { 'forms/lantern/ui.json': { base: null, text: '{}' } })
    expect(now('forms/lantern/ui.json')).toBe('{}')
  })

  it('share invalid entries', async () => {
    const { store, inOtherTab } = await openTwo()
    const held = {
      panel: { slug, part: 'page' },
      values: { title: '' },
      errors: [{ field: 'title', label: 'Title of the form', text: 'Write one.' }],
    }
    await inOtherTab(`workbench-held:${slug}`, [held])
    expect(store.get().held).toMatchObject([{ panel: held.panel, values: held.values }])
    expect(screen.getByLabelText('Title of the form')).toHaveValue('')
  })
})

describe('a browser that refused to keep one form', () => {
  it('does not say that it is kept once another one was', async () => {
    const storage = aStorage()
    const full: DraftStorage = {
      ...storage,
      setItem: (key, text) => {
        if (key.endsWith(slug)) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, text)
      },
    }
    const { store } = openWith(`/forms/${slug}/page`, [forms], { storage: full })
    await screen.findByLabelText('Title of the form')
    const edit = (form: string, path: string, text: string) =>
      act(() => store.send({ type: 'edited', form, texts: new Map([[path, text]]) }))
    edit(slug, ui, mine)
    expect(screen.getByText(/This browser keeps nothing/)).toBeVisible()
    edit('guild', 'forms/guild/ui.json', '{}')
    expect(screen.getByText(/This browser keeps nothing/)).toBeVisible()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })
})
