import { describe, expect, it } from 'vitest'
import { formatJson } from '../../src/lint/json/format'
import { reduce, type StoreEvent } from '../../src/workbench/client/store/reducer'
import {
  emptyState,
  changedSlugs,
  changesOf,
  conflictsOf,
  currentFiles,
  isMarkedForDeletion,
  type StoreState,
} from '../../src/workbench/client/store/state'

const ui = 'forms/guild/ui.json'
const schema = 'forms/guild/schema.json'
const manifest = 'forms/manifest.json'

/** A state with three files on disk, after these events. */
function stateAfter(...events: readonly StoreEvent[]): StoreState {
  const disk = new Map([
    [ui, 'ui'],
    [schema, 'schema'],
    [manifest, 'manifest'],
    ['forms/contact/ui.json', 'other'],
  ])
  return events.reduce(reduce, { ...emptyState, disk })
}

/** Input that is held back of a question of a form with these options, or of one of them, after these changes. */
function heldAfter(option: string | undefined, ...changes: readonly (readonly string[] | null)[]) {
  const schemaOf = (options: readonly string[] | null) =>
    JSON.stringify({ properties: options ? { colour: { enum: options } } : {} })
  const panel = { slug: 'guild', part: 'times', question: 'colour', option } as const
  return stateAfter(
    edit(schema, schemaOf(['Red', 'Blue'])),
    { type: 'held', panel, input: { values: { webhook: '?' }, errors: [] } },
    ...changes.map((options) => edit(schema, schemaOf(options))),
  ).held.map((each) => each.panel.option ?? each.panel.question)
}

const edit = (path: string, text: string | null): StoreEvent => ({
  type: 'edited',
  form: 'guild',
  texts: new Map([[path, text]]),
})

/** A manifest with these cards, the last letter of whose name may tell their versions apart, and these suggestions. */
function manifestOf(names: readonly string[], suggested: readonly string[] = ['guild']): string {
  const cards = names.map((title) => ({ slug: title.replace('!', ''), title }))
  return formatJson(JSON.stringify({ suggested, cards }, null, 2)) ?? ''
}

/** A state with a manifest on disk and a draft of it. */
function withCards(disk: string, draft: string, ...events: readonly StoreEvent[]): StoreState {
  const changed: StoreEvent = { type: 'disk-changed', files: new Map([[manifest, disk]]) }
  return stateAfter(changed, edit(manifest, draft), ...events)
}

describe('typing', () => {
  it('makes a draft based on the file on disk', () => {
    expect(stateAfter(edit(ui, 'new')).drafts).toEqual(new Map([[ui, { base: 'ui', text: 'new' }]]))
  })

  it('keeps the base of the first keystroke', () => {
    expect(stateAfter(edit(ui, 'n'), edit(ui, 'ne')).drafts.get(ui)).toEqual({ base: 'ui', text: 'ne' })
  })

  it('leaves no draft when the old text is restored', () => {
    expect(stateAfter(edit(ui, 'new'), edit(ui, 'ui')).drafts.size).toBe(0)
  })

  it('shows in the files', () => {
    expect(currentFiles(stateAfter(edit(ui, 'new'))).get(ui)).toBe('new')
  })

  it('can start a new file, which has no base', () => {
    const path = 'forms/guild/fixtures.json'
    expect(stateAfter(edit(path, '{}')).drafts.get(path)).toEqual({ base: null, text: '{}' })
  })

  it('can delete a file', () => {
    const state = stateAfter(edit(ui, null))
    expect(currentFiles(state).has(ui)).toBe(false)
    expect(changesOf(state, 'guild')).toEqual([{ path: ui, base: 'ui', text: null }])
  })

  it('drops a new file that is deleted again', () => {
    expect(
      stateAfter(edit('forms/guild/fixtures.json', '{}'), edit('forms/guild/fixtures.json', null)).drafts
        .size,
    ).toBe(0)
  })
})

