import { describe, expect, it } from 'vitest'
import {
  benchAfter,
  changesOf,
  conflictsOf,
  currentFiles,
  isLeaving,
  type Bench,
  type BenchEvent,
} from '../../src/workbench/client/bench/bench'

const ui = 'forms/staff/ui.json'
const schema = 'forms/staff/schema.json'
const manifest = 'forms/manifest.json'

/** A bench with three files on disk, after these events. */
function benchWith(...events: readonly BenchEvent[]): Bench {
  const disk = new Map([
    [ui, 'ui'],
    [schema, 'schema'],
    [manifest, 'manifest'],
    ['forms/contact/ui.json', 'other'],
  ])
  return events.reduce(benchAfter, { disk, drafts: new Map() })
}

const edit = (path: string, text: string | null): BenchEvent => ({ type: 'edited', path, text })

describe('typing', () => {
  it('makes a draft that stands on what is on disk', () => {
    expect(benchWith(edit(ui, 'new')).drafts).toEqual(new Map([[ui, { base: 'ui', text: 'new' }]]))
  })

  it('keeps the base of the first key', () => {
    expect(benchWith(edit(ui, 'n'), edit(ui, 'ne')).drafts.get(ui)).toEqual({ base: 'ui', text: 'ne' })
  })

  it('leaves no draft when the old text is back', () => {
    expect(benchWith(edit(ui, 'new'), edit(ui, 'ui')).drafts.size).toBe(0)
  })

  it('shows in the files', () => {
    expect(currentFiles(benchWith(edit(ui, 'new'))).get(ui)).toBe('new')
  })

  it('can begin a file, whose base is nothing', () => {
    const path = 'forms/staff/fixtures/full.json'
    expect(benchWith(edit(path, '{}')).drafts.get(path)).toEqual({ base: null, text: '{}' })
  })

  it('can delete a file', () => {
    const bench = benchWith(edit(ui, null))
    expect(currentFiles(bench).has(ui)).toBe(false)
    expect(changesOf(bench, 'staff')).toEqual([{ path: ui, base: 'ui', text: null }])
  })

  it('takes back a new file that is deleted again', () => {
    expect(
      benchWith(edit('forms/staff/fixtures/a.json', '{}'), edit('forms/staff/fixtures/a.json', null)).drafts
        .size,
    ).toBe(0)
  })
})

describe('the changes of a form', () => {
  it('are those of its own files and of the manifest', () => {
    const bench = benchWith(edit(ui, 'new'), edit(manifest, 'new'), edit('forms/contact/ui.json', 'new'))
    expect(changesOf(bench, 'staff').map(({ path }) => path)).toEqual([ui, manifest])
  })

  it('go when they are reverted, and only those that are named', () => {
    const bench = benchWith(edit(ui, 'new'), edit(schema, 'new'), { type: 'reverted', paths: [ui] })
    expect([...bench.drafts.keys()]).toEqual([schema])
  })
})

describe('saving', () => {
  const saved: BenchEvent = { type: 'saved', changes: [{ path: ui, base: 'ui', text: 'new' }] }

  it('makes the draft the file', () => {
    const bench = benchWith(edit(ui, 'new'), saved)
    expect(bench.drafts.size).toBe(0)
    expect(bench.disk.get(ui)).toBe('new')
  })

  it('keeps what was typed meanwhile, on top of what was saved', () => {
    const bench = benchWith(edit(ui, 'newer'), saved)
    expect(bench.drafts.get(ui)).toEqual({ base: 'new', text: 'newer' })
    expect(conflictsOf(bench, 'staff')).toEqual([])
  })
})

describe('a file that changed on disk', () => {
  const changed: BenchEvent = { type: 'disk-changed', files: [{ path: ui, text: 'theirs' }] }

  it('is a conflict, and both texts are kept', () => {
    const bench = benchWith(edit(ui, 'mine'), changed)
    expect(conflictsOf(bench, 'staff')).toEqual([{ path: ui, base: 'ui', text: 'mine' }])
    expect(bench.disk.get(ui)).toBe('theirs')
  })

  it('is no conflict where nothing was typed', () => {
    expect(conflictsOf(benchWith(changed), 'staff')).toEqual([])
  })

  it('is no conflict when both say the same', () => {
    expect(benchWith(edit(ui, 'theirs'), changed).drafts.size).toBe(0)
  })

  it('can be settled for the own text', () => {
    const bench = benchWith(edit(ui, 'mine'), changed, { type: 'kept', path: ui })
    expect(conflictsOf(bench, 'staff')).toEqual([])
    expect(changesOf(bench, 'staff')).toEqual([{ path: ui, base: 'theirs', text: 'mine' }])
  })

  it('can be settled for the text on disk', () => {
    const bench = benchWith(edit(ui, 'mine'), changed, { type: 'reverted', paths: [ui] })
    expect(currentFiles(bench).get(ui)).toBe('theirs')
  })

  it('can have been deleted', () => {
    const gone: BenchEvent = { type: 'disk-changed', files: [{ path: ui, text: null }] }
    const bench = benchWith(edit(ui, 'mine'), gone, { type: 'kept', path: ui })
    expect(changesOf(bench, 'staff')).toEqual([{ path: ui, base: null, text: 'mine' }])
  })
})

it('opens with drafts of an earlier visit, without those that were saved elsewhere since', () => {
  const drafts = new Map([
    [ui, { base: 'ui', text: 'mine' }],
    [schema, { base: 'old', text: 'schema' }],
  ])
  const bench = benchWith({ type: 'opened', disk: benchWith().disk, drafts })
  expect([...bench.drafts.keys()]).toEqual([ui])
})

describe('deleting a form', () => {
  const related = '{ "ui:related": ["staff"] }'
  const deleted = [
    edit(ui, null),
    edit(schema, null),
    edit('forms/contact/ui.json', '{ "ui:related": [] }'),
  ] as const
  const before = benchWith({
    type: 'disk-changed',
    files: [{ path: 'forms/contact/ui.json', text: related }],
  })
  const bench = deleted.reduce(benchAfter, before)

  it('takes all its files and its name beside other forms along', () => {
    expect(isLeaving(bench, 'staff')).toBe(true)
    expect(changesOf(bench, 'staff').map(({ path }) => path)).toEqual([ui, schema, 'forms/contact/ui.json'])
  })

  it('is none as long as one of its files stays', () => {
    const kept = benchAfter(bench, { type: 'reverted', paths: [schema] })
    expect(isLeaving(kept, 'staff')).toBe(false)
    expect(changesOf(kept, 'staff').map(({ path }) => path)).toEqual([ui])
  })
})
