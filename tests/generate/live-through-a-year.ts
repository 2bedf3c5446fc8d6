// `npm run check:year`: walks 200 random edits over each form, then makes all changes of a year together in a copy of
// the repository, and runs `forms:fix`, `forms:check`, the build and the unit tests there. Arguments after `--`
// replace the unit tests.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFiles } from '../../src/generate/write-files'
import { readFiles } from '../../src/lint/read-files'
import { root } from '../../src/tooling/root'
import { changesOfAYear } from './changes-of-a-year'
import { slugsIn } from './form-edits'

const walk = spawnSync('npm', ['run', '--silent', 'check:unit', '--', 'tests/generate/random-walk.test.ts'], {
  cwd: root,
  env: { ...process.env, WALK_EDITS: '200' },
  stdio: 'inherit',
})

const copy = mkdtempSync(join(tmpdir(), 'year-'))
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
for (const path of listed.toString('utf8').split('\0').filter(Boolean))
  cpSync(join(root, path), join(copy, path), { recursive: true, force: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const files = readFiles(copy)
const changes = changesOfAYear(files)
const changed = changes.reduce((all, { change }) => change(all), files)
const gone = slugsIn(files).filter((slug) => !changed.has(`forms/${slug}/schema.json`))
const written = [...changed].filter(([path, text]) => files.get(path) !== text)
writeFiles(copy, new Map(written.map(([path, text]) => [path, String(text)])))
for (const slug of gone) rmSync(join(copy, 'forms', slug), { recursive: true })
console.log(`${changes.length} changes in ${written.length} files of ${copy}; retired: ${gone.join(', ')}`)

const unit = ['check:unit', '--', '--reporter=dot', ...process.argv.slice(2)]
const steps = [['forms:fix', '--', '--yes'], ['forms:check'], ['build'], unit]
// Its output is long, and only the last line matters.
const failed = steps.filter(
  ([name = '', ...rest]) =>
    spawnSync('npm', ['run', '--silent', name, ...rest], {
      cwd: copy,
      stdio: ['ignore', name === 'forms:fix' ? 'ignore' : 'inherit', 'inherit'],
    }).status !== 0,
)
const red = [...(walk.status === 0 ? [] : ['the random walk']), ...failed.map(([name]) => name)]
console.log(red.length === 0 ? 'The year is green.' : `Red after the year: ${red.join(', ')}`)
process.exit(red.length === 0 ? 0 : 1)
