import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../src/workbench/form-files'
import { changesOf } from '../../src/workbench/client/store/state'
import { createStore } from '../../src/workbench/client/store/store'
import { linesThatDiffer } from '../../src/workbench/client/components/LineDifferences'
import { formPatch, formZip } from '../../src/workbench/client/files/form-exports'

describe('the zip of a form', () => {
  it('contains its folder and the manifest, at their places in the repository', () => {
    const files = new Map([
      ['forms/guild/ui.json', '{ "ui:help": "Größe ✅" }'],
      ['forms/guild/fixtures.json', '{}'],
      ['forms/manifest.json', '[]'],
      ['forms/contact/ui.json', '{}'],
    ])
    const texts = unzipSync(formZip(files, [], 'guild', new Date(2026, 0, 31)))
    expect(Object.keys(texts)).toEqual([
      'forms/guild/ui.json',
      'forms/manifest.json',
      'forms/guild/fixtures.json',
    ])
    expect(strFromU8(texts['forms/guild/ui.json'] ?? new Uint8Array())).toBe('{ "ui:help": "Größe ✅" }')
  })

  it('has the card of the form as it is now, and those of other forms as they are saved', () => {
    const path = 'forms/manifest.json'
    const cards = (...titles: readonly string[]) =>
      JSON.stringify({ cards: titles.map((title, index) => ({ slug: `form-${index}`, title })) })
    const store = createStore(() => 0)
    store.send({ type: 'opened', disk: new Map([[path, cards('A', 'B')]]), drafts: new Map() })
    store.send({ type: 'edited', form: 'form-0', texts: new Map([[path, cards('Mine', 'Unfinished')]]) })
    const { disk } = store.get()
    const texts = unzipSync(formZip(disk, changesOf(store.get(), 'form-0'), 'form-0', new Date(2026, 0, 31)))
    expect(JSON.parse(strFromU8(texts[path] ?? new Uint8Array()))).toEqual(JSON.parse(cards('Mine', 'B')))
  })
})

describe('the patch of a form', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'patch-'))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  /** Write the base texts, apply the patch as a person would, and read the result. */
  function applied(changes: readonly Change[]): readonly (string | null)[] {
    for (const { path, base } of changes) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      if (base !== null) writeFileSync(join(folder, path), base)
    }
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input: formPatch(changes) })
    return changes.map(({ path }) =>
      existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null,
    )
  }

  it.each([
    ['a changed file', 'a\nb\nc\n', 'a\nB\nc\n'],
    ['a new file', null, '{\n  "a": "ä ✅"\n}\n'],
    ['a deleted file', 'a\nb\n', null],
    ['a file without a line end', 'a\nb', 'a\nc'],
    ['a file that gets its line end', 'a', 'a\n'],
  ])('carries %s', (_, base, text) => {
    expect(applied([{ path: 'forms/guild/ui.json', base, text }])).toEqual([text])
  })

  it('contains several files', () => {
    const changes = [
      { path: 'forms/guild/ui.json', base: 'a\n', text: 'b\n' },
      { path: 'forms/guild/fixtures.json', base: null, text: '{}\n' },
      { path: 'forms/manifest.json', base: '[]\n', text: '[1]\n' },
    ]
    expect(applied(changes)).toEqual(['b\n', '{}\n', '[1]\n'])
  })
})

describe('the changed lines', () => {
  it('are shown with a sign, and with the lines around them', () => {
    expect(linesThatDiffer('a\nb\nc\nd\n', 'a\nb\nX\nd\n')).toEqual([{ one: 'c', other: 'X' }])
  })
})
