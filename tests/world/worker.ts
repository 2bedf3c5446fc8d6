// One process of `check:world`: `worker.js <seed> <submissions> [most histories]`. Sends its figures to its parent.
import { run } from './run'

const [seed = 1, submissions = 1000, most = Infinity] = process.argv.slice(2).map(Number)
const isShrunk = most === Infinity
// There is nothing to report once the parent is gone.
const tell = (message: object) => process.connected && process.send?.(message)
process.on('unhandledRejection', (error) => {
  tell({
    histories: 0,
    figures: {},
    failure: { broken: `Nobody took care of: ${String(error)}`, history: { seed, commands: [] }, story: [] },
  })
  process.exit(0)
})
tell(await run({ seed, submissions, most, isShrunk, onProgress: tell }))
