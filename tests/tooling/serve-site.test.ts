import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serveSite } from '../../src/tooling/serve'
import { temporaryFolder } from '../support/temporary-folder'

const report = 'forms/guild/ui.json, line 1\n  There is a <b>comma</b> too many.'

describe('the site before the first build', () => {
  it('answers every address with the report and a link to the workbench', async () => {
    const reply = await serveSite({ outDir: temporaryFolder(), report: () => report }).request('/forms/guild')
    const page = await reply.text()
    expect(reply.status).toBe(503)
    expect(page).toContain('forms/guild/ui.json, line 1')
    expect(page).toContain('&lt;b&gt;comma&lt;/b&gt;')
    expect(page).toContain('<a href="/workbench/">Open the workbench</a>')
  })

  it('says that it is being built once all problems are fixed', async () => {
    const reply = await serveSite({ outDir: temporaryFolder(), report: () => undefined }).request('/')
    expect(await reply.text()).toContain('<h1>The site is being built</h1>')
  })

  it('is followed by the built site, with its headers, without a restart', async () => {
    const outDir = temporaryFolder()
    const app = serveSite({ outDir, report: () => report })
    expect((await app.request('/')).status).toBe(503)
    writeFileSync(join(outDir, '_headers'), '/*\n  X-Kept: yes\n')
    writeFileSync(join(outDir, 'index.html'), 'home')
    const reply = await app.request('/')
    expect([reply.status, await reply.text(), reply.headers.get('x-kept')]).toEqual([200, 'home', 'yes'])
  })
})

it('a site that is built again is served with its new headers', async () => {
  const outDir = temporaryFolder()
  const app = serveSite({ outDir, report: () => report })
  const build = (name: string, second: number) => {
    writeFileSync(join(outDir, '_headers'), `/*\n  X-Build: ${name}\n`)
    writeFileSync(join(outDir, 'index.html'), name)
    utimesSync(join(outDir, 'index.html'), second, second)
  }
  build('first', 1)
  expect((await app.request('/')).headers.get('x-build')).toBe('first')
  build('second', 2)
  expect((await app.request('/')).headers.get('x-build')).toBe('second')
})
