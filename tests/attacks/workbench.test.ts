import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveFolder } from '../../src/tooling/serve'
import { serveWorkbench } from '../../src/workbench/server/server'
import { expectCleanPrototypes, readAttacks } from './read-attacks'

interface WorkbenchAttack {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly repeat?: number
  readonly status: number
}

let top: string

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'attacks-'))
  for (const folder of ['forms/guild', 'elsewhere', 'page']) mkdirSync(join(top, folder), { recursive: true })
  const files = {
    'package.json': '{"secret":"of the repository"}',
    'elsewhere/schema.json': '{}',
    'forms/manifest.json': '{"cards":[]}',
    'forms/guild/ui.json': '{}',
    'page/index.html': '<!doctype html>',
    'page/_headers': '/*\n  X-Secret: yes\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(top, name), text)
  symlinkSync(join(top, 'elsewhere'), join(top, 'forms/linked'))
  symlinkSync(join(top, 'elsewhere/schema.json'), join(top, 'forms/guild/schema.json'))
})

afterEach(() => {
  rmSync(top, { recursive: true })
  expectCleanPrototypes()
})

/** Every existing file with its content. */
function everything(): readonly (readonly [string, string])[] {
  const names = readdirSync(top, { recursive: true, encoding: 'utf8' }).toSorted()
  return names
    .filter((name) => statSync(join(top, name)).isFile())
    .map((name) => [name, readFileSync(join(top, name), 'utf8')])
}

describe.each(readAttacks<WorkbenchAttack>('workbench'))('$name', (attack) => {
  it(`is answered with ${attack.status} and a sentence, and nothing is written or disclosed`, async () => {
    const before = everything()
    const app = serveWorkbench({ page: serveFolder(join(top, 'page')), forms: join(top, 'forms') })
    const { method, path, headers, body, repeat = 1, status } = attack
    const request = new Request(`http://localhost:5350${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: body.repeat(repeat) }),
    })
    const reply = await app.fetch(request)
    expect(reply.status).toBe(status)
    const text = await reply.text()
    expect(text).not.toContain('secret')
    expect(text).not.toContain('root:')
    const told: unknown = path.includes('/api/') ? JSON.parse(text).state : undefined
    expect(told).toBe(path.includes('/api/') ? (status === 409 ? 'conflict' : 'refused') : undefined)
    expect(everything()).toEqual(before)
  })
})
