import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workbenchApi } from '../../../src/workbench/server/server'
import { readFormFiles } from '../../../src/workbench/server/forms-folder'

const own = { host: 'localhost:5350', origin: 'http://localhost:5350', 'content-type': 'application/json' }
const path = 'forms/nomination/ui.json'
const old = '{ "a": 1 }\n'

let top: string
let folder: string

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'workbench-'))
  folder = join(top, 'forms')
  mkdirSync(join(folder, 'nomination/fixtures'), { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), '{ "cards": [] }\n')
  writeFileSync(join(folder, 'nomination/ui.json'), old)
  writeFileSync(join(folder, 'nomination/notes.txt'), 'private')
  writeFileSync(join(folder, 'README.md'), 'guide')
})

afterEach(() => rmSync(top, { recursive: true }))

function put(changes: unknown, headers: Readonly<Record<string, string>> = own, slug = 'nomination') {
  const body = JSON.stringify({ changes })
  return workbenchApi({ folder }).request(`/forms/${slug}`, { method: 'PUT', headers, body })
}

function onDisk(name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

describe('reading the forms', () => {
  it('returns every editable file, and no other', async () => {
    const reply = await workbenchApi({ folder }).request('/forms', { headers: own })
    expect(await reply.json()).toEqual({
      files: { 'forms/manifest.json': '{ "cards": [] }\n', [path]: old },
      inbox: null,
    })
  })

  it('follows no link, be it to a file, out of the folder or in a cycle', async () => {
    writeFileSync(join(top, '.env'), 'SECRET=1')
    symlinkSync(join(top, '.env'), join(folder, 'nomination/schema.json'))
    mkdirSync(join(top, 'elsewhere/fixtures'), { recursive: true })
    writeFileSync(join(top, 'elsewhere/ui.json'), '{ "elsewhere": true }')
    symlinkSync(join(top, 'elsewhere'), join(folder, 'contest'))
    symlinkSync('.', join(folder, 'loop'))
    symlinkSync('..', join(folder, 'nomination/fixtures/loop'))
    const reply = await workbenchApi({ folder }).request('/forms', { headers: own })
    expect(await reply.json()).toMatchObject({
      files: { 'forms/manifest.json': '{ "cards": [] }\n', [path]: old },
    })
    expect(Object.keys(readFormFiles(folder))).toEqual(['forms/manifest.json', path])
  })

  it('skips a folder with the name of a file', async () => {
    mkdirSync(join(folder, 'contest/ui.json'), { recursive: true })
    const reply = await workbenchApi({ folder }).request('/forms', { headers: own })
    expect(Object.keys(readFormFiles(folder))).toEqual(['forms/manifest.json', path])
    expect(reply.status).toBe(200)
  })

  it('is never cached', async () => {
    const reply = await workbenchApi({ folder }).request('/forms', { headers: own })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['workbench.example', 'localhost.example', '127.0.0.1.example', '192.168.1.4', ''])(
    'is refused under the name "%s"',
    async (host) => {
      const reply = await workbenchApi({ folder }).request('/forms', { headers: { host } })
      expect(reply.status).toBe(403)
    },
  )

  it.each(['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'LOCALHOST'])(
    'is allowed under "%s"',
    async (host) => {
      const reply = await workbenchApi({ folder }).request('/forms', { headers: { host } })
      expect(reply.status).toBe(200)
    },
  )
})

describe('saving a form', () => {
  it('writes a changed file', async () => {
    const reply = await put([{ path, base: old, text: '{ "a": 2 }\n' }])
    expect(await reply.json()).toEqual({ state: 'saved', building: false })
    expect(onDisk('nomination/ui.json')).toBe('{ "a": 2 }\n')
  })

  it('writes a new form with its folders, and its card', async () => {
    await put(
      [
        { path: 'forms/contest/fixtures.json', base: null, text: '{}' },
        { path: 'forms/manifest.json', base: '{ "cards": [] }\n', text: '{ "cards": [1] }' },
      ],
      own,
      'contest',
    )
    expect(onDisk('contest/fixtures.json')).toBe('{}')
    expect(onDisk('manifest.json')).toBe('{ "cards": [1] }')
  })

  it('deletes a file whose text is null', async () => {
    await put([{ path, base: old, text: null }])
    expect(existsSync(join(folder, 'nomination/ui.json'))).toBe(false)
  })

  it('removes folders that become empty', async () => {
    rmSync(join(folder, 'nomination/notes.txt'))
    rmSync(join(folder, 'nomination/fixtures'), { recursive: true })
    expect((await put([{ path, base: old, text: null }])).status).toBe(200)
    expect(existsSync(join(folder, 'nomination'))).toBe(false)
    expect(existsSync(folder)).toBe(true)
  })

  it("writes another form's ui.json, which may refer to this one, and no other file of it", async () => {
    const other = 'forms/contact/ui.json'
    expect((await put([{ path: other, base: null, text: '{}' }])).status).toBe(200)
    expect((await put([{ path: 'forms/contact/schema.json', base: null, text: '{}' }])).status).toBe(400)
  })

  it('leaves no temporary files', async () => {
    await put([{ path, base: old, text: '{}' }])
    expect(readdirSync(join(folder, 'nomination')).toSorted()).toEqual(['fixtures', 'notes.txt', 'ui.json'])
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'manifest.json', 'nomination'])
  })

  it('writes neither of two files if one cannot be written', async () => {
    const two = [
      { path, base: old, text: '{}' },
      { path: 'forms/nomination/message.json', base: null, text: '{}' },
    ]
    mkdirSync(join(folder, 'nomination/message.json'))
    const reply = await put(two)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({
      state: 'refused',
      why: '"forms/nomination/message.json" is a folder. Move it away: the file needs its place.',
    })
    expect(onDisk('nomination/ui.json')).toBe(old)
  })

  it('follows no link in place of an unfinished file', async () => {
    writeFileSync(join(top, 'secret.json'), old)
    symlinkSync(join(top, 'secret.json'), join(folder, 'nomination/ui.json.being-written'))
    expect((await put([{ path, base: old, text: '{}' }])).status).toBe(200)
    expect(readFileSync(join(top, 'secret.json'), 'utf8')).toBe(old)
    expect(onDisk('nomination/ui.json')).toBe('{}')
  })

  it('that was interrupted is undone when the workbench starts again', async () => {
    const name = `nomination/.saving-${randomUUID()}-0`
    writeFileSync(join(folder, `${name}.old`), old)
    writeFileSync(join(folder, 'nomination/ui.json'), '{ "half": true }')
    const steps = [{ path: 'nomination/ui.json', old: `${name}.old`, next: `${name}.new` }]
    writeFileSync(join(folder, '.saving.json'), JSON.stringify(steps))
    workbenchApi({ folder })
    expect(onDisk('nomination/ui.json')).toBe(old)
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'manifest.json', 'nomination'])
  })
})

