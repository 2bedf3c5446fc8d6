import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeServiceWorker } from '../../../src/tooling/emit/service-worker'
import { readSiteConfig } from '../../../src/tooling/site-config'
import { temporaryFolder } from '../../support/temporary-folder'

it('keeps every page, script, style and emblem for offline visits, and no other picture', async () => {
  const folder = temporaryFolder()
  const pages = ['index.html', 'forms.html', 'forms/one.html']
  const kept = [...pages, 'assets/site-1.js', 'assets/one-1.js', 'images/islands/one.svg']
  for (const name of ['forms', 'assets', 'images/islands']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of [...kept, '404.html', 'images/large.jpg', 'images/islands/one-160.avif'])
    writeFileSync(join(folder, name), name)
  await writeServiceWorker(folder, readSiteConfig({}, []).config)
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const urls = [...worker.matchAll(/url:\s*["`]([^"`]+)["`]/g)].map(([, url]) => url)
  expect(urls.toSorted()).toEqual(kept.toSorted())
}, 60_000)
