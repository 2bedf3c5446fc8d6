import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillText } from '../../engine/fill-text'
import { readFiles, watchedFolders } from '../../lint/read-files'
import type { LintCache } from '../../lint/source/read-workspace'
import { compareForms, describeDiff, type FormsDiff } from './compare-forms'
import { drawForms, type FormToDraw } from './draw-forms'
import texts from './texts.json'

interface DiffRun {
  readonly args: readonly string[]
  /** A folder of the repository. */
  readonly folder: string
  /** The browser's executable; undefined to search for one. */
  readonly browser: string | undefined
  readonly say: (text: string) => void
  readonly warn: (text: string) => void
  readonly cache?: LintCache
}

/**
 * The command `npm run forms:diff -- main`: compares the forms with those of a revision, writes the comparison and
 * pictures of what changed. Returns the exit code: 2 when its arguments were wrong, or there is nothing to compare
 * with.
 */
export async function runDiff({ args, folder, browser, say, warn, cache }: DiffRun): Promise<0 | 2> {
  const read = readArgs(args)
  if (!read) {
    warn(texts.help)
    return 2
  }
  const { values, positionals } = read
  const [revision, ...others] = positionals
  if (revision === undefined || others.length > 0 || values.help) {
    say(texts.help)
    return values.help ? 0 : 2
  }
  const here = repositoryOf(folder)
  if (here === undefined) {
    warn(texts.noRepository)
    return 2
  }
  const out = resolve(here, values.out)
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false) {
    warn(fillText(texts.outIsFile, { folder: values.out }))
    return 2
  }
  const commit = commitOf(here, revision)
  if (typeof commit !== 'string') {
    warn(fillText(texts[commit.missing], { revision }))
    return 2
  }
  const earlier = mkdtempSync(join(tmpdir(), 'forms-before-'))
  try {
    unpack(here, commit, earlier)
    const after = readFiles(here)
    const diff = compareForms(readFiles(earlier), after, cache)
    mkdirSync(out, { recursive: true })
    // The folder may have other files: only pictures of an earlier run are deleted.
    for (const name of readdirSync(out))
      if (/-(?:before|after)-(?:page|message)\.png$/.test(name)) rmSync(join(out, name))
    const markdown = describeDiff(diff, after, `${revision} (${commit.slice(0, 7)})`)
    writeFileSync(join(out, 'changes.md'), `${markdown}\n`)
    say(markdown)
    const forms = toDraw(diff, { earlier: join(earlier, 'forms'), here: join(here, 'forms'), out })
    const onFailure = ({ slug, forms: drawn }: FormToDraw, reason: string) => {
      const side = drawn.startsWith(earlier) ? 'before' : 'after'
      warn(fillText(texts.cannotDraw, { slug, side, reason }))
    }
    // The comparison is complete without pictures.
    const withoutPictures = (error: Error) => {
      warn(whyNoPictures(error, browser))
      return 0
    }
    const count =
      forms.length === 0 ? 0 : await drawForms(forms, { browser, onFailure }).catch(withoutPictures)
    say(`\n${fillText(texts.done, { folder: values.out, count })}`)
    return 0
  } finally {
    rmSync(earlier, { recursive: true, force: true })
  }
}

function runGit(folder: string, ...args: readonly string[]): Buffer {
  return execFileSync('git', args, { cwd: folder, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] })
}

/** The top of the repository around this folder; undefined where there is none, or no git. */
function repositoryOf(folder: string): string | undefined {
  try {
    return runGit(folder, 'rev-parse', '--show-toplevel').toString().trim()
  } catch {
    return undefined
  }
}

function whyNoPictures({ message }: Error, browser: string | undefined): string {
  const [reason = ''] = message.split('\n')
  if (!/executable doesn't exist/i.test(reason)) return fillText(texts.noPictures, { reason })
  return browser === undefined ? texts.noBrowser : fillText(texts.noBrowserAt, { browser })
}

/** Undefined for an unknown option. */
function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { out: { type: 'string', default: 'dist-forms-diff' }, help: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    return undefined
  }
}

/** The merge base, so that changes made by others meanwhile are not shown as changes made here. */
function commitOf(
  here: string,
  name: string,
): string | { readonly missing: 'unknownRevision' | 'nothingInCommon' } {
  try {
    runGit(here, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    return { missing: 'unknownRevision' }
  }
  try {
    return runGit(here, 'merge-base', name, 'HEAD').toString().trim()
  } catch {
    return { missing: 'nothingInCommon' }
  }
}

/** Write the files of staff in that commit, and the pictures they refer to, into a folder. */
function unpack(here: string, commit: string, folder: string): void {
  const wanted = [...watchedFolders, 'public/images']
  const paths = wanted.filter((path) => runGit(here, 'ls-tree', '--name-only', commit, path).length > 0)
  execFileSync('tar', ['-x', '-C', folder], {
    input: runGit(here, 'archive', '--format=tar', commit, ...paths),
  })
}

function toDraw(
  { forms }: FormsDiff,
  folders: { readonly earlier: string; readonly here: string; readonly out: string },
): readonly FormToDraw[] {
  const { earlier, here, out } = folders
  return forms.flatMap(({ slug, change }) => [
    ...(change === 'added' ? [] : [{ slug, forms: earlier, out: join(out, `${slug}-before`) }]),
    ...(change === 'removed' ? [] : [{ slug, forms: here, out: join(out, `${slug}-after`) }]),
  ])
}
