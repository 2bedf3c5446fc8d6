import { describe, expect, it } from 'vitest'
import type { FileDraft, FileDrafts } from '../../src/workbench/client/store/state'
import type { HeldInput } from '../../src/workbench/client/store/held'
import { readUnsaved, writeUnsaved, type DraftStorage } from '../../src/workbench/client/store/drafts'
import { aStorage } from './a-storage'

const ui = 'forms/guild/ui.json'
const draft = { base: 'old', text: 'new' }

const readDrafts = (storage: DraftStorage) => readUnsaved(storage).drafts
const readHeld = (storage: DraftStorage) => readUnsaved(storage).held
const writeDrafts = (storage: DraftStorage, stored: FileDrafts, drafts: FileDrafts) =>
  writeUnsaved(storage, { drafts: stored, held: [] }, { drafts, held: [] }).drafts
const writeHeld = (storage: DraftStorage, stored: readonly HeldInput[], held: readonly HeldInput[]) =>
  writeUnsaved(storage, { drafts: new Map(), held: stored }, { drafts: new Map(), held })

describe('drafts', () => {
  it('survive a reload', () => {
    const storage = aStorage()
    const drafts: FileDrafts = new Map<string, FileDraft>([
      [ui, draft],
      ['forms/manifest.json', draft],
      ['forms/contact/fixtures.json', { base: null, text: '{}' }],
    ])
    expect(writeDrafts(storage, new Map(), drafts)).toBe(drafts)
    expect(readDrafts(storage)).toEqual(new Map([...drafts].toSorted(([a], [b]) => a.localeCompare(b))))
  })

  it('leave nothing behind once they are deleted', () => {
    const storage = aStorage()
    const drafts = new Map([[ui, draft]])
    writeDrafts(storage, new Map(), drafts)
    writeDrafts(storage, drafts, new Map())
    expect(storage.kept.size).toBe(0)
  })

  it('of one form do not affect those of another', () => {
    const storage = aStorage({ 'workbench:contact': '{"forms/contact/ui.json":{"base":null,"text":"kept"}}' })
    writeDrafts(storage, new Map(), new Map([[ui, draft]]))
    expect(readDrafts(storage).get('forms/contact/ui.json')?.text).toBe('kept')
  })

  it('that cannot be parsed are left out', () => {
    const storage = aStorage({
      'workbench:a': '{',
      'workbench:b': 'null',
      'workbench:c': '{"forms/guild/ui.json":{"base":1,"text":"x"}}',
      'workbench:d': '{"../package.json":{"base":null,"text":"x"}}',
      other: '{"forms/guild/ui.json":{"base":null,"text":"x"}}',
    })
    expect(readDrafts(storage).size).toBe(0)
  })

  it('report when the browser stores nothing', () => {
    const storage: DraftStorage = {
      ...aStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const stored = new Map([[ui, { base: 'old', text: 'earlier' }]])
    expect(writeDrafts(storage, stored, new Map([[ui, draft]]))).toEqual(stored)
  })
})

describe('what is held back', () => {
  const held: HeldInput = {
    panel: { slug: 'guild', part: 'times', question: 'role', option: 2 },
    values: { webhook: 'Not one' },
    errors: [{ field: 'webhook', label: 'Where', text: 'Write a word.' }],
  }
  const other: HeldInput = { ...held, panel: { slug: 'contact', part: 'page' } }

  it('survives a reload, is removed alone, and is no draft', () => {
    const storage = aStorage()
    writeHeld(storage, [], [held, other])
    expect(readHeld(storage)).toEqual([other, held])
    expect(readDrafts(storage).size).toBe(0)
    writeHeld(storage, [held, other], [other])
    expect(readHeld(storage)).toEqual([other])
    writeHeld(storage, [other], [])
    expect(storage.kept.size).toBe(0)
  })

  it.each([
    ['{'],
    ['[null, 1]'],
    [JSON.stringify([{ ...held, panel: other.panel }])],
    [JSON.stringify([{ ...held, values: { webhook: 1 } }])],
    [JSON.stringify([{ ...held, errors: [{}] }])],
  ])('is left out if it cannot be read, like %s', (text) => {
    expect(readHeld(aStorage({ 'workbench-held:guild': text }))).toEqual([])
  })
})
