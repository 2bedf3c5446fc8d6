import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../../src/tooling/serve'
import { readAttacks } from './read-attacks'

const top = mkdtempSync(join(tmpdir(), 'attacks-'))
const site = join(top, 'dist')
const files = {
  'package.json': 'a secret',
  '.env': 'a secret',
  'dist/index.html': 'home',
  'dist/404.html': 'not here',
  'dist/_headers': '/*\n  X-Secret: yes\n',
  'dist/_headers.nginx': 'a secret',
  'dist/forms/guild.html': 'guild',
}
for (const folder of ['dist/forms', 'dist/assets']) mkdirSync(join(top, folder), { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(join(top, name), text)

afterAll(() => rmSync(top, { recursive: true }))

describe.each(readAttacks<{ readonly name: string; readonly path: string; readonly status: number }>('site'))(
  '$name',
  ({ path, status }) => {
    it(`is answered with ${status} and the page that says so`, async () => {
      const reply = await serveFolder(site).fetch(new Request(`http://localhost:4173${path}`))
      expect(reply.status).toBe(status)
      expect(await reply.text()).toBe('not here')
    })
  },
)
