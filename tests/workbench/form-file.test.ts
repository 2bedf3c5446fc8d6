import { describe, expect, it } from 'vitest'
import { filesOfForm, slugsIn } from '../../src/workbench/client/files/files-of-form'
import { fileOf } from '../../src/workbench/client/files/form-file'

describe('a file of the forms', () => {
  it.each([
    ['forms/manifest.json', { kind: 'manifest' }],
    ['forms/staff/ui.json', { kind: 'ui', slug: 'staff' }],
    ['forms/ban-report/schema.json', { kind: 'schema', slug: 'ban-report' }],
    ['forms/staff/fixtures.json', { kind: 'fixtures', slug: 'staff' }],
    ['forms/staff/messages.snapshot.json', { kind: 'snapshot', slug: 'staff' }],
  ])('%s is known by its path', (path, file) => {
    expect(fileOf(path)).toEqual(file)
  })

  it.each([
    'forms/README.md',
    'forms/_schema/ui.schema.json',
    'forms/staff/other.json',
    'forms/Staff/ui.json',
    'forms/staff//ui.json',
  ])('%s is left alone', (path) => {
    expect(fileOf(path)).toBeUndefined()
  })
})

it('lists the forms by name', () => {
  expect(
    slugsIn(
      new Map([
        ['forms/staff/ui.json', ''],
        ['forms/contact/ui.json', ''],
        ['forms/manifest.json', ''],
      ]),
    ),
  ).toEqual(['contact', 'staff'])
})

it('orders a form as staff think of it', () => {
  const names = ['messages.snapshot.json', 'fixtures.json', 'message.json', 'ui.json', 'schema.json']
  const files = new Map([
    ...names.map((name) => [`forms/staff/${name}`, ''] as const),
    ['forms/manifest.json', ''],
    ['forms/contact/ui.json', ''],
  ])
  expect(filesOfForm(files, 'staff').map(({ path }) => path.replace('forms/', ''))).toEqual([
    'staff/schema.json',
    'staff/ui.json',
    'staff/message.json',
    'manifest.json',
    'staff/fixtures.json',
    'staff/messages.snapshot.json',
  ])
})
