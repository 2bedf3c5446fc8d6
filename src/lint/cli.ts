import { fileURLToPath } from 'node:url'
import { readFiles, watchFiles } from './read-files'
import texts from './report/report-texts.json'
import { runLint } from './run-lint'
import { createCache } from './source/read-workspace'

// The command `npm run forms:check`. Exits with 1 when there is an error; with `--watch` it runs until it is stopped.

const root = fileURLToPath(new URL('../../', import.meta.url))
const options = process.argv.slice(2)
const cache = createCache()

function checkOnce(): number {
  const { output, code } = runLint({ options, env: process.env, files: readFiles(root), cache })
  process.stdout.write(`${output}\n`)
  return code
}

if (options.includes('--watch') && !options.includes('--help')) {
  // Watched before it is checked, so that a save in the meantime is not lost.
  const stop = await watchFiles(root, () => {
    process.stdout.write(`\n${texts.again}\n\n`)
    checkOnce()
  })
  process.exitCode = checkOnce()
  if (process.exitCode === 2) stop()
  else process.stdout.write(`${texts.watching}\n`)
} else {
  process.exitCode = checkOnce()
}
