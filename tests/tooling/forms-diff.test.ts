import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCache } from '../../src/lint/source/read-workspace'
import { compareForms, describeDiff } from '../../src/tooling/forms-diff/compare-forms'
import { root } from '../../src/tooling/root'
import { sampleFiles } from '../lint/sample-files'

const before = sampleFiles()
const cache = createCache()
const compare = (from: typeof before, to: typeof before) => compareForms(from, to, cache)
const textOf = (path: string) => Buffer.from(before.get(path) ?? '').toString()
const withText = (path: string, change: (text: string) => string) =>
  new Map([...before, [path, change(textOf(path))]])
const schema = 'forms/guild/schema.json'

describe('two states of the forms', () => {
  it('are alike where nothing changed', () => {
    expect(compare(before, before)).toEqual({ fresh: [], gone: [], kept: 0, forms: [], files: [] })
  })

  it('differ by the problems that are new, those that are gone, and nothing that only moved', () => {
    const broken = withText(schema, (text) => text.replace('"maxLength": 100', '"maxLenght": 100'))
    const { fresh, forms } = compare(before, broken)
    expect(fresh.map(({ file, severity }) => [file, severity])).toEqual([[schema, 'error']])
    expect(forms).toEqual([{ slug: 'guild', change: 'changed', files: ['schema.json'] }])
    expect(compare(broken, before)).toMatchObject({ fresh: [], gone: fresh, kept: 0 })
    const moved = new Map([...broken, [schema, `\n${String(broken.get(schema))}`]])
    expect(compare(broken, moved)).toMatchObject({ fresh: [], gone: [], kept: 1 })
  })

  it('name forms that came, went, or have another card, and other files', () => {
    const manifest = JSON.parse(textOf('forms/manifest.json'))
    manifest.cards[0].popularity = 1
    const after = new Map([...before].filter(([path]) => !path.startsWith('forms/nomination/')))
    after.set('forms/manifest.json', JSON.stringify(manifest))
    after.set('forms/zoo/schema.json', '{}')
    const { forms, files } = compare(before, after)
    expect(forms.map(({ slug, change }) => [slug, change])).toEqual([
      [manifest.cards[0].slug, 'changed'],
      ['nomination', 'removed'],
      ['zoo', 'added'],
    ])
    expect(files).toEqual(['forms/manifest.json'])
  })

  it('become Markdown in which what others wrote is quoted, and cannot end its quotation', () => {
    const nasty = withText(schema, (text) =>
      text.replace('"maxLength": 100', '"``` @everyone <img src=x>": 100'),
    )
    nasty.set('forms/guild/a`|@b.json', '{}')
    const markdown = describeDiff(compare(before, nasty), nasty, 'main')
    const outside = markdown.replaceAll(/(`{3,})text\n[^]*?\n\1/g, '').replaceAll(/`[^`\n]*`/g, '')
    expect(markdown).toContain('@everyone')
    expect(outside).not.toMatch(/everyone|<img|@b/)
    expect(outside).not.toContain('`')
  })
})

describe('npm run forms:diff', () => {
  let place: string

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'forms-diff-test-'))
  })
  afterEach(() => rmSync(place, { recursive: true, force: true }))

  const run = (...parameters: readonly string[]) =>
    execFileSync(
      process.execPath,
      ['--import', join(root, 'node_modules/tsx/dist/esm/index.mjs'), ...parameters],
      {
        cwd: place,
        stdio: 'pipe',
      },
    ).toString()
  const program = join(root, 'src/tooling/forms-diff/cli.ts')
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], {
      cwd: place,
    })

  it('compares with the commit that both have, and writes what it prints', { timeout: 120_000 }, () => {
    // Few forms are enough here, and are checked in no time.
    const few = /^(?:forms\/(?:contact|_schema|manifest)|src|public)/
    for (const [path, text] of before) {
      if (!few.test(path)) continue
      mkdirSync(dirname(join(place, path)), { recursive: true })
      if (!path.endsWith('/')) writeFileSync(join(place, path), text)
    }
    cpSync(join(root, 'forms/_schema'), join(place, 'forms/_schema'), { recursive: true })
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '--message=before')
    git('checkout', '--quiet', '-b', 'change')
    writeFileSync(join(place, 'src/site/content/vote.json'), '{')
    const printed = run(program, 'main')
    expect(printed).toContain('src/site/content/vote.json, line 1')
    expect(printed).toContain(readFileSync(join(place, 'dist-forms-diff/changes.md'), 'utf8'))
    expect(() => run(program, 'no-such-branch')).toThrow(/no revision "no-such-branch"/)
  })
})
