import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { serveFolder } from '../../src/tooling/serve'
import { temporaryFolder } from '../support/temporary-folder'

function aSite() {
  const folder = temporaryFolder()
  for (const name of ['forms', 'assets']) mkdirSync(join(folder, name))
  const files = {
    'index.html': 'home',
    'forms.html': 'hub',
    'forms/guild.html': 'guild',
    '404.html': 'not here',
    'big.js': 'plain',
    _headers: '/*\n  X-Kept: yes\n\n/assets/*\n  Cache-Control: max-age=86400\n',
    'assets/a.js': 'a',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'big.js.gz'), gzipSync('plain'))
  return serveFolder(folder)
}

it.each([
  ['/', 200, 'home'],
  ['/forms', 200, 'hub'],
  ['/forms/guild', 200, 'guild'],
  ['/forms/nothing', 404, 'not here'],
  ['/404', 404, 'not here'],
  ['/_headers', 404, 'not here'],
  ['/..%2f..%2fetc/passwd', 404, 'not here'],
  ['/%', 404, 'not here'],
])('answers %s with %i', async (path, status, text) => {
  const reply = await aSite().request(path)
  expect([reply.status, await reply.text()]).toEqual([status, text])
})

it('sends the headers of the folder', async () => {
  const reply = await aSite().request('/forms')
  expect(reply.headers.get('x-kept')).toBe('yes')
})

it('sends the compressed file to a browser that accepts it', async () => {
  const reply = await aSite().request('/big.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers.get('content-encoding')).toBe('gzip')
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

it('forbids browsers to cache a 404', async () => {
  const site = aSite()
  expect((await site.request('/assets/a.js')).headers.get('cache-control')).toBe('max-age=86400')
  const missing = await site.request('/assets/gone.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache'])
})
