import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentFolder } from '../../src/lint/source/file-kind'
import { outFolder } from '../../src/tooling/command-settings'
import { root } from '../../src/tooling/root'
import { copySiteWithOwnForms } from '../support/copy-site'
import { temporaryFolder } from '../support/temporary-folder'

// A build that takes a wrong folder deletes what is in it, so only a copy is ever built here.
const copy = mkdtempSync(join(tmpdir(), 'built-copy-'))
beforeAll(() => copySiteWithOwnForms(copy))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function build(outDir: string, settings: Readonly<Record<string, string>> = {}) {
  const env = {
    ...process.env,
    SANDBOX_ORIGIN: 'http://localhost:4174',
    SANDBOX_ONLY: 'yes',
    OUT_DIR: outDir,
    ...settings,
  }
  const program = ['--import', 'tsx', 'src/tooling/build.ts']
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: copy, env, encoding: 'utf8' })
  return { status, stderr }
}

describe('the folder of a build', () => {
  it('is the usual one where OUT_DIR is missing or empty', () => {
    const usual = join(root, 'dist-of-no-build')
    expect([undefined, '', ' '].map((wanted) => outFolder(wanted, 'dist-of-no-build'))).toEqual([
      usual,
      usual,
      usual,
    ])
  })

  it('is relative to the repository, or absolute', () => {
    const folder = temporaryFolder()
    expect(outFolder('dist-of-no-build', 'dist')).toBe(join(root, 'dist-of-no-build'))
    expect(outFolder(folder, 'dist')).toBe(folder)
  })

  it('may have an earlier build in it', () => {
    const folder = temporaryFolder()
    for (const name of ['index.html', '_headers', 'sw.js']) writeFileSync(join(folder, name), name)
    expect(outFolder(folder, 'dist')).toBe(folder)
  })

  it('has no files that no build wrote', () => {
    const before = readdirSync(copy, { recursive: true })
    const { status, stderr } = build('.')
    expect(stderr).toMatch(/^Nothing was built, .* has files that no build wrote\./)
    expect(status).toBe(1)
    expect(readdirSync(copy, { recursive: true })).toEqual(before)
  })

  it('is no file', () => {
    const { status, stderr } = build('package.json')
    expect(stderr).toMatch(/^Nothing was built, .*package\.json is a file/)
    expect(status).toBe(1)
  })

  it('can be written', () => {
    const { status, stderr } = build('package.json/dist')
    expect(stderr).toMatch(/^Nothing was built, because .*package\.json\/dist cannot be written\./)
    expect(status).toBe(1)
  })

  it('does not contain the repository, even with a build in it', () => {
    for (const name of ['index.html', '_headers']) writeFileSync(join(copy, name), name)
    const { status, stderr } = build(copy)
    for (const name of ['index.html', '_headers']) rmSync(join(copy, name))
    expect(stderr).toMatch(/^Nothing was built/)
    expect(status).toBe(1)
  })
})

it('prints the report of the linter where the content has mistakes', () => {
  const paths = readdirSync(join(copy, contentFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => contentFolder + name)
  const texts = paths.map((path) => readFileSync(join(copy, path), 'utf8'))
  for (const [index, path] of paths.entries())
    writeFileSync(join(copy, path), texts[index]?.replace('{', '{,') ?? '')
  const { status, stderr } = build('dist')
  for (const [index, path] of paths.entries()) writeFileSync(join(copy, path), texts[index] ?? '')
  for (const path of paths) expect(stderr).toContain(`${path}, line 1`)
  expect(status).toBe(1)
})

it('says of a wrong value what is wrong with it, and not that a placeholder would go live', () => {
  const { status, stderr } = build('dist', { SANDBOX_ONLY: '', SITE_URL: 'harbour.net/' })
  expect(stderr).toContain('SITE_URL is "harbour.net/", which is not a web address.')
  expect(stderr).not.toContain('placeholder')
  expect(status).toBe(1)
})

describe('a build that fails after it has written scripts', { timeout: 120_000 }, () => {
  it('leaves the earlier site, with the scripts of those before it', () => {
    const site = join(copy, 'dist')
    mkdirSync(join(site, 'assets'), { recursive: true })
    const files = ['_headers', 'about.html', 'assets', 'assets/site-1.js', 'index.html']
    for (const name of files.filter((name) => name !== 'assets')) writeFileSync(join(site, name), name)
    writeFileSync(join(copy, 'src/tooling/prerender.ts'), 'process.exit(1)\n')
    expect(build('dist').status).toBe(1)
    expect(readdirSync(site, { recursive: true }).toSorted()).toEqual(files)
  })
})
