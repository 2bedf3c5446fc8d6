// `npm run check:million -- --cases 1000000 --seed 1`: generated submissions to all forms, through validator, mapper
// and the judges of `judge-submission.ts`. Prints its progress, a table at the end, and for a fault the seed that
// finds it.
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { CompiledForm } from '../../src/engine/schema/form'
import { harbourTrip } from '../support/sample-forms'
import { anySubmission, judgeSubmission } from './judge-submission'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    // Which forms to run, in the order of their names, to split the work between several processes.
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
  },
})
const batch = 1000
const seed = Number(values.seed)
// The site's forms, and one of the tests' own with features that none of them has.
const forms = [...formSlugs().map((slug) => compileForm(readDefinition(slug))), harbourTrip]
const perForm = Math.ceil(Number(values.cases) / forms.length)

interface Count {
  cases: number
  taken: number
  messages: number
  most: number
}

/** One batch of one form; throws with a minimal example and the seed if something is wrong. */
function runBatch(form: CompiledForm, count: Count, runs: number, batchSeed: number): void {
  fc.assert(
    fc.property(anySubmission(form), (input) => {
      const { taken, messages, faults } = judgeSubmission(form, input)
      count.cases += 1
      count.taken += Number(taken)
      count.messages += messages
      count.most = Math.max(count.most, messages)
      if (faults.length > 0) throw new Error(faults.join('\n'))
    }),
    { numRuns: runs, seed: batchSeed },
  )
}

function runForm(form: CompiledForm, index: number): Count {
  const count: Count = { cases: 0, taken: 0, messages: 0, most: 0 }
  for (let at = 0; at * batch < perForm; at += 1) {
    runBatch(form, count, Math.min(batch, perForm - at * batch), seed + index * 100_003 + at)
    if ((at + 1) % 10 === 0) console.log(`${form.slug}: ${count.cases} of ${perForm}`)
  }
  return count
}

const started = Date.now()
const rows = forms
  .map((form, index) => ({ form, index }))
  .slice(Number(values.from), values.to === undefined ? undefined : Number(values.to))
  .map(({ form, index }) => ({ form: form.slug, ...runForm(form, index) }))
const sum = (key: keyof Count) => rows.reduce((total, row) => total + row[key], 0)
console.table(rows)
console.log(
  `${sum('cases')} submissions (seed ${seed}): ${sum('taken')} taken as ${sum('messages')} messages, ` +
    `${sum('cases') - sum('taken')} refused, 0 faults, ${Math.round((Date.now() - started) / 1000)} s`,
)
