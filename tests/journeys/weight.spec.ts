import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import budgets from '../../src/tooling/size-budgets.json' with { type: 'json' }
import navigation from '../../src/site/content/navigation.json' with { type: 'json' }
import pages from '../../src/site/content/pages.json' with { type: 'json' }
import { formSlugs } from '../../src/catalog/read-definitions'
import { testSiteBuild } from '../support/copy-site'
import { hubCards } from '../support/hub-cards'
import { expect, test } from '../support/journey'
import { wake } from '../support/open-page'
import { formPath, sitePaths, unknownPath } from '../support/site-paths'

const site = process.env['OUT_DIR'] ?? testSiteBuild
/** Staff's words that are in the entry script of every page. */
const shellWords = [
  ...[...navigation.main, ...navigation.legal, ...navigation.outside].map(({ label }) => label),
  ...[...pages.pages, pages.notFound].flatMap(({ title, description }) => [title, description]),
]
/**
 * Staff decide how many forms there are, and what their cards say: the budgets leave out the script with the cards. Also
 * the script that measures the page's speed: it comes eight seconds later, which only a slow run would see.
 */
const leftOut = /^\/assets\/(?:catalog|web-vitals)-/
const cardPictures: ReadonlySet<string> = new Set(hubCards.map(({ slug }) => `/images/islands/${slug}.svg`))
const formAt: ReadonlyMap<string, string> = new Map(formSlugs().map((slug) => [formPath(slug), slug]))

/** How a form's script is imported under its slug. */
const addressOfForm =
  /"?([\w-]+)"?:\(\)=>[\w$]+\(\(\)=>import\(`\.\/\1-[\w-]{8}\.js`\)(?:,__vite__mapDeps\([^)]*\))?\),?/g

/** What a page requests: the files by name, with their size on the wire in bytes, compressed with gzip. */
interface Asked {
  readonly scripts: ReadonlyMap<string, number>
  readonly requests: readonly string[]
}

function watchAsked(page: Page): Asked {
  const scripts = new Map<string, number>()
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    requests.push(pathname)
    if (!pathname.endsWith('.js') || leftOut.test(pathname)) return
    const script = withSteadyHashes(readFileSync(join(site, pathname), 'utf8'))
    scripts.set(pathname, pathname.startsWith('/assets/entry-') ? weightOfEntry(script) : packed(script))
  })
  return { scripts, requests }
}

/** The weight of the entry script without what staff decide in it: their words, and the addresses of forms' scripts. */
function weightOfEntry(script: string): number {
  const withoutWords = shellWords.reduce((left, word) => left.replace(`\`${word}\``, '``'), script)
  return packed(withoutWords.replaceAll(addressOfForm, ''))
}

/**
 * The script, with the hash in each file's name made from the name instead of the content. Real hashes follow from all
 * that is in the files, down to the port of the sandbox, and by chance compress to 70 bytes more or less.
 */
function withSteadyHashes(script: string): string {
  return script.replaceAll(/([A-Za-z][\w-]*)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${hash}`
  })
}

function packed(bytes: Buffer | string): number {
  return gzipSync(bytes, { level: 9 }).length
}

function sum(sizes: Iterable<number>): number {
  return [...sizes].reduce((total, size) => total + size, 0)
}

/** The inline styles and scripts of a page's HTML. */
function inlineWeight(html: string): number {
  const blocks = [...html.matchAll(/<(style|script)>([^]*?)<\/\1>/g)].map(([, , text = '']) => text)
  return packed(blocks.join('\n'))
}

/** That a page loads no more than it may, at rest and in use, and no script of another form. */
async function expectLight(page: Page, path: string): Promise<void> {
  const slug = formAt.get(path)
  const isForm = slug !== undefined
  const budget = isForm ? budgets.formPage : path === '/forms' ? budgets.hub : budgets.page
  const { scripts, requests } = watchAsked(page)
  const reply = await page.goto(path, { waitUntil: 'networkidle' })
  if (!reply) throw new Error(`${path} did not load.`)
  const inline = inlineWeight(await reply.text())
  expect(sum(scripts.values()) + inline, `${path} at rest`).toBeLessThanOrEqual(budget.atRest)
  // Each card of the hub has its own small picture, and staff decide how many cards there are.
  const others = requests.filter((name) => path !== '/forms' || !cardPictures.has(name))
  expect(others.length, `requests of ${path}`).toBeLessThanOrEqual(budget.requests)
  await wake(page)
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(
    [...scripts.keys()].some((name) => /\/form-[\w-]{8}\.js$/.test(name)),
    path,
  ).toBe(isForm)
  const ofForms = [...scripts].filter(([name]) =>
    formSlugs().some((other) => name.startsWith(`/assets/${other}-`)),
  )
  const own = sum(ofForms.map(([, size]) => size))
  expect(own, `${path}: its own script`).toBeLessThanOrEqual(budgets.ownScript)
  // Staff decide how long a form is, so its own script has a separate budget.
  expect(sum(scripts.values()) + inline - own, `${path} in use`).toBeLessThanOrEqual(budget.inUse)
  expect(
    ofForms.map(([name]) => name.replace(/-[\w-]{8}\.js$/, '')),
    path,
  ).toEqual(isForm ? [`/assets/${slug}`] : [])
}

/** So many pages are open at once: each waits for the end of its requests, and nothing else happens meanwhile. */
const together = 6
const paths = [...sitePaths, unknownPath]
const groups = Array.from({ length: Math.ceil(paths.length / together) }, (_, at) =>
  paths.slice(at * together, (at + 1) * together),
)

for (const group of groups) {
  test(`${group.join(', ')}: each stays within its budget of scripts, styles and requests, and fetches no other form's script`, async ({
    context,
  }) => {
    await Promise.all(group.map(async (path) => expectLight(await context.newPage(), path)))
  })
}

for (const [after, act] of [
  ['the pictures in view have arrived', (_: Page, release: () => void) => release()],
  ['someone uses the page', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`the scripts of a page that is no form's are fetched once ${after}`, async ({ page }) => {
    const { scripts } = watchAsked(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/images/*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(500)
    expect([...scripts.keys()]).toEqual([])
    await act(page, release)
    await page.locator('html[data-ready]').waitFor()
    release()
  })
}

test('the scripts of a page start one after the other, each after those it imports, and React hydrates it in steps', async ({
  page,
}) => {
  const html = await (await page.request.get('/forms/guild')).text()
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const { scripts } = JSON.parse(data) as { readonly scripts: readonly string[] }
  for (const [at, script] of scripts.entries()) {
    const text = readFileSync(join(site, script), 'utf8')
    const imported = [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name)
    expect(scripts.slice(0, at)).toEqual(expect.arrayContaining(imported.map((name) => `/assets/${name}`)))
  }
  // The mark of a Suspense boundary, which React hydrates in steps, around the whole site.
  expect(html).toMatch(/<div id="app"[^>]*><!--\$-->/)
})

test('no script that visitors download generates code at run time or contains a rule compiler', () => {
  const names = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
  for (const name of names) {
    const text = readFileSync(join(site, 'assets', name), 'utf8')
    expect(text, name).not.toMatch(/new Function\(|[^.\w]eval\(|strict mode: unknown keyword/)
  }
})

test('no two scripts import each other, as one of them would start without the other', () => {
  const names = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
  const imports = new Map(
    names.map((name) => {
      const text = readFileSync(join(site, 'assets', name), 'utf8')
      return [name, [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, other = '']) => other)]
    }),
  )
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, to, seen)
    })
  expect(names.filter((name) => reaches(name, name))).toEqual([])
})
