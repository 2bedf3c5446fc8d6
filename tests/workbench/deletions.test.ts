import { describe, expect, it } from 'vitest'
import { deleteForm } from '../../src/workbench/client/files/delete-form'
import { reduce } from '../../src/workbench/client/store/reducer'
import {
  changedSlugs,
  changesOf,
  currentFiles,
  emptyState,
  type StoreState,
} from '../../src/workbench/client/store/state'

const page = 'forms/guild/ui.json'
const disk = new Map([
  [page, '{\n  "ui:minutes": 5,\n  "ui:related": ["lamp", "fan"]\n}\n'],
  ['forms/lamp/ui.json', '{}\n'],
  ['forms/fan/ui.json', '{}\n'],
])

const write = (state: StoreState, text: string): StoreState =>
  reduce(state, { type: 'edited', form: 'guild', texts: new Map([[page, text]]) })

describe('a form that named a deleted one', () => {
  const files = { ...emptyState, disk }
  const deleted = reduce(files, { type: 'edited', form: 'lamp', texts: deleteForm(disk, 'lamp') })
  const after = currentFiles(deleted).get(page) ?? ''

  it('has no change of its own as a result', () => {
    expect(after).not.toContain('lamp')
    expect(changesOf(deleted, 'guild')).toEqual([])
    expect([...changedSlugs(deleted)]).toEqual(['lamp'])
    expect(changesOf(deleted, 'lamp').map(({ path }) => path)).toContain(page)
  })

  it('keeps the deletion when its own changes are discarded', () => {
    const changed = write(deleted, after.replace('5', '6'))
    expect(changesOf(changed, 'guild').map(({ path }) => path)).toEqual([page])
    const discarded = reduce(changed, { type: 'discarded', form: 'guild' })
    expect(currentFiles(discarded).get(page)).toBe(after)
    expect(currentFiles(reduce(discarded, { type: 'discarded', form: 'lamp' }))).toEqual(disk)
  })

  it('keeps what is unsaved in it when the deletion is discarded, and names that form again', () => {
    const discard = (state: StoreState) => reduce(state, { type: 'discarded', form: 'lamp' })
    const discarded = discard(write(deleted, after.replace('5', '6')))
    expect(currentFiles(discarded).get(page)).toBe(disk.get(page)?.replace('5', '6'))
    expect([...changedSlugs(discarded)]).toEqual(['guild'])
    const linked = currentFiles(discard(write(deleted, after.replace('"fan"', '"fan", "moon"')))).get(page)
    expect(linked).toContain('["lamp", "fan", "moon"]')
  })

  it('is saved with the deletion without what is unsaved in it', () => {
    const changed = write(deleted, after.replace('5', '6'))
    const changes = changesOf(changed, 'lamp')
    expect(changes.find(({ path }) => path === page)?.text).toBe(after)
    const saved = reduce(changed, { type: 'saved', changes })
    expect(saved.disk.get(page)).toBe(after)
    expect(changesOf(saved, 'guild')).toEqual([{ path: page, base: after, text: after.replace('5', '6') }])
  })

  it('has no change of its own when a list of the manifest goes with the deleted form', () => {
    const path = 'forms/manifest.json'
    const manifest = '{ "suggested": ["lamp"], "cards": [{ "slug": "lamp" }, { "slug": "fan" }] }\n'
    const listed = new Map([...disk, [path, manifest]])
    const state = reduce(
      { ...emptyState, disk: listed },
      { type: 'edited', form: 'lamp', texts: deleteForm(listed, 'lamp') },
    )
    expect(currentFiles(state).get(path)).not.toContain('suggested')
    expect(changesOf(state, 'fan')).toEqual([])
  })
})
