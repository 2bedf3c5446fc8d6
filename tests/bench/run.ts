import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { serveLocally } from '../../src/sandbox/start-sandbox'
import { buildSite } from '../../src/tooling/build-site'
import { ensureChromium } from '../../src/tooling/ensure-chromium.mjs'
import { root } from '../../src/tooling/root'
import { serveFolder } from '../../src/tooling/serve'
import { buildContestant, limit, ours, plain, type Contestant } from './contestants'
import { measureErrors, measureLoad, measureTyping, median, type Figures } from './measure'
import { hundred, lines } from './workloads'
import { writeForms } from './write-forms'

// `npm run bench [rounds]`: our form, the same form by hand, and plain rjsf, in turns, as ratios to the one by hand.
// Writes tests/bench/RESULTS.md.

const rounds = Number(process.argv[2] ?? 5)
const workloads = [lines(10), hundred(), lines(400)]
const contestants = [limit, ours, plain]
const figures = ['bytes', 'usable', 'quiet', 'key', 'errors'] as const
const samples = new Map<string, Figures[]>()

const places = await buildAll()
const executablePath = await ensureChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
})
for (let round = 0; round < rounds; round += 1) {
  for (const { slug } of workloads) {
    for (const contestant of contestants) await measure(browser, contestant, slug)
  }
  console.error(`round ${round + 1} of ${rounds}`)
}
await browser.close()
for (const { close } of places.values()) await close()
const table = makeTable()
writeFileSync(join(root, 'tests/bench/RESULTS.md'), table)
console.log(table)

async function buildAll() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  writeForms(join(folder, 'forms'), workloads)
  const env = { SANDBOX_ORIGIN: 'http://localhost:4174', SANDBOX_ONLY: 'yes' }
  await buildSite({ outDir: join(root, 'dist-bench'), env, unchecked: join(folder, 'forms') })
  const built = new Map<string, Awaited<ReturnType<typeof serveLocally>>>()
  built.set('ours', await serveBuilt(join(root, 'dist-bench')))
  for (const contestant of [limit, plain]) {
    for (const definition of workloads) {
      const out = join(folder, `${contestant.id}-${definition.slug}`)
      await buildContestant(contestant, definition, out)
      built.set(`${contestant.id} ${definition.slug}`, await serveBuilt(out))
    }
  }
  return built
}

function serveBuilt(folder: string) {
  return serveLocally(serveFolder(folder).fetch, 0)
}

async function measure(browser: Browser, { id, error }: Contestant, slug: string): Promise<void> {
  const address =
    id === 'ours' ? `${places.get(id)?.origin}/forms/${slug}` : `${places.get(`${id} ${slug}`)?.origin}/`
  const target = { address, first: '#root_t1', error }
  const count = slug === 'hundred' ? 95 : Number(slug.slice(5))
  const all = {
    ...(await measureLoad(browser, target)),
    ...(await measureTyping(browser, target)),
    ...(await measureErrors(browser, target, count)),
  }
  const key = `${id} ${slug}`
  samples.set(key, [...(samples.get(key) ?? []), all])
}

/** The median over the rounds, and the median of each round's ratio to the form by hand. */
function cell(id: string, slug: string, figure: (typeof figures)[number]): string {
  const own = samples.get(`${id} ${slug}`) ?? []
  const base = samples.get(`${limit.id} ${slug}`) ?? []
  const values = own.map((sample) => sample[figure] ?? 0)
  const ratios = own.map((sample, round) => (sample[figure] ?? 0) / (base[round]?.[figure] ?? 1))
  const value =
    figure === 'bytes' ? `${Math.round(median(values) / 1000)} kB` : `${Math.round(median(values))} ms`
  return `${value} (${median(ratios).toFixed(2)}×)`
}

function makeTable(): string {
  const heads = ['form', 'written', 'JS+CSS', 'usable', 'quiet', 'key to frame', 'all errors shown']
  const rows = workloads.flatMap(({ slug }) =>
    contestants.map(({ id }) => [slug, id, ...figures.map((figure) => cell(id, slug, figure))]),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const intro = [
    '# Our form compared with others',
    '',
    `Made by \`npm run bench ${rounds}\`: each form by hand (React alone), ours as a whole page of the site, and plain rjsf, in turns, in one`,
    'Chromium, with the CPU throttled four times and, for loads, a line of 1.6 Mbit/s and 150 ms. Medians of',
    `${rounds} rounds; in brackets the median ratio to the form by hand in the same round. A letter is typed as soon as the first`,
    'question exists; _usable_ is when it is shown, _quiet_ the end of the last task over 50 ms. Our styles are inlined in the page.',
    '',
  ]
  return [...intro, line(heads), line(heads.map(() => '---')), ...rows.map(line), ''].join('\n')
}
