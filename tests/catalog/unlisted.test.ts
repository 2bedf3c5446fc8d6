import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formsPlugin } from '../../src/catalog/forms-plugin'
import { readDefinition, readManifest, readPlace } from '../../src/catalog/read-definitions'

const folder = join(import.meta.dirname, '../lint/sample/forms')

test('an unlisted form has no card, and the catalog has the title of its page', async () => {
  const { load } = formsPlugin({ addresses: () => ({}), folder })
  // The hook uses no Vite features for its own module.
  const source = String(await (load as (id: string) => unknown).call(undefined, '\0virtual:cards'))
  const [, cards = ''] = /export const cards = (.*)/.exec(source) ?? []
  const [, unlisted = ''] = /export const unlisted = (.*)/.exec(source) ?? []
  const hidden = readManifest(folder).unlisted ?? []
  expect(hidden).toContain('harbour-trip')
  expect(JSON.parse(cards)).not.toContainEqual(expect.objectContaining({ slug: 'harbour-trip' }))
  expect(JSON.parse(unlisted)).toEqual(
    hidden.map((slug) => {
      const { title, description } = readDefinition(slug, folder).schema
      return { slug, title, description }
    }),
  )
})

test('a related form without a card has the title of its page', () => {
  const { title } = readDefinition('harbour-trip', folder).schema
  const relating = (slug: string) => {
    const definition = readDefinition('guild', folder)
    return readPlace({ ...definition, ui: { ...definition.ui, 'ui:related': [slug] } }, folder).related
  }
  expect(relating('harbour-trip')).toEqual([{ slug: 'harbour-trip', title }])
  expect(relating('contact')).toEqual([
    { slug: 'contact', title: readDefinition('contact', folder).schema.title },
  ])
  expect(relating('gone')).toEqual([])
})
