import { describe, expect, it } from 'vitest'
import { createStore } from '../../src/workbench/client/store/store'
import { currentFiles } from '../../src/workbench/client/store/state'

const ui = 'forms/lamp/ui.json'
const schema = 'forms/lamp/schema.json'
const other = 'forms/fan/ui.json'
const manifest = 'forms/manifest.json'

/** A manifest with two cards. */
const cards = (lamp: string, fan: string) => `{
  "cards": [
    { "slug": "lamp", "title": "${lamp}" },
    { "slug": "fan", "title": "${fan}" }
  ]
}
`

/** A store with a few files, and a clock that the test sets. */
function aStore() {
  let time = 0
  const store = createStore(() => time)
  const disk = new Map([
    [ui, 'ui'],
    [schema, 'schema'],
    [other, 'other'],
    [manifest, cards('lamp', 'fan')],
  ])
  store.send({ type: 'opened', disk, drafts: new Map() })
  const edit = (texts: Readonly<Record<string, string | null>>, group?: string, form = 'lamp') =>
    store.send({
      type: 'edited',
      form,
      texts: new Map(Object.entries(texts)),
      ...(group !== undefined && { group }),
    })
  const text = (path: string) => currentFiles(store.get()).get(path)
  const pass = (milliseconds: number) => (time += milliseconds)
  return { store, edit, text, pass }
}