describe('a conflict', () => {
  it('is reported with the current text, and nothing is written', async () => {
    const reply = await put([
      { path: 'forms/nomination/schema.json', base: null, text: '{}' },
      { path, base: '{ "a": 0 }\n', text: '{ "a": 2 }\n' },
    ])
    expect(reply.status).toBe(409)
    expect(await reply.json()).toEqual({ state: 'conflict', files: [{ path, text: old }] })
    expect(existsSync(join(folder, 'nomination/schema.json'))).toBe(false)
    expect(onDisk('nomination/ui.json')).toBe(old)
  })

  it('is reported for a file that has been deleted', async () => {
    const gone = 'forms/nomination/message.json'
    const reply = await put([{ path: gone, base: '{}', text: '{ "b": 1 }' }])
    expect(await reply.json()).toEqual({ state: 'conflict', files: [{ path: gone, text: null }] })
  })

  it('is reported for a new file that another person has written first', async () => {
    const reply = await put([{ path, base: null, text: '{}' }])
    expect(reply.status).toBe(409)
  })
})

describe('refused requests', () => {
  it.each([
    '../package.json',
    'forms/../package.json',
    'forms/nomination/../../package.json',
    'forms/nomination/fixtures/../../../package.json',
    'forms/nomination/fixtures/..%2f..%2fpackage.json',
    '/etc/passwd.json',
    'forms\\nomination\\ui.json',
    'forms/nomination/ui.json\0.json',
    'forms/nomination/notes.txt',
    'forms/README.md',
    'forms/_schema/ui.schema.json',
    'forms/contact/message.json',
    'package.json',
  ])('the path %j', async (bad) => {
    const reply = await put([{ path: bad, base: null, text: '{}' }])
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ state: 'refused', why: `"${bad}" is not a file of this form.` })
  })

  it('a text that is not JSON', async () => {
    const reply = await put([{ path, base: old, text: '{ "a": 2, }' }])
    expect(await reply.json()).toMatchObject({
      state: 'refused',
      why: expect.stringContaining(`"${path}" is not JSON`),
    })
    expect(onDisk('nomination/ui.json')).toBe(old)
  })

  it.each(['['.repeat(100_000) + ']'.repeat(100_000), '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)])(
    'a text nested too deeply to parse',
    async (text) => {
      const reply = await put([{ path, base: old, text }])
      expect(await reply.json()).toMatchObject({
        state: 'refused',
        why: expect.stringContaining(`"${path}" is not JSON`),
      })
      expect(onDisk('nomination/ui.json')).toBe(old)
    },
  )

  it('a page of another origin', async () => {
    const reply = await put([{ path, base: old, text: '{}' }], { ...own, origin: 'https://evil.example' })
    expect(reply.status).toBe(403)
    expect(onDisk('nomination/ui.json')).toBe(old)
  })

  it('another port of this computer', async () => {
    const reply = await put([{ path, base: old, text: '{}' }], { ...own, origin: 'http://localhost:9999' })
    expect(reply.status).toBe(403)
  })

  it('a change without an origin', async () => {
    const { origin: _, ...bare } = own
    expect((await put([{ path, base: old, text: '{}' }], bare)).status).toBe(403)
  })

  it('a form post, which needs no preflight', async () => {
    const reply = await put([{ path, base: old, text: '{}' }], { ...own, 'content-type': 'text/plain' })
    expect(reply.status).toBe(403)
  })

  it('a host name that resolves to this computer', async () => {
    const rebound = { ...own, host: 'evil.example', origin: 'http://evil.example' }
    expect((await put([{ path, base: old, text: '{}' }], rebound)).status).toBe(403)
  })

  it.each([[undefined], ['text'], [[]], [[{ path }]], [[{ path, base: 1, text: '{}' }]], [[null]]])(
    'a request whose changes are %j',
    async (changes) => {
      expect((await put(changes)).status).toBe(400)
    },
  )

  it('more data than a form can have', async () => {
    const text = JSON.stringify('x'.repeat(5 * 1024 * 1024))
    expect((await put([{ path, base: old, text }])).status).toBe(413)
  })

  it('a folder that is a link to another place', async () => {
    mkdirSync(join(top, 'elsewhere'))
    symlinkSync(join(top, 'elsewhere'), join(folder, 'contest'))
    const changes = [{ path: 'forms/contest/ui.json', base: null, text: '{}' }]
    expect((await put(changes, own, 'contest')).status).toBe(400)
    expect(existsSync(join(top, 'elsewhere/ui.json'))).toBe(false)
  })

  it('a file that is a link to another place', async () => {
    writeFileSync(join(top, 'target.json'), old)
    symlinkSync(join(top, 'target.json'), join(folder, 'nomination/schema.json'))
    const reply = await put([{ path: 'forms/nomination/schema.json', base: old, text: '{}' }])
    expect(reply.status).toBe(400)
    expect(readFileSync(join(top, 'target.json'), 'utf8')).toBe(old)
  })
})

