import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFiles, watchedFolders } from './read-files'
import texts from './report-texts.json'
import { runCheck } from './run-check'
import { emptyMemory } from './source/read-workspace'

// The command `npm run forms:check`. Exits with 1 when there is a problem; with `--watch` it goes on until it is stopped.

const root = fileURLToPath(new URL('../../../', import.meta.url))
const options = process.argv.slice(2)
const memory = emptyMemory()
/** Editors write a file in several steps; milliseconds to wait until they are done. */
const pause = 150

function checkOnce(): number {
  const { output, code } = runCheck({ options, env: process.env, files: readFiles(root), memory })
  process.stdout.write(`${output}\n`)
  return code
}

function keepChecking(): void {
  let timer: NodeJS.Timeout | undefined
  const again = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      process.stdout.write(`\n${'─'.repeat(60)}\n\n`)
      checkOnce()
    }, pause)
  }
  for (const folder of watchedFolders) watch(join(root, folder), { recursive: true }, again)
  process.stdout.write(`${texts.watching}\n`)
}

process.exitCode = checkOnce()
if (options.includes('--watch') && process.exitCode !== 2) keepChecking()
