import { fileURLToPath } from 'node:url'
import { readFiles } from './read-files'
import texts from './report/report-texts.json'
import { runCheck } from './run-check'
import { emptyMemory } from './source/read-workspace'
import { watchFiles } from './watch-files'

// The command `npm run forms:check`. Exits with 1 when there is a problem; with `--watch` it goes on until it is stopped.

const root = fileURLToPath(new URL('../../', import.meta.url))
const options = process.argv.slice(2)
const memory = emptyMemory()

function checkOnce(): number {
  const { output, code } = runCheck({ options, env: process.env, files: readFiles(root), memory })
  process.stdout.write(`${output}\n`)
  return code
}

process.exitCode = checkOnce()
if (options.includes('--watch') && process.exitCode !== 2) {
  watchFiles(root, () => {
    process.stdout.write(`\n${texts.again}\n\n`)
    checkOnce()
  })
  process.stdout.write(`${texts.watching}\n`)
}
