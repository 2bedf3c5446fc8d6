import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeServiceWorker } from '../../../src/tooling/emit/service-worker'
import { readSiteConfig } from '../../../src/tooling/site-config'
import { temporaryFolder } from '../../support/temporary-folder'

it('keeps every page, script and style for offline visits, and no picture', async () => {
  const folder = temporaryFolder()
  const kept = ['index.html', 'forms.html', 'forms/one.html', 'assets/site-1.js', 'assets/one-1.js']
  for (const name of ['forms', 'assets', 'images']) mkdirSync(join(folder, name))
  for (const name of [...kept, '404.html', 'images/large.jpg']) writeFileSync(join(folder, name), name)
  await writeServiceWorker(folder, readSiteConfig({}, []).config)
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const urls = [...worker.matchAll(/url:\s*["`]([^"`]+)["`]/g)].map(([, url]) => url)
  expect(urls.toSorted()).toEqual(kept.toSorted())
}, 60_000)
