// One process of `check:world`: `worker.js <seed> <submissions> [most histories]`. Sends its figures to its parent.
import { historyOf, type History } from './history'
import { run } from './run'

const [seed = 1, submissions = 1000, most = Infinity] = process.argv.slice(2).map(Number)
const isShrunk = most === Infinity
let current: History = historyOf(seed)
// There is nothing to report once the parent is gone.
const tell = (message: object) => process.connected && process.send?.(message)
process.on('unhandledRejection', (error) => {
  const broken = `Nothing handles: ${String(error)}`
  tell({ histories: 0, figures: {}, failure: { broken, history: current, story: [] } })
  process.exit(0)
})
const onStart = (history: History) => void (current = history)
tell(await run({ seed, submissions, most, isShrunk, onStart, onProgress: tell }))
