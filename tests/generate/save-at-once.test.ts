import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { root } from '../../src/tooling/root'
import { temporaryFolder } from '../support/temporary-folder'
import { sampleForms } from './sample-forms'

const timeout = 120_000
let top: string

beforeEach(() => {
  top = temporaryFolder()
  for (const [path, text] of sampleForms) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
})

const newForm = (title: string) => {
  const told = ['--title', title, '--description', `Tell us: ${title}.`, '--tags', 'pets']
  const program = ['--import', 'tsx', 'src/generate/new-cli.ts', '--root', top]
  return [...program, ...told, '--question', 'Name of the pet | text | required']
}

/** The exit code of `npm run forms:new`, and what it prints. */
async function run(title: string) {
  const child = spawn(process.execPath, newForm(title), { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let shown = ''
  child.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, shown }
}

function cards(): readonly string[] {
  const { cards: all } = JSON.parse(readFileSync(join(top, 'forms/manifest.json'), 'utf8'))
  return all.map(({ slug }: { readonly slug: string }) => slug)
}

it('new forms written at once have all their files and cards, each name once', { timeout }, async () => {
  const results = await Promise.all(['Lost Pet', 'Found Pet', 'Lost Pet'].map(run))
  expect(results.filter(({ code }) => code === 0)).toHaveLength(2)
  const slugs = ['found-pet', 'lost-pet']
  const written = cards().filter((slug) => slugs.includes(slug))
  expect(written.toSorted()).toEqual(slugs)
  for (const slug of slugs) expect(existsSync(join(top, 'forms', slug, 'schema.json'))).toBe(true)
  expect(readdirSync(join(top, 'forms'), { recursive: true }).join('\n')).not.toContain('.saving')
})

it('a command says in words that another process is saving, and changes nothing', { timeout }, async () => {
  const before = readdirSync(join(top, 'forms'))
  const lock = { pid: process.pid, host: hostname(), at: Date.now(), id: 'of this test' }
  writeFileSync(join(top, 'forms/.saving.lock'), JSON.stringify(lock))
  const { code, shown } = await run('Lost Pet')
  expect(shown).toMatch(
    /^Another change to the forms is being saved at this moment, so nothing was changed\./,
  )
  expect(code).toBe(1)
  expect(readdirSync(join(top, 'forms'))).toEqual(['.saving.lock', ...before])
})
