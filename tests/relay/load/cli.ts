import { runLoad } from './load-run'
import { figuresTable, problemsIn } from './report'

// What `npm run check:relay` runs. How many, for a longer or a shorter run: SUBMISSIONS=50000 npm run check:relay
const submissions = Number(process.env['SUBMISSIONS'] ?? 12_000)
const figures = await runLoad({
  submissions,
  kills: 5,
  flood: 3000,
  say: (line) => console.log(`  … ${line}`),
})
console.log(figuresTable(figures))
const problems = problemsIn(figures)
console.log(
  problems.length === 0 ? 'Nothing lost, nothing changed, no double without its mark.' : problems.join('\n'),
)
process.exit(problems.length === 0 ? 0 : 1)
