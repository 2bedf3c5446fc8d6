// `npm run check:adopt`: makes a copy of the repository, adopts it for another network, builds it, and searches the
// output for the old name; then runs `forms:check` and the unit tests there. Arguments after `--` replace the unit
// tests.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeholder } from '../../../src/tooling/adopt/adopt'
import { runAdopt } from '../../../src/tooling/adopt/run-adopt'
import { root } from '../../../src/tooling/root'
import { adoptedForms, answersOfANetwork, typing } from './a-network'

const copy = mkdtempSync(join(tmpdir(), 'adopted-'))
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
for (const path of listed.toString('utf8').split('\0').filter(Boolean))
  cpSync(join(root, path), join(copy, path), { recursive: true, force: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const { conversation, asked } = typing([...answersOfANetwork, adoptedForms(copy).join(', ')])
const code = await runAdopt(conversation, copy)
console.log(`${asked.length} questions; the copy is ${copy}`)

const run = (name: string, ...rest: readonly string[]): boolean =>
  spawnSync('npm', ['run', '--silent', name, ...rest], { cwd: copy, stdio: 'inherit' }).status === 0
const steps: readonly (readonly [name: string, isDone: () => boolean])[] = [
  ['adopt', () => code === 0 && asked.length <= 12],
  ['build', () => run('build')],
  ['the old name in dist/', () => namedIn(join(copy, 'dist')).length === 0],
  ['forms:check', () => run('forms:check')],
  ['check:unit', () => run('check:unit', '--', '--reporter=dot', ...process.argv.slice(2))],
]
const failed = steps.filter(([, isDone]) => !isDone()).map(([name]) => name)
console.log(failed.length === 0 ? 'Adopted, and green.' : `Red once adopted: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)

/** The files below a folder that have the old name in their text, metadata or path. */
function namedIn(folder: string): readonly string[] {
  const old = placeholder.toLowerCase()
  const found = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => {
      const file = join(folder, path)
      const isNamed = statSync(file).isFile() && readFileSync(file, 'latin1').toLowerCase().includes(old)
      return isNamed || path.toLowerCase().includes(old)
    })
  for (const path of found) console.log(`The old name is in dist/${path}.`)
  return found
}
