import { runLoad } from './load-run'
import { figuresTable, problemsIn, slownessIn, throughputTable } from './report'
import { measureThroughput } from './throughput'

// Runs `npm run check:relay`. For a longer or shorter run: SUBMISSIONS=50000 LOAD_SECONDS=120 npm run check:relay
const submissions = Number(process.env['SUBMISSIONS'] ?? 10_000)
const seconds = Number(process.env['LOAD_SECONDS'] ?? 30)
const throughput = await measureThroughput(seconds)
console.log(throughputTable(throughput))
const figures = await runLoad({
  submissions,
  kills: 5,
  flood: 3000,
  say: (line) => console.log(`  … ${line}`),
})
console.log(figuresTable(figures))
const problems = [...slownessIn(throughput), ...problemsIn(figures)]
console.log(
  problems.length === 0 ? 'Nothing lost, nothing changed, no unmarked duplicate.' : problems.join('\n'),
)
process.exit(problems.length === 0 ? 0 : 1)