describe('after a save', () => {
  it('the site is rebuilt, and the workbench can query the progress', async () => {
    let finish: (result: { ok: true }) => void = () => undefined
    const onSaved = vi.fn(() => new Promise<{ ok: true }>((resolve) => (finish = resolve)))
    const app = workbenchApi({ folder, onSaved })
    const state = async () => (await app.request('/build', { headers: own })).json()
    expect(await state()).toEqual({ state: 'idle' })
    const body = JSON.stringify({ changes: [{ path, base: old, text: '{}' }] })
    const reply = await app.request('/forms/nomination', { method: 'PUT', headers: own, body })
    expect(await reply.json()).toEqual({ state: 'saved', building: true })
    expect(await state()).toEqual({ state: 'building' })
    finish({ ok: true })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(await state()).toEqual({ state: 'built' })
    expect(onSaved).toHaveBeenCalledTimes(1)
  })
})

describe('a message for the inbox', () => {
  const body = JSON.stringify({ webhook: 'nomination', message: { content: 'hello' } })

  it('is forwarded', async () => {
    const sent: unknown[] = []
    const send = async (webhook: string, message: unknown) => sent.push([webhook, message]) > 0
    const app = workbenchApi({ folder, sandbox: { inbox: 'http://localhost:5351/', send } })
    const reply = await app.request('/send', { method: 'POST', headers: own, body })
    expect(await reply.json()).toEqual({ sent: true })
    expect(sent).toEqual([['nomination', { content: 'hello' }]])
  })

  it('is dropped if there is no inbox', async () => {
    const reply = await workbenchApi({ folder }).request('/send', { method: 'POST', headers: own, body })
    expect(await reply.json()).toEqual({ sent: false })
  })
})
