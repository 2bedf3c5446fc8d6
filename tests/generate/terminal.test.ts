import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runFix, type Run } from '../../src/generate/cli/run-fix'
import { runNew } from '../../src/generate/cli/run-new'
import { formsOnDisk } from '../../src/generate/cli/terminal'
import { cache, sampleForms } from './sample-forms'

const timeout = 60_000
const ui = 'forms/guestlist-request/ui.json'
const snapshot = 'forms/guestlist-request/messages.snapshot.json'

let top: string

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'terminal-'))
  for (const [path, text] of sampleForms) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
})

afterEach(() => rmSync(top, { recursive: true }))

/** A command on these files, as on the terminal. */
async function run(command: (run: Run) => Promise<number>, ...args: readonly string[]) {
  const said: string[] = []
  const conversation = { say: (text: string) => void said.push(text), ask: async () => undefined }
  const code = await command({ args: ['--root', top, ...args], conversation, cache, ...formsOnDisk })
  return { code, shown: said.join('\n') }
}

/** Every file, including hidden ones, with its text. */
function everything(): ReadonlyMap<string, string> {
  const entries = readdirSync(top, { recursive: true, withFileTypes: true })
  const places = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(places.map((place) => [place, readFileSync(place, 'utf8')]))
}

function edit(path: string, change: (text: string) => string): void {
  const place = join(top, path)
  writeFileSync(place, change(readFileSync(place, 'utf8')))
}

const newForm = ['--title', 'Lost Pet', '--description', 'Tell us.', '--tags', 'pets']
const question = ['--question', 'Name of the pet | text | required']

describe('a command that cannot write a file', { timeout }, () => {
  beforeEach(() => edit(ui, (text) => text.replace('"textarea"', '"textaera"')))

  it('changes none, and says which it was', async () => {
    rmSync(join(top, snapshot))
    mkdirSync(join(top, snapshot, 'inside'), { recursive: true })
    const before = everything()
    const { code, shown } = await run(runFix, '--yes')
    expect(shown).toContain(
      `"${snapshot}" could not be written, so nothing was changed. The disk says: EISDIR`,
    )
    expect(code).toBe(1)
    expect(everything()).toEqual(before)
  })

  it('adds no part of a form, where a file has the name of its folder', async () => {
    writeFileSync(join(top, 'forms/lost-pet'), '')
    const before = everything()
    const { code, shown } = await run(runNew, ...newForm, ...question)
    expect(shown).toMatch(/^"forms\/lost-pet\/[a-z]+\.json" could not be written, so nothing was changed\./)
    expect(code).toBe(1)
    expect(everything()).toEqual(before)
  })
})

describe('a command without forms', { timeout }, () => {
  it.each([
    { name: 'forms:fix', command: runFix },
    { name: 'forms:new', command: runNew },
  ])('says so where a file has the name of their folder: $name', async ({ command }) => {
    rmSync(join(top, 'forms'), { recursive: true })
    writeFileSync(join(top, 'forms'), '')
    const { code, shown } = await run(command)
    expect(shown).toMatch(/^There are no forms here/)
    expect(code).toBe(2)
  })
})

describe('a command that would write through a link', { timeout }, () => {
  it('changes nothing, and says where the link is', async () => {
    edit(ui, (text) => text.replace('"textarea"', '"textaera"'))
    renameSync(join(top, snapshot), join(top, 'elsewhere.json'))
    symlinkSync(join(top, 'elsewhere.json'), join(top, snapshot))
    const before = everything()
    const { code, shown } = await run(runFix, '--yes')
    expect(shown).toContain(`"${snapshot}" is a link to another place, so nothing was changed.`)
    expect(code).toBe(1)
    expect(everything()).toEqual(before)
  })
})

describe('the files of a command', { timeout }, () => {
  it('are none where the root is a file', async () => {
    expect((await formsOnDisk.read(join(top, ui))).size).toBe(0)
  })

  it('can be read by the same people as before', async () => {
    chmodSync(join(top, ui), 0o600)
    const { mode } = statSync(join(top, ui))
    edit(ui, (text) => text.replace('"textarea"', '"textaera"'))
    expect((await run(runFix, '--yes')).code).toBe(0)
    expect(readFileSync(join(top, ui), 'utf8')).toContain('"textarea"')
    expect(statSync(join(top, ui)).mode).toBe(mode)
  })

  it('are restored where the command before ended half-way', async () => {
    const before = everything()
    const old = 'guestlist-request/.saving-7f0c3f36-4d5c-4b52-9d0e-3f0f5e2a6a10-0.old'
    const step = { path: 'guestlist-request/ui.json', old, next: old.replace('.old', '.new') }
    writeFileSync(join(top, 'forms', old), readFileSync(join(top, ui)))
    writeFileSync(join(top, ui), '{}')
    writeFileSync(join(top, 'forms/.saving.json'), JSON.stringify([step]))
    expect((await run(runFix)).shown).toMatch(/^Nothing to fix/)
    expect(everything()).toEqual(before)
  })
})
