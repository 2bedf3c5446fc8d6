// `npm test`: its own set-up, then all checks and tests, then one summary line.
// Nothing may be installed yet, so this file and its static imports are plain JavaScript.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, ensureHeadlessShell } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const root = fileURLToPath(new URL('../../', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'reports-'))
const chromium = await ensureChromium()
const shell = ensureHeadlessShell()

/** @typedef {{ name: string, command: string, count?: () => { passed: number, failed: number } | undefined }} Step */

// Each counts as one test. They keep one processor busy each, so they run side by side.
/** @type {Step[]} */
const checks = [
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'format', command: 'npm run --silent check:format' },
  { name: 'unused code', command: 'npm run --silent check:unused' },
  { name: 'spelling', command: 'npm run --silent check:spelling' },
  { name: 'form checks', command: 'npm run --silent forms:check' },
]

// Their tests are counted individually. Each needs the whole machine.
/** @type {Step[]} */
const runners = [
  {
    name: 'unit tests',
    command: `npm run --silent check:unit -- --reporter=default --reporter=json --outputFile.json=${reports}/unit.json`,
    count: () => {
      const report = read('unit.json')
      return report && { passed: report.numPassedTests, failed: report.numFailedTests }
    },
  },
  {
    name: 'browser tests',
    command: 'npm run --silent check:browser',
    count: () => {
      const stats = read('browser.json')?.stats
      return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  },
]

let passed = 0
let failed = 0
const waiting = [...checks]
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step, 'pipe')
  }),
)
for (const step of runners) await take(step, 'inherit')
rmSync(reports, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Run one step. With its output in a pipe it is printed at once, so that parallel steps stay readable. */
async function take({ name, command, count }, output) {
  const started = Date.now()
  const { code, said } = await run(command, output)
  const ok = code === 0
  const result = (count ? count() : { passed: ok ? 1 : 0, failed: 0 }) ?? { passed: 0, failed: 0 }
  // A runner that crashes before its first test must not look like one without failures.
  if (!ok) result.failed = Math.max(result.failed, 1)
  passed += result.passed
  failed += result.failed
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${said}\n${ok ? '✓' : '✗'} ${name} (${seconds} s): ${result.passed} passed, ${result.failed} failed\n`,
  )
}

/** @returns {Promise<{ code: number, said: string }>} */
function run(command, output) {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      CHROMIUM: chromium ?? '',
      CHROMIUM_SHELL: shell ?? '',
      BROWSER_REPORT: `${reports}/browser.json`,
    }
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', output, output] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }))
  })
}

/** The report that a runner has written; undefined where it has none. */
function read(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