describe('the changes of a form', () => {
  it('are those of its own files, and those of the manifest that belong to no form', () => {
    const state = stateAfter(edit(ui, 'new'), edit(manifest, 'new'), edit('forms/contact/ui.json', 'new'))
    expect(changesOf(state, 'guild').map(({ path }) => path)).toEqual([ui, manifest])
  })

  it("include only the form's own card and places from the manifest", () => {
    const state = withCards(
      manifestOf(['guild', 'contact', 'well']),
      manifestOf(['guild!', 'well', 'new'], ['guild', 'new']),
    )
    expect(changesOf(state, 'contact')).toMatchObject([{ text: manifestOf(['guild', 'well']) }])
    expect(changesOf(state, 'guild')).toMatchObject([{ text: manifestOf(['guild!', 'contact', 'well']) }])
    expect(changesOf(state, 'new')).toMatchObject([
      { text: manifestOf(['guild', 'contact', 'well', 'new'], ['guild', 'new']) },
    ])
    expect(changesOf(state, 'well')).toEqual([])
    expect([...changedSlugs(state)]).toEqual(['guild', 'contact', 'new'])
  })

  it('have no card of another form that was deleted and recreated', () => {
    const state = withCards(
      manifestOf(['guild', 'contact', 'well']),
      manifestOf(['contact', 'well', 'guild!']),
    )
    expect([changesOf(state, 'contact'), changesOf(state, 'guild').length]).toEqual([[], 1])
  })

  it('leave the cards of other forms when they are discarded', () => {
    const [before, after] = [manifestOf(['guild', 'contact']), manifestOf(['guild!', 'contact', 'new'])]
    const state = withCards(before, after, edit(ui, 'new'))
    const discarded = reduce(state, { type: 'discarded', form: 'guild' })
    expect([...discarded.drafts]).toEqual([
      [manifest, { base: before, text: manifestOf(['guild', 'contact', 'new']) }],
    ])
    expect(reduce(discarded, { type: 'discarded', form: 'new' }).drafts.size).toBe(0)
  })

  it('are removed when they are reverted, and only the named ones', () => {
    const state = stateAfter(edit(ui, 'new'), edit(schema, 'new'), {
      type: 'reverted',
      form: 'guild',
      paths: [ui],
    })
    expect([...state.drafts.keys()]).toEqual([schema])
  })
})

describe('saving', () => {
  const saved: StoreEvent = { type: 'saved', changes: [{ path: ui, base: 'ui', text: 'new' }] }

  it('turns the draft into the file', () => {
    const state = stateAfter(edit(ui, 'new'), saved)
    expect(state.drafts.size).toBe(0)
    expect(state.disk.get(ui)).toBe('new')
  })

  it('leaves the cards of other forms unsaved', () => {
    const state = withCards(manifestOf(['guild', 'contact']), manifestOf(['guild!', 'contact!']))
    const after = reduce(state, { type: 'saved', changes: changesOf(state, 'guild') })
    expect(after.drafts.get(manifest)?.base).toBe(manifestOf(['guild!', 'contact']))
    expect([changesOf(after, 'guild'), changesOf(after, 'contact').length]).toEqual([[], 1])
  })

  it('keeps what was typed in the meantime, on top of what was saved', () => {
    const state = stateAfter(edit(ui, 'newer'), saved)
    expect(state.drafts.get(ui)).toEqual({ base: 'new', text: 'newer' })
    expect(conflictsOf(state, 'guild')).toEqual([])
  })
})

