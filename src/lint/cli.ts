import { fileURLToPath } from 'node:url'
import { readFiles } from './read-files'
import { runLint, watchLint } from './run-lint'
import { createCache } from './source/read-workspace'

// The command `npm run forms:check`. Exits with 1 when there is an error; with `--watch` it runs until it is stopped.

const root = fileURLToPath(new URL('../../', import.meta.url))
const options = process.argv.slice(2)
const say = (output: string) => void process.stdout.write(`${output}\n`)
const run = { options, env: process.env, cache: createCache() }

if (options.includes('--watch') && !options.includes('--help')) {
  const { code } = await watchLint({ ...run, root, say })
  process.exitCode = code
} else {
  const { output, code } = runLint({ ...run, files: readFiles(root) })
  say(output)
  process.exitCode = code
}
