import { describe, expect, it } from 'vitest'
import { valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { partPanel } from '../../../src/workbench/client/panels/part-panel'
import { emptyForm } from './form-texts'

const manifest = `{
  "$schema": "./_schema/manifest.schema.json",
  "situations": [
    { "id": "dark", "text": "It is dark", "forms": ["lantern", "torch"] },
    { "id": "lost", "text": "I am lost", "forms": [
        "map",
        "torch"
    ] },
    { "id": "cold", "text": "I am cold", "forms": ["lantern"] }
  ],
  "cards": [
    { "slug": "lantern", "title": "Lantern", "description": "", "colour": "#112233", "popularity": 1,
      "tags": ["light"], "keywords": ["lamp",   "glow"] },
    { "slug": "torch", "title": "Torch", "description": "", "colour": "#445566", "popularity": 2, "tags": ["light"] }
  ]
}
`

const form: FormTexts = { ...emptyForm, manifest }

function cardOf(texts: FormTexts, slug: string, saved = manifest) {
  const panel = partPanel(texts, slug, 'card', new Map([['forms/manifest.json', saved]]))
  if (!panel) throw new Error('There is no card.')
  return panel
}

/** The manifest after a change of a card. */
const changed = (slug: string, values: Readonly<Record<string, string>>, texts = form) => {
  const panel = cardOf(texts, slug)
  return panel.apply({ ...panel.values, ...values }).manifest
}

const errors = (slug: string, values: Readonly<Record<string, string>>) => {
  const panel = cardOf(form, slug)
  return panel.check({ ...panel.values, ...values })
}

describe('the situations of a card', () => {
  it('are offered by their sentences, and those that lead to the form are chosen', () => {
    const { schema, ui, values } = cardOf(form, 'torch')
    expect(schema.properties['situations']?.items?.enum).toEqual(['dark', 'lost', 'cold'])
    expect(ui['situations']).toMatchObject({ 'ui:enumNames': { dark: 'It is dark', lost: 'I am lost' } })
    expect(values['situations']).toBe('dark\nlost')
  })

  it('take the form last, and nothing else in the text changes', () => {
    expect(changed('lantern', { situations: 'dark\nlost\ncold' })).toBe(
      manifest.replace('        "torch"\n', '        "torch",\n        "lantern"\n'),
    )
    expect(changed('torch', { situations: 'dark\nlost\ncold' })).toBe(
      manifest.replace('"forms": ["lantern"]', '"forms": ["lantern", "torch"]'),
    )
  })

  it('lose the form, and have it where it was when it is put back before it is saved', () => {
    const without = changed('lantern', { situations: 'cold' })
    expect(without).toBe(manifest.replace('["lantern", "torch"]', '["torch"]'))
    expect(changed('lantern', { situations: 'dark\ncold' }, { ...form, manifest: without })).toBe(manifest)
  })

  it('keep their last form, and say where another one is added', () => {
    expect(errors('lantern', { situations: 'dark' })).toEqual({
      situations:
        "“I am cold” leads to this form alone, so it stays. First add another form to it, on that form's card, and save it there.",
    })
    expect(errors('lantern', { situations: 'cold' })).toEqual({})
  })

  it('keep their last form that is saved, as each form is saved by itself', () => {
    const added = { ...form, manifest: changed('torch', { situations: 'dark\nlost\ncold' }) }
    const remove = (saved: string) => {
      const panel = cardOf(added, 'lantern', saved)
      return panel.check({ ...panel.values, situations: 'dark' })
    }
    expect(Object.keys(remove(manifest))).toEqual(['situations'])
    expect(remove(added.manifest)).toEqual({})
  })

  it.each([
    '{ "cards": [{ "slug": "torch" }] }',
    manifest.replace('"forms": ["lantern"]', '"forms": "lantern"'),
  ])('are left out where there are none, or where they cannot be read: case %#', (text) => {
    const { schema, values } = cardOf({ ...form, manifest: text }, 'torch')
    expect(schema.properties).not.toHaveProperty('situations')
    expect(values['situations']).toBe('')
  })
})

describe('the search words of a card', () => {
  it('are one per line, and nothing else in the text changes', () => {
    expect(cardOf(form, 'lantern').values['keywords']).toBe('lamp\nglow')
    expect(changed('lantern', { keywords: 'lamp\n glow worm \n\nshine\n' })).toBe(
      manifest.replace('"glow"]', '"glow worm",   "shine"]'),
    )
  })

  it('are written where there were none, and leave nothing behind', () => {
    const added = changed('torch', { keywords: 'flame' })
    const { cards = [] } = valuesOf({ ...form, manifest: added }).manifest ?? {}
    expect(cards[1]).toMatchObject({ keywords: ['flame'] })
    expect(changed('torch', { keywords: '' }, { ...form, manifest: added })).toBe(manifest)
  })

  it('are refused twice', () => {
    expect(errors('lantern', { keywords: 'lamp\nglow\nlamp' })).toEqual({
      keywords: '“lamp” is here twice. Delete one of the two.',
    })
  })
})