describe('a file that changed on disk', () => {
  const changed: StoreEvent = { type: 'disk-changed', files: new Map([[ui, 'theirs']]) }

  it('is a conflict, and both texts are kept', () => {
    const state = stateAfter(edit(ui, 'mine'), changed)
    expect(conflictsOf(state, 'guild')).toEqual([{ path: ui, base: 'ui', text: 'mine' }])
    expect(state.disk.get(ui)).toBe('theirs')
  })

  it('is no conflict if nothing was typed', () => {
    expect(conflictsOf(stateAfter(changed), 'guild')).toEqual([])
  })

  it('is no conflict if both are the same', () => {
    expect(stateAfter(edit(ui, 'theirs'), changed).drafts.size).toBe(0)
  })

  it('is no conflict if it is the snapshot of messages, which is generated from the form', () => {
    const path = 'forms/guild/messages.snapshot.json'
    const theirs: StoreEvent = { type: 'disk-changed', files: new Map([[path, '"theirs"']]) }
    const state = stateAfter(edit(path, '"mine"'), theirs)
    expect(conflictsOf(state, 'guild')).toEqual([])
    expect(state.drafts.get(path)).toEqual({ base: '"theirs"', text: '"mine"' })
  })

  it('is no conflict if both change some cards in the same way and others separately', () => {
    const state = withCards(manifestOf(['guild', 'contact']), manifestOf(['guild!', 'contact', 'new']), {
      type: 'disk-changed',
      files: new Map([[manifest, manifestOf(['guild!', 'contact', 'well'])]]),
    })
    expect(conflictsOf(state, 'new')).toEqual([])
    expect(changesOf(state, 'guild')).toEqual([])
    expect(currentFiles(state).get(manifest)).toBe(manifestOf(['guild!', 'contact', 'new', 'well']))
  })

  it('leaves the cards of other forms when its conflict is resolved in favour of the text on disk', () => {
    const state = withCards(
      manifestOf(['guild', 'contact']),
      manifestOf(['guild!', 'contact!']),
      { type: 'disk-changed', files: new Map([[manifest, manifestOf(['guild', 'well'])]]) },
      { type: 'reverted', form: 'guild', paths: [manifest] },
    )
    expect(changesOf(state, 'guild')).toEqual([])
    expect(conflictsOf(state, 'contact')).toHaveLength(1)
  })

  it('can be resolved in favour of the draft', () => {
    const state = stateAfter(edit(ui, 'mine'), changed, { type: 'kept', path: ui })
    expect(conflictsOf(state, 'guild')).toEqual([])
    expect(changesOf(state, 'guild')).toEqual([{ path: ui, base: 'theirs', text: 'mine' }])
  })

  it("keeps others' changes to other forms when it is resolved in favour of the draft", () => {
    const theirs = manifestOf(['contact!', 'well'])
    const state = withCards(
      manifestOf(['guild', 'contact']),
      manifestOf(['guild!', 'contact']),
      { type: 'disk-changed', files: new Map([[manifest, theirs]]) },
      { type: 'kept', path: manifest },
    )
    expect(conflictsOf(state, 'guild')).toEqual([])
    expect(changedSlugs(state)).toEqual(new Set(['guild']))
    expect(currentFiles(state).get(manifest)).toBe(manifestOf(['guild!', 'contact!', 'well']))
  })

  it('can be resolved in favour of the text on disk', () => {
    const state = stateAfter(edit(ui, 'mine'), changed, { type: 'reverted', form: 'guild', paths: [ui] })
    expect(currentFiles(state).get(ui)).toBe('theirs')
  })

  it('may have been deleted', () => {
    const gone: StoreEvent = { type: 'disk-changed', files: new Map([[ui, null]]) }
    const state = stateAfter(edit(ui, 'mine'), gone, { type: 'kept', path: ui })
    expect(changesOf(state, 'guild')).toEqual([{ path: ui, base: null, text: 'mine' }])
  })
})

it('opens with drafts of an earlier visit, except those saved elsewhere since', () => {
  const drafts = new Map([
    [ui, { base: 'ui', text: 'mine' }],
    [schema, { base: 'old', text: 'schema' }],
  ])
  const state = stateAfter({ type: 'opened', disk: stateAfter().disk, drafts })
  expect([...state.drafts.keys()]).toEqual([ui])
})

describe('deleting a form', () => {
  const related = '{ "ui:related": ["guild"] }'
  const deleted = [
    edit(ui, null),
    edit(schema, null),
    edit('forms/contact/ui.json', '{ "ui:related": [] }'),
  ] as const
  const before = stateAfter({
    type: 'disk-changed',
    files: new Map([['forms/contact/ui.json', related]]),
  })
  const state = deleted.reduce(reduce, before)

  it('deletes all its files and its links in other forms', () => {
    expect(isMarkedForDeletion(state, 'guild')).toBe(true)
    expect(changesOf(state, 'guild').map(({ path }) => path)).toEqual([ui, schema, 'forms/contact/ui.json'])
  })

  it('is incomplete while one of its files remains', () => {
    const kept = reduce(state, { type: 'reverted', form: 'guild', paths: [schema] })
    expect(isMarkedForDeletion(kept, 'guild')).toBe(false)
    expect(changesOf(kept, 'guild').map(({ path }) => path)).toEqual([ui])
  })
})

describe('what is held back', () => {
  it('of a question or an option is dropped with it', () => {
    expect(heldAfter(undefined, ['Red'])).toEqual(['colour'])
    expect(heldAfter(undefined, null)).toEqual([])
    expect(heldAfter('Blue', ['Red', 'Green', 'Yellow'])).toEqual([])
    expect(heldAfter('Blue', ['Red'])).toEqual([])
  })

  it('of an option follows it to its new text', () => {
    expect(heldAfter('Blue', ['Red', 'Blu'], ['Red', 'Azure'])).toEqual(['Azure'])
    expect(heldAfter('Blue', ['Blue', 'Red'])).toEqual(['Blue'])
  })

  it('stays while the text of its form is broken', () => {
    const panel = { slug: 'guild', part: 'questions', question: 'colour' } as const
    const input = { values: { label: '' }, errors: [] }
    expect(stateAfter({ type: 'held', panel, input }, edit(schema, '{')).held).toHaveLength(1)
  })
})
