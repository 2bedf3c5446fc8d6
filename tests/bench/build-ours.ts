import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../src/build/build-site'
import { hundred, lines } from './workloads'
import { multiplyForms, writeForms } from './write-forms'

// `tsx tests/bench/build-ours.ts [count]`: our site with the forms that are measured, or with so many forms, in dist-bench.

const [count] = process.argv.slice(2)
const forms = join(mkdtempSync(join(tmpdir(), 'bench-')), 'forms')
if (count === undefined) writeForms(forms, [hundred(), ...[10, 50, 100, 200, 400].map(lines)])
else multiplyForms(forms, Number(count))
const started = performance.now()
const env = { SANDBOX_ORIGIN: 'http://localhost:4174', SANDBOX_ONLY: 'yes' }
const isBuilt = await buildSite({
  outDir: count === undefined ? 'dist-bench' : `dist-bench-${count}`,
  env,
  unchecked: forms,
})
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
process.exit(isBuilt ? 0 : 1)