describe('undoing', () => {
  it('undoes one change after another, over all files, and redoes them', () => {
    const { store, edit, text } = aStore()
    edit({ [ui]: 'ui 1' })
    edit({ [schema]: 'schema 1', [ui]: null })
    store.undo('lamp')
    expect([text(ui), text(schema)]).toEqual(['ui 1', 'schema'])
    store.undo('lamp')
    expect(store.get().drafts.size).toBe(0)
    store.redo('lamp')
    store.redo('lamp')
    expect([text(ui), text(schema)]).toEqual([undefined, 'schema 1'])
    const redone = store.get()
    store.redo('lamp')
    expect(store.get()).toBe(redone)
  })

  it('undoes consecutive changes of the same thing as one', () => {
    const { store, edit, text, pass } = aStore()
    edit({ [ui]: 'u' }, 'typing')
    pass(500)
    edit({ [ui]: 'ux' }, 'typing')
    pass(5000)
    edit({ [ui]: 'uxy' }, 'typing')
    store.undo('lamp')
    expect(text(ui)).toBe('ux')
    store.undo('lamp')
    expect(text(ui)).toBe('ui')
  })

  it('undoes a change together with what followed from it', () => {
    const { store, edit, text } = aStore()
    edit({ [ui]: 'ui 1' })
    store.send({ type: 'followed', form: 'lamp', texts: new Map([[schema, 'schema 1']]) })
    store.undo('lamp')
    expect([text(ui), text(schema)]).toEqual(['ui', 'schema'])
  })

  it('works after a save', () => {
    const { store, edit, text } = aStore()
    edit({ [ui]: 'ui 1' })
    store.send({ type: 'saved', changes: [{ path: ui, base: 'ui', text: 'ui 1' }] })
    store.undo('lamp')
    expect(text(ui)).toBe('ui')
    expect(store.get().drafts.get(ui)).toEqual({ base: 'ui 1', text: 'ui' })
  })

  it('restores what was discarded', () => {
    const { store, edit, text } = aStore()
    edit({ [ui]: 'ui 1' })
    store.send({ type: 'reverted', form: 'lamp', paths: [ui] })
    store.undo('lamp')
    expect(text(ui)).toBe('ui 1')
  })

  it('drops what is held back before it undoes a change, and holds it back again', () => {
    const { store, edit, text } = aStore()
    const panel = { slug: 'lamp', part: 'page' } as const
    const input = { values: { title: '' }, errors: [] }
    edit({ [ui]: 'ui 1' })
    store.send({ type: 'held', panel, input })
    store.send({ type: 'held', panel: { ...panel, slug: 'fan' }, input })
    store.undo('lamp')
    expect(store.get().held.map((each) => each.panel.slug)).toEqual(['fan'])
    expect(text(ui)).toBe('ui 1')
    store.undo('lamp')
    expect(text(ui)).toBe('ui')
    store.redo('lamp')
    store.redo('lamp')
    expect(text(ui)).toBe('ui 1')
    expect(store.get().held).toContainEqual({ panel, ...input })
  })

  it('restores what was held back and discarded', () => {
    const { store, edit, text } = aStore()
    const held = { panel: { slug: 'lamp', part: 'page' }, values: { title: '' }, errors: [] } as const
    edit({ [ui]: 'ui 1' })
    store.send({ type: 'held', panel: held.panel, input: held })
    store.send({ type: 'discarded', form: 'lamp' })
    expect([text(ui), store.get().held]).toEqual(['ui', []])
    store.undo('lamp')
    expect([text(ui), store.get().held]).toEqual(['ui 1', [held]])
  })

  it('redoes nothing over an entry that is typed after the undo and is not right yet', () => {
    const { store } = aStore()
    const held = (part: 'page' | 'message') =>
      store.send({ type: 'held', panel: { slug: 'lamp', part }, input: { values: {}, errors: [] } })
    held('page')
    store.undo('lamp')
    expect(store.canRedo('lamp')).toBe(true)
    held('message')
    expect(store.canRedo('lamp')).toBe(false)
    store.redo('lamp')
    expect(store.get().held.map(({ panel }) => panel.part)).toEqual(['message'])
  })

  it('never changes a form that is not open', () => {
    const { store, edit, text } = aStore()
    edit({ [other]: 'other 1' }, undefined, 'fan')
    const before = store.get()
    store.undo('lamp')
    expect(store.get()).toBe(before)
    expect(text(other)).toBe('other 1')
  })

  it('undoes a form in its own order, whatever other forms have changed since', () => {
    const { store, edit, text } = aStore()
    edit({ [ui]: 'ui 1' })
    edit({ [manifest]: cards('lamp 1', 'fan') })
    edit({ [manifest]: cards('lamp 1', 'fan 1') }, undefined, 'fan')
    edit({ [schema]: 'schema 1' })
    store.undo('lamp')
    store.undo('lamp')
    expect([text(schema), text(ui)]).toEqual(['schema', 'ui 1'])
    expect(text(manifest)).toBe(cards('lamp', 'fan 1'))
    store.undo('lamp')
    expect([text(ui), store.canUndo('lamp'), store.canUndo('fan')]).toEqual(['ui', false, true])
    store.redo('lamp')
    store.undo('fan')
    store.redo('lamp')
    expect([text(ui), text(manifest)]).toEqual(['ui 1', cards('lamp 1', 'fan')])
  })

  it('leaves a file alone where others have changed the same lines since, and says that nothing was undone', () => {
    const { store, edit, text } = aStore()
    const theirs = '{ "theirs": true }'
    edit({ [ui]: '{ "mine": true }' })
    store.send({ type: 'saved', changes: [{ path: ui, base: 'ui', text: '{ "mine": true }' }] })
    store.send({ type: 'disk-changed', files: new Map([[ui, theirs]]) })
    const undone = store.undo('lamp')
    expect(text(ui)).toBe(theirs)
    expect(store.get().drafts.size).toBe(0)
    expect(undone?.before).toEqual(undone?.after)
  })

  it('brings back a deleted form, and leaves alone what another form has changed since on the same lines', () => {
    const { store, edit, text } = aStore()
    edit({ [schema]: null, [other]: '{ "related": [] }' })
    edit({ [other]: '{ "related": [], "next": "Wait." }' }, undefined, 'fan')
    store.undo('lamp')
    expect([text(schema), text(other)]).toEqual(['schema', '{ "related": [], "next": "Wait." }'])
  })

  it('never takes back the creation of a form', () => {
    const { store, edit, text } = aStore()
    const path = 'forms/bell/ui.json'
    store.send({ type: 'created', texts: new Map([[path, 'bell']]) })
    expect(store.canUndo('bell')).toBe(false)
    edit({ [path]: 'bell 1' }, undefined, 'bell')
    store.undo('bell')
    store.undo('bell')
    expect(text(path)).toBe('bell')
  })

  it('brings nothing of a deleted form into a new one of the same name', () => {
    const { store, edit, text } = aStore()
    edit({ [ui]: null, [schema]: null })
    const changes = [ui, schema].map((path) => ({ path, base: text(path) ?? null, text: null }))
    store.send({ type: 'saved', changes })
    store.send({ type: 'created', texts: new Map([[ui, 'new ui']]) })
    expect(store.canUndo('lamp')).toBe(false)
    store.undo('lamp')
    expect([text(ui), text(schema)]).toEqual(['new ui', undefined])
  })

  it('says what has changed', () => {
    const { store, edit } = aStore()
    const panel = { slug: 'lamp', part: 'page' } as const
    edit({ [ui]: 'ui 1' })
    store.send({ type: 'held', panel, input: { values: { title: '' }, errors: [] } })
    expect(store.undo('lamp')?.panel).toEqual(panel)
    const { before, after, panel: none } = store.undo('lamp') ?? {}
    expect([before?.get(ui), after?.get(ui), none]).toEqual(['ui 1', 'ui', undefined])
    expect(store.undo('lamp')).toBeUndefined()
  })
})
