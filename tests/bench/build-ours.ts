import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../src/tooling/build-site'
import { root } from '../../src/tooling/root'
import budgets from '../../src/tooling/size-budgets.json' with { type: 'json' }
import { hundred, lines } from './workloads'
import { writeManyForms, writeForms } from './write-forms'

// `tsx tests/bench/build-ours.ts [count]`: builds our site with the measured forms, or with that many forms, in
// dist-bench. Fails if it takes longer than its budget.

const [count] = process.argv.slice(2)
const forms = join(mkdtempSync(join(tmpdir(), 'bench-')), 'forms')
if (count === undefined) writeForms(forms, [hundred(), ...[10, 50, 100, 200, 400].map(lines)])
else writeManyForms(forms, Number(count))
const started = performance.now()
const env = { SANDBOX_ORIGIN: 'http://localhost:4174', SANDBOX_ONLY: 'yes' }
const isBuilt = await buildSite({
  outDir: join(root, count === undefined ? 'dist-bench' : `dist-bench-${count}`),
  env,
  unchecked: forms,
  showForms: true,
})
const seconds = (performance.now() - started) / 1000
const most = (budgets.build.secondsFor100 * Math.max(100, Number(count ?? 0))) / 100
console.log(`${seconds.toFixed(1)} s, of ${most}`)
process.exit(isBuilt && seconds <= most ? 0 : 1)
