import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeServiceWorker } from '../../../src/tooling/emit/service-worker'
import { cardsAhead } from '../../../src/site/pages/forms-hub/cards-ahead'

/** A built folder with so many forms, and what the service worker made for it keeps on the first visit. */
async function keptWith(count: number): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  mkdirSync(join(folder, 'forms'))
  mkdirSync(join(folder, 'assets'))
  const write = (name: string) => writeFileSync(join(folder, name), name)
  for (const name of ['index.html', 'forms.html', 'contact.html', 'assets/site-1.js', 'assets/contact-1.js'])
    write(name)
  const forms = Array.from({ length: count }, (_, at) => ({
    slug: `form-${at}`,
    page: `forms/form-${at}.html`,
    script: `assets/form-${at}-1.js`,
  }))
  for (const { page, script } of forms) [page, script].forEach(write)
  const contact = { slug: 'contact', page: 'contact.html', script: 'assets/contact-1.js' }
  await writeServiceWorker(folder, [...forms, contact])
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  return [...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, url = '']) => url)
}

it('keeps the shell, the hub, contact and the first forms for everybody, however many forms there are', async () => {
  const kept = await keptWith(60)
  expect(kept).toHaveLength(5 + cardsAhead * 2)
  expect(kept).toEqual(expect.arrayContaining(['forms.html', 'contact.html', 'assets/contact-1.js']))
  expect(kept).toContain(`forms/form-${cardsAhead - 1}.html`)
  expect(kept).not.toContain(`forms/form-${cardsAhead}.html`)
  expect(kept).not.toContain(`assets/form-${cardsAhead}-1.js`)
}, 60_000)
