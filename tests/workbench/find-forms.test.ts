import { describe, expect, it } from 'vitest'
import { aForm } from '../engine/a-form'
import { findForms, readListing } from '../../src/workbench/client/files/find-forms'
import { listForms, placeIn } from '../../src/workbench/client/files/form-list'

const schema = (title: string, ...labels: readonly string[]) =>
  JSON.stringify({
    title,
    properties: Object.fromEntries(labels.map((label, index) => [`q${index}`, { title: label }])),
  })

const files = new Map([
  ['forms/manifest.json', '{"cards":[{"slug":"lamp","title":"Lamp Request","tags":[]}]}'],
  ['forms/lamp/schema.json', schema('Lamp Request', 'Which colour?', 'Where to?')],
  ['forms/bridge/schema.json', schema('Old Bridge', 'Who built it?')],
  ['forms/bridge-2/schema.json', schema('Old Bridge', 'Which stone?')],
  [
    'forms/gate/schema.json',
    '{"title":"Gate","properties":{},"allOf":[{"then":{"properties":{"why":{"title":"Which Key?"}}}}]}',
  ],
  ['forms/torn/schema.json', '{"title": '],
])
const now = Date.UTC(2026, 6, 1)
const forms = listForms(files, now)
const found = (wanted: string) => findForms(forms, wanted).map(({ slug, foundBy }) => [slug, foundBy])

it('a related form without a card has the title of its page in the preview', () => {
  const ui = { ...aForm({ properties: {} }).ui, 'ui:related': ['lamp', 'gate', 'gone'] }
  expect(placeIn(files, { ...aForm({ properties: {} }), ui }).related).toEqual([
    { slug: 'lamp', title: 'Lamp Request' },
    { slug: 'gate', title: 'Gate' },
  ])
})

describe('the forms of the list', () => {
  it('are in the order of the forms page, unlisted ones last, and forms with the same title can be told apart', () => {
    expect(forms.map(({ slug, title, name, hasCard }) => [slug, title, name, hasCard])).toEqual([
      ['lamp', 'Lamp Request', 'Lamp Request', true],
      ['bridge', 'Old Bridge', 'Old Bridge (bridge)', false],
      ['bridge-2', 'Old Bridge', 'Old Bridge (bridge-2)', false],
      ['gate', 'Gate', 'Gate', false],
      ['torn', 'torn', 'torn', false],
    ])
  })

  it('count questions, not labels: two with one label are two, one that two answers show is one', () => {
    const shown = '{"then":{"properties":{"why":{"title":"Why?"}}}}'
    const text = `{"properties":{"one":{"title":"Name"},"other":{"title":"Name"}},"allOf":[${shown},${shown}]}`
    expect(listForms(new Map([['forms/lamp/schema.json', text]]), now)[0]?.questions).toBe(3)
  })

  it.each([
    '{"allOf":{},"properties":{"one":null,"two":{"title":2}}}',
    '{"allOf":[null,{"then":7}],"properties":[]}',
    '{"title":{}}',
    '[]',
    'null',
  ])('are listed while a file of theirs is %s', (text) => {
    const written = new Map([
      ['forms/lamp/schema.json', text],
      ['forms/lamp/ui.json', '{"ui:door":null}'],
    ])
    expect(listForms(written, now)).toMatchObject([
      { slug: 'lamp', title: 'lamp', labels: [], isClosed: false },
    ])
  })

  it('are closed while their door is', () => {
    const withDoor = (until: string) =>
      listForms(
        new Map([...files, ['forms/lamp/ui.json', `{"ui:door":{"until":"${until}T00:00[UTC]"}}`]]),
        now,
      )
    expect(withDoor('2026-07-01').map(({ isClosed }) => isClosed)).toEqual([true, false, false, false, false])
    expect(withDoor('2026-07-02')[0]?.isClosed).toBe(false)
  })

  it('are found by words of their title and slug, whatever their order and case', () => {
    expect(found('')).toHaveLength(5)
    expect(found('REQUEST  lamp')).toEqual([['lamp', undefined]])
    expect(found('bridge 2')).toEqual([['bridge-2', undefined]])
    expect(found('torn')).toEqual([['torn', undefined]])
    expect(found('lamps requests')).toEqual([['lamp', undefined]])
    expect(found('lamp bridge')).toEqual([])
  })

  it('are in this order: the title begins with the words, a word in it begins with them, the rest', () => {
    const named = ['Board Report', 'Hoard Request', 'Night Oar Report', 'Oar Report'].map(
      (title, index) => [`forms/f${index}/schema.json`, schema(title, 'Which oar?')] as const,
    )
    const titles = findForms(listForms(new Map([...named, ...files]), now), 'oar').map(({ title }) => title)
    expect(titles).toEqual(['Oar Report', 'Night Oar Report', 'Board Report', 'Hoard Request'])
  })

  it('are found by a question, also a conditional one, and say which', () => {
    expect(found('which')).toEqual([
      ['lamp', 'Which colour?'],
      ['bridge-2', 'Which stone?'],
      ['gate', 'Which Key?'],
    ])
    expect(found('gate key')).toEqual([['gate', 'Which Key?']])
  })
})

describe('the search of the list', () => {
  const card = { slug: 'lamp', title: 'Lamp Request', description: 'For dark corners.', keywords: ['torch'] }
  const situations = [{ id: 'dark', text: 'I cannot see', forms: ['gate', 'lamp'] }]
  const manifest = JSON.stringify({ cards: [card, { slug: 'gate', title: 'Gate' }], situations })
  const listed = new Map([...files, ['forms/manifest.json', manifest]])
  const search = (wanted: string) =>
    findForms(listForms(listed, now), wanted, readListing(listed)).map(({ slug, covers, happened }) => [
      slug,
      covers,
      happened,
    ])

  it('finds what a visitor finds: by the description of a card and by its keywords', () => {
    expect(search('corners')).toEqual([['lamp', undefined, undefined]])
    expect(search('torches')).toEqual([['lamp', 'torch', undefined]])
    expect(search('tortch')).toEqual([['lamp', 'torch', undefined]])
  })

  it('finds the forms for what happened to a visitor, and says what that is', () => {
    expect(search('cannot see')).toEqual([
      ['lamp', undefined, 'I cannot see'],
      ['gate', undefined, 'I cannot see'],
    ])
  })

  it('goes by what there is of a card or a situation that is being written', () => {
    const written = new Map([
      ...files,
      ['forms/manifest.json', '{"cards":[{"slug":"lamp","title":"Lamp","tags":7}],"situations":[null,{}]}'],
    ])
    expect(findForms(listForms(written, now), 'torch', readListing(written))).toEqual([])
  })
})
