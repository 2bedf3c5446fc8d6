import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillText } from '../../engine/fill-text'
import { readFiles, watchedFolders } from '../../lint/read-files'
import { compareForms, describeDiff, type FormsDiff } from './compare-forms'
import { drawForms, type FormToDraw } from './draw-forms'
import texts from './texts.json'

// `npm run forms:diff -- main`. Works on the repository of the current folder.
const { values, positionals } = readParameters()
const [revision] = positionals
if (revision === undefined || values.help) {
  console.log(texts.help)
  process.exit(values.help ? 0 : 2)
}

const git = (...parameters: readonly string[]): Buffer =>
  execFileSync('git', parameters, { cwd: here, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] })
const here = execFileSync('git', ['rev-parse', '--show-toplevel']).toString().trim()
const commit = commitOf(revision)
const earlier = mkdtempSync(join(tmpdir(), 'forms-before-'))
try {
  unpack(commit, earlier)
  const [before, after] = [readFiles(earlier), readFiles(here)]
  const diff = compareForms(before, after)
  const out = resolve(here, values.out)
  mkdirSync(out, { recursive: true })
  // The folder may have files of others: only pictures of an earlier run go.
  for (const name of readdirSync(out))
    if (/-(?:before|after)-(?:page|message)\.png$/.test(name)) rmSync(join(out, name))
  const markdown = describeDiff(diff, after, `${revision} (${commit.slice(0, 7)})`)
  writeFileSync(join(out, 'changes.md'), `${markdown}\n`)
  console.log(markdown)
  const forms = toDraw(diff, out)
  const browser = process.env['CHROMIUM'] || undefined
  // The comparison is whole without them.
  const withoutPictures = (error: Error) => {
    console.error(fillText(texts.noPictures, { reason: error.message.split('\n')[0] ?? '' }))
    return 0
  }
  const count = forms.length === 0 ? 0 : await drawForms(forms, { browser, onFailure }).catch(withoutPictures)
  console.log(`\n${fillText(texts.done, { folder: values.out, count })}`)
} finally {
  rmSync(earlier, { recursive: true, force: true })
}

function readParameters() {
  try {
    return parseArgs({
      options: { out: { type: 'string', default: 'dist-forms-diff' }, help: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    return stopWith(texts.help)
  }
}

function stopWith(text: string): never {
  console.error(text)
  return process.exit(2)
}

/** The merge base, so that changes made by others meanwhile are not shown as changes made here. */
function commitOf(name: string): string {
  try {
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    return stopWith(fillText(texts.unknownRevision, { revision: name }))
  }
  try {
    return git('merge-base', name, 'HEAD').toString().trim()
  } catch {
    return stopWith(fillText(texts.nothingInCommon, { revision: name }))
  }
}

/** Write the files of staff in that commit, and the pictures they refer to, into a folder. */
function unpack(commit: string, folder: string): void {
  const wanted = [...watchedFolders, 'public/images']
  const paths = wanted.filter((path) => git('ls-tree', '--name-only', commit, path).length > 0)
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', commit, ...paths) })
}

function toDraw({ forms }: FormsDiff, out: string): readonly FormToDraw[] {
  return forms.flatMap(({ slug, change }) => [
    ...(change === 'added'
      ? []
      : [{ slug, forms: join(earlier, 'forms'), out: join(out, `${slug}-before`) }]),
    ...(change === 'removed' ? [] : [{ slug, forms: join(here, 'forms'), out: join(out, `${slug}-after`) }]),
  ])
}

function onFailure({ slug, forms }: FormToDraw, reason: string): void {
  const side = forms.startsWith(earlier) ? 'before' : 'after'
  console.error(fillText(texts.cannotDraw, { slug, side, reason }))
}
