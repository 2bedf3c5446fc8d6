import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readOldAssets, writeOldAssets } from '../../../src/tooling/emit/old-assets'
import { temporaryFolder } from '../../support/temporary-folder'

const day = 24 * 60 * 60 * 1000

/** Build a version over the previous one, as the build does: into an empty folder. */
function build(folder: string, version: string, now: number): void {
  const old = readOldAssets(folder, now)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of ['same.js', `site-${version}.js`, `site-${version}.css`])
    writeFileSync(join(folder, 'assets', name), name)
  writeOldAssets(folder, old, now)
}

it('keeps the scripts and styles of each version for a week after the next one, and no longer', () => {
  const folder = join(temporaryFolder(), 'dist')
  const has = (name: string) => existsSync(join(folder, 'assets', name))
  build(folder, '1', 0)
  // However long a version was online, its week starts when it is replaced.
  build(folder, '2', 30 * day)
  expect([has('site-1.js'), has('site-1.css'), has('site-2.js'), has('same.js')]).toEqual([
    true,
    true,
    true,
    true,
  ])
  build(folder, '3', 37 * day)
  expect([has('site-1.js'), has('site-2.js'), has('site-3.js')]).toEqual([true, true, true])
  build(folder, '4', 39 * day)
  expect([has('site-1.js'), has('site-2.js'), has('site-4.js'), has('same.js')]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

it('builds over a version whose list of old files was copied in part', () => {
  const folder = join(temporaryFolder(), 'dist')
  build(folder, '1', 0)
  writeFileSync(join(folder, '_old-assets.json'), '{"site-0.j')
  build(folder, '2', day)
  expect(existsSync(join(folder, 'assets', 'site-1.js'))).toBe(true)
})
