import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../src/tooling/root'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'format-'))
  copyFileSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Whether the check of formats passes a badly formatted file at this path in the repository. */
function passes(path: string): boolean {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '{"text":   "Any text"}')
  const command = [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern']
  return spawnSync(process.execPath, command, { cwd: folder }).status === 0
}

test.each(['forms/contest/schema.json', 'forms/manifest.json', 'src/site/content/news.json'])(
  '%s may have any layout, because staff write it',
  (path) => {
    expect(passes(path)).toBe(true)
  },
)

test.each(['forms/_schema/ui.schema.json', 'src/site/shell/shell.json'])(
  '%s has the layout of the formatter',
  (path) => {
    expect(passes(path)).toBe(false)
  },
)
