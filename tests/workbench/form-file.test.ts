import { describe, expect, it } from 'vitest'
import { fileOf, filesOfForm, slugsIn } from '../../src/workbench/form-files'

describe('a file of the forms', () => {
  it.each([
    ['forms/manifest.json', { kind: 'manifest' }],
    ['forms/guild/ui.json', { kind: 'ui', slug: 'guild' }],
    ['forms/sailor-report/schema.json', { kind: 'schema', slug: 'sailor-report' }],
    ['forms/guild/fixtures.json', { kind: 'fixtures', slug: 'guild' }],
    ['forms/guild/messages.snapshot.json', { kind: 'snapshot', slug: 'guild' }],
  ])('%s is recognized by its path', (path, file) => {
    expect(fileOf(path)).toEqual(file)
  })

  it.each([
    'forms/README.md',
    'forms/_schema/ui.schema.json',
    'forms/guild/other.json',
    'forms/Staff/ui.json',
    'forms/guild//ui.json',
  ])('%s is left alone', (path) => {
    expect(fileOf(path)).toBeUndefined()
  })
})

it('lists the forms by name', () => {
  expect(
    slugsIn(
      new Map([
        ['forms/guild/ui.json', ''],
        ['forms/contact/ui.json', ''],
        ['forms/manifest.json', ''],
      ]),
    ),
  ).toEqual(['contact', 'guild'])
})

it('orders the files as staff think of them', () => {
  const names = ['messages.snapshot.json', 'fixtures.json', 'message.json', 'ui.json', 'schema.json']
  const files = new Map([
    ...names.map((name) => [`forms/guild/${name}`, ''] as const),
    ['forms/manifest.json', ''],
    ['forms/contact/ui.json', ''],
  ])
  expect(filesOfForm(files, 'guild').map(({ path }) => path.replace('forms/', ''))).toEqual([
    'guild/schema.json',
    'guild/ui.json',
    'guild/message.json',
    'manifest.json',
    'guild/fixtures.json',
    'guild/messages.snapshot.json',
  ])
})
